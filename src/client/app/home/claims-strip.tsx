import { readTownFigures } from '../../../shared/appointments/appointments.endpoints.ts'
import { readTown } from '../../../shared/town/town.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { town } from '../../platform/clock/town.ts'

/** The claims of town.json with today's figures; nothing when the town makes none. */
export function ClaimsStrip() {
  const { t, choose } = useText()
  const { data } = useAnswer(readTown)
  const { data: today } = useAnswer(readTownFigures)
  if (!data?.claims.length) return null
  return (
    <section className="space-y-3">
      <h2 className="text-xl font-semibold">{t('home.claims', { town: choose(town().name) })}</h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-3 border-y-2 border-mustard py-4 md:grid-cols-4">
        {data.claims.map(({ value, label }) => (
          <li key={label.en} className="min-w-0 wrap-anywhere">
            <b className="block text-2xl text-leaf">{choose(value)}</b> {choose(label)}
          </li>
        ))}
      </ul>
      {today && (
        <p>
          <b>{t('home.today')}</b> {t('home.doctors', { count: today.doctors })}{' '}
          {today.asked > 0 && t('home.answered', { asked: today.asked, confirmed: today.confirmed })}
        </p>
      )}
    </section>
  )
}
