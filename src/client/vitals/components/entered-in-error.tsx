import type { VitalReading } from '../../../shared/vitals/vitals.schemas.ts'
import { readingText } from '../../../shared/vitals/vitals.units.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { GradeMark } from './vital-marks.tsx'

/** For a doctor who may have acted on them: readings that the patient took back, struck through. */
export function EnteredInError({ readings }: { readings: readonly VitalReading[] }) {
  const { t, day } = useText()
  if (readings.length === 0) return null
  return (
    <section className="space-y-2">
      <h3 className="font-semibold">{t('vitalSigns.patient.enteredInError')}</h3>
      <ul className="space-y-2">
        {readings.map((reading) => (
          <li key={reading.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
            <del>
              {t(`vitalSigns.types.${reading.type}`)} {readingText(reading)} · {day(reading.date, 'short')}
            </del>
            <GradeMark {...reading} />
            {reading.removedAt !== undefined && (
              <span className="text-sm">
                {t('vitalSigns.patient.removedOn', { date: day(reading.removedAt.slice(0, 10), 'short') })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
