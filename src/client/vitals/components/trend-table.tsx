import type { VitalReading } from '../../../shared/vitals/vitals.schemas.ts'
import { readingText } from '../../../shared/vitals/vitals.units.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { symptomsText } from '../../platform/i18n/symptoms.ts'
import { EachReading } from './each-reading.tsx'
import { EnteredBy } from './entered-by.tsx'
import { SaidTime } from './said-time.tsx'
import { TypedText } from './typed-text.tsx'
import { GradeMark } from './vital-marks.tsx'

/** The chart's data as text: for screen readers, large text and exact values. */
export function TrendTable({ readings }: { readings: readonly VitalReading[] }) {
  const { t } = useText()
  return (
    <details>
      <summary className="min-h-12 cursor-pointer py-3 font-semibold text-leaf underline underline-offset-4">
        {t('vitalSigns.trend.table')}
      </summary>
      <ReadingTable readings={readings} />
    </details>
  )
}

export function ReadingTable({ readings }: { readings: readonly VitalReading[] }) {
  const { t, day } = useText()
  return (
    <table className="w-full text-start text-sm wrap-anywhere">
      <thead>
        <tr className="border-b-2 border-line">
          {(['date', 'value', 'grade'] as const).map((name) => (
            <th key={name} scope="col" className="py-1 pe-2 text-start align-bottom">
              {t(`vitalSigns.trend.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {readings.map((reading) => (
          <tr key={reading.id}>
            <th scope="row" className="py-2 pe-2 text-start align-top font-normal">
              {day(reading.date, 'short')}
              <SaidTime reading={reading} />
            </th>
            <td className="py-2 pe-2 align-top font-semibold">
              {readingText(reading)}
              {reading.context !== null && (
                <span className="block font-normal">{t(`vitalSigns.contexts.${reading.context}`)}</span>
              )}
              {reading.site && (
                <span className="block font-normal">{t(`vitalSigns.sites.${reading.site}`)}</span>
              )}
              {(reading.pregnancy === 'pregnant' || reading.pregnancy === 'afterBirth') && (
                <span className="block font-normal">
                  {t(`vitalSigns.patient.pregnancies.${reading.pregnancy}`)}
                </span>
              )}
              {reading.symptoms && (
                <span className="block font-normal">{symptomsText(t, reading.symptoms)}</span>
              )}
              <EachReading reading={reading} />
              <TypedText reading={reading} />
              <EnteredBy reading={reading} />
            </td>
            <td className="py-2 align-top">
              <GradeMark {...reading} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
