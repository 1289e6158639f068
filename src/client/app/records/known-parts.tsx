import { listPatientVitals } from '../../../shared/vitals/vitals.endpoints.ts'
import type { VitalReading } from '../../../shared/vitals/vitals.schemas.ts'
import { numbersText, readingText, readingTypes } from '../../../shared/vitals/vitals.units.ts'
import { earlierThan, latestOf } from '../../../shared/vitals/vitals.rules.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { Trend } from '../../ui/drawings/trend.tsx'
import { GradeMark } from '../../vitals/vitals.manifest.tsx'

/** How many earlier readings stand in numbers. */
const mostEarlier = 3

/** The latest of each type, with its grade and how it came to it. */
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
              <Course latest={reading} earlier={earlierThan(reading, data?.readings ?? [])} />
            </span>
            <GradeMark {...reading} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A reading in numbers, with the line from the earlier ones to it, and those in numbers. */
function Course({ latest, earlier }: { latest: VitalReading; earlier: readonly VitalReading[] }) {
  const { t, day } = useText()
  const before = earlier
    .filter(({ offScale }) => !offScale)
    .slice(0, mostEarlier)
    .toReversed()
  const line = latest.offScale ? before : [...before, latest]
  const values = before.map((one) => numbersText(one.values, latest.saidUnit)).join(', ')
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3">
        <b>{readingText(latest)}</b>
        {line.length > 1 && <Trend values={line.map((one) => one.values[0] ?? NaN)} />}
      </span>
      {before[0] && (
        <span className="block text-sm text-soft">
          {t('encounters.record.since', { date: day(before[0].date, 'short'), values })}
        </span>
      )}
    </>
  )
}

/** In place of a part of the record that could not be loaded. */
export function Failed() {
  const { t } = useText()
  return <p className="text-wrong">{t('encounters.record.failed')}</p>
}
