import { dialOf } from '../../../shared/town/town.numbers.ts'
import { town } from '../../platform/clock/town.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'

/** Each with its points in order, and whom to phone. */
const parts = [
  {
    name: 'minor',
    points: ['report', 'pregnancy', 'identity', 'protected', 'secret'],
    calls: ['police', 'child'],
  },
  { name: 'assault', points: ['free', 'inform', 'consent'], calls: ['police', 'women'] },
  { name: 'medicoLegal', points: ['which', 'inform', 'note'], calls: ['police'] },
  { name: 'selfHarm', points: ['care', 'report', 'ask', 'after'], calls: ['mentalHealth'] },
] as const

/** What the law asks of a doctor, one page. */
export function Screen() {
  const { t } = useText()
  return (
    <Page title={t('duties.title')} lead={t('duties.lead')}>
      <p className="font-semibold">{t('duties.first')}</p>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {parts.map(({ name, points, calls }) => (
          <Card key={name} className="space-y-2">
            <h2 className="text-lg font-semibold">{t(`duties.parts.${name}.title`)}</h2>
            <p className="text-sm text-soft">{t(`duties.parts.${name}.law`)}</p>
            <ul className="list-disc space-y-1 ps-5">
              {points.map((point) => (
                <li key={point}>{t.find(`duties.parts.${name}.points.${point}`)}</li>
              ))}
            </ul>
            <div className="flex flex-wrap gap-x-6">
              {calls.map((call) => (
                <Call key={call} name={call} />
              ))}
            </div>
          </Card>
        ))}
      </div>
    </Page>
  )
}

function Call({ name }: { name: (typeof parts)[number]['calls'][number] }) {
  const { t } = useText()
  const { number, shown } = dialOf(town().emergency, name)
  return <PhoneLink number={number}>{`${t(`duties.call.${name}`)}: ${shown}`}</PhoneLink>
}
