import { useState, type ReactNode } from 'react'
import { dialOf } from '../../../shared/town/town.numbers.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { town } from '../../platform/clock/town.ts'
import { Notice } from '../../ui/notice.tsx'
import { sosNames } from './numbers.ts'

/**
 * The three numbers of the SOS question, as large, for people without an account. A press shows what to tell the
 * operator: by state, and by the focus of the link as long as the page has no script.
 */
export function PublicNumbers({ tell }: { tell: ReactNode }) {
  const { t } = useText()
  const [isCalled, setCalled] = useState(false)
  return (
    <section aria-label={t('shell.quickHelp.title')} className="group/dial flex flex-col gap-1">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-2">
        {sosNames.map((name) => {
          const { number, shown } = dialOf(town().emergency, name)
          return (
            <li key={name} className="flex">
              <a
                href={`tel:${number}`}
                onClick={() => setCalled(true)}
                className="flex min-h-16 w-full flex-col items-center justify-center rounded-2xl border-2 border-brick bg-brick px-1 py-2 text-center text-on-brick hover:bg-brick-hover print:bg-card print:text-ink"
              >
                <span className="text-2xl font-bold">{shown}</span>
                <span className="text-sm">{t(`shell.quickHelp.${name}`)}</span>
              </a>
            </li>
          )
        })}
      </ul>
      <p className="text-sm text-soft">{t('firstAid.green')}</p>
      <div data-print="no" className={isCalled ? '' : 'hidden group-focus-within/dial:block'}>
        <Notice kind="plain" title={t('firstAid.called')}>
          <p className="font-semibold">{t('firstAid.tell.title')}:</p>
          {tell}
        </Notice>
      </div>
    </section>
  )
}
