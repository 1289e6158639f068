import { listPatientMedicines } from '../../../shared/reminders/reminders.endpoints.ts'
import { listPatientVitals } from '../../../shared/vitals/vitals.endpoints.ts'
import { readingText, readingTypes } from '../../../shared/vitals/vitals.units.ts'
import { latestOf } from '../../../shared/vitals/vitals.rules.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { GradeMark } from '../../vitals/vitals.manifest.tsx'

/** The latest of each type, with its grade. */
export function Readings({ patientId }: { patientId: string }) {
  const { t, day } = useText()
  const { data, isPending } = useAnswer(listPatientVitals, { params: { id: patientId } })
  const latest = readingTypes.flatMap((type) => latestOf(data?.readings ?? [], type) ?? [])
  return (
    <section>
      <h3 className="font-semibold">{t('encounters.record.readings')}</h3>
      {isPending && <Skeleton lines={3} />}
      {!isPending && !data && <Failed />}
      {data && latest.length === 0 && <p className="text-soft">{t('encounters.record.noReadings')}</p>}
      <ul className="divide-y divide-line">
        {latest.map((reading) => (
          <li key={reading.id} className="flex flex-wrap items-center justify-between gap-x-3 py-1.5">
            <span>
              <span className="block text-sm text-soft">
                {t(`vitalSigns.types.${reading.type}`)} · {day(reading.date, 'short')}
              </span>
              <b>{readingText(reading)}</b>
            </span>
            <GradeMark {...reading} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Medicines({ patientId }: { patientId: string }) {
  const { t } = useText()
  const { data, isPending } = useAnswer(listPatientMedicines, { params: { id: patientId } })
  const taken = data?.reminders.filter(({ isRemoved }) => !isRemoved) ?? []
  return (
    <section>
      <h3 className="font-semibold">{t('encounters.record.medicines')}</h3>
      {isPending && <Skeleton lines={2} />}
      {!isPending && !data && <Failed />}
      {data && taken.length === 0 && <p className="text-soft">{t('encounters.record.noMedicines')}</p>}
      <ul>
        {taken.map(({ id, name, plans }) => (
          <li key={id} className="wrap-anywhere">
            {[name, plans.at(-1)?.dosage].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Failed() {
  const { t } = useText()
  return <p className="text-wrong">{t('encounters.record.failed')}</p>
}
