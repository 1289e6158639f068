import { readTownFigures } from '../../../shared/appointments/appointments.endpoints.ts'
import { readTown } from '../../../shared/town/town.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { town } from '../../platform/clock/town.ts'
import { Disclosure } from '../../ui/disclosure.tsx'

/** The claims of town.json, folded on a phone, and today's figures; nothing when the town makes none. */
export function ClaimsStrip() {
  const { t, choose } = useText()
  const { data } = useAnswer(readTown)
  const { data: today } = useAnswer(readTownFigures)
  if (!data?.claims.length) return null
  return (
    <section className="space-y-2">
      <Disclosure title={t('home.claims', { town: choose(town().name) })} openOnWide>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-3 border-y-2 border-mustard py-4 md:grid-cols-4">
          {data.claims.map(({ value, label }) => (
            <li key={label.en} className="min-w-0 wrap-anywhere">
              <b className="block text-2xl text-leaf">{choose(value)}</b> {choose(label)}
            </li>
          ))}
        </ul>
      </Disclosure>
      {today && (
        <p>
          <b>{t('home.today')}</b> {t('home.doctors', { count: today.doctors })}{' '}
          {today.asked > 0 && t('home.answered', { asked: today.asked, confirmed: today.confirmed })}
        </p>
      )}
    </section>
  )
}
