import { useState, type ReactNode } from 'react'
import { dialOf, type Dial, type NumberName } from '../../../shared/town/town.numbers.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { town } from '../../platform/clock/town.ts'
import { Notice } from '../../ui/notice.tsx'
import { CallLink } from './call-link.tsx'
import { otherNames, sosNames } from './numbers.ts'

interface Line {
  dial: Dial
  name: string
  line: string
  quiet: boolean
}

/** All emergency numbers of the town; a pressed one shows below it that the call has started, and what to `tell`. */
export function QuickDial({ tell }: { tell: ReactNode }) {
  const { t } = useText()
  const [called, setCalled] = useState<NumberName | null>(null)
  return (
    <section aria-labelledby="quick-dial" className="flex flex-col gap-3">
      <h2 id="quick-dial" className="text-xl font-semibold">
        {t('emergencyPage.quickDial')}
      </h2>
      <ul className="grid items-start gap-1.5 sm:gap-3 md:grid-cols-2 print:grid-cols-2">
        {useLines().map(({ dial, name, line, quiet }) => (
          <li key={dial.name} className="flex flex-col gap-2 print:break-inside-avoid">
            <CallLink
              dial={dial}
              name={name}
              line={line}
              note={dial.isDoubtful ? t('firstAid.toConfirm') : undefined}
              onCall={() => setCalled(dial.name)}
              quiet={quiet}
            />
            {/* Below the pressed number: above it, the layout would shift under the next tap. */}
            {called === dial.name && (
              <Notice kind="plain" title={t('emergencyPage.initiated')}>
                <p>{t('emergency.calling', { name, number: dial.shown })}</p>
                <p className="mt-2 font-semibold">{t('firstAid.tell.title')}:</p>
                {tell}
              </Notice>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function useLines(): Line[] {
  const { t, choose } = useText()
  const { name, emergency } = town()
  return [
    ...sosNames.map((one) => ({
      dial: dialOf(emergency, one),
      name: t(`emergency.numbers.${one}.name`),
      line: t(`emergency.numbers.${one}.line`),
      quiet: false,
    })),
    ...otherNames.map((one) => ({
      dial: dialOf(emergency, one),
      name: t(`emergencyPage.numbers.${one}.name`),
      line: t(`emergencyPage.numbers.${one}.line`, { town: choose(name) }),
      quiet: true,
    })),
  ]
}
