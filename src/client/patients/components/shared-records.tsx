import { listGranted } from '../../../shared/shares/shares.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkRow } from '../../ui/link-row.tsx'

/** Patients who let this doctor read the record for a time. */
export function SharedRecords() {
  const { t, day, time } = useText()
  const { data = [] } = useAnswer(listGranted)
  if (data.length === 0) return null
  return (
    <section className="space-y-2">
      <h2 className="text-lg font-semibold">{t('doctorPatients.sharedWithYou')}</h2>
      <Card className="py-1 sm:py-2">
        <ul className="divide-y divide-line">
          {data.map(({ id, patientId, name, until }) => (
            <li key={id}>
              <LinkRow to={`/doctor/patients/${patientId}`}>
                <span className="block text-lg font-semibold">{name}</span>
                <span className="block text-sm text-soft">
                  {t('doctorPatients.sharedUntil', {
                    date: day(until.date, 'short'),
                    time: time(until.time),
                  })}
                </span>
              </LinkRow>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
