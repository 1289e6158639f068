import { lazy, Suspense } from 'react'
import type { VitalReading } from '../../../shared/vitals/vitals.schemas.ts'
import { readingsListedOfType } from '../../../shared/vitals/vitals.limits.ts'
import { limitsOf, normalBand } from '../../../shared/vitals/vitals.thresholds.ts'
import {
  inUnit,
  readingText,
  valueText,
  vitalTypes,
  type Unit,
  type VitalType,
} from '../../../shared/vitals/vitals.units.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { EnteredBy } from './entered-by.tsx'
import { useAge } from './reading-age.ts'
import { GradePoint, TrendChart } from './trend-chart.tsx'
import { TrendTable } from './trend-table.tsx'
import { GradeMark, typeIcons } from './vital-marks.tsx'
import type { ShownReading } from './waiting-vitals.ts'

// Lazy: few patients have more readings than the server returns.
const OlderReadings = lazy(async () => ({
  default: (await import('./older-readings.tsx')).OlderReadings,
}))

interface Props {
  readings: readonly ShownReading[]
  /** The patient, for a doctor; absent for one's own. */
  patientId?: string | undefined
}

/** For each measured type: the latest, a chart, and its data. */
export function Trends({ readings, patientId }: Props) {
  const measured = vitalTypes.flatMap((type) => {
    const ofType = readings.filter((reading) => reading.type === type)
    return ofType.length > 0 ? [{ type, ofType }] : []
  })
  return (
    <div className="space-y-4">
      <Legend />
      {measured.map(({ type, ofType }) => (
        <TrendCard key={type} type={type} readings={ofType} patientId={patientId} />
      ))}
    </div>
  )
}

function TrendCard({ type, readings, patientId }: Props & { type: VitalType }) {
  const { t } = useText()
  const age = useAge()
  const [latest] = readings
  if (!latest) return null
  return (
    <Card className="space-y-3">
      <div className="space-y-1">
        <h3 className="flex items-center gap-2 text-lg font-semibold">
          <Icon name={typeIcons[type]} className="text-leaf" />
          {t(`vitalSigns.types.${type}`)}
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-xl font-bold">{readingText(latest)}</span>
          <GradeMark grade={latest.grade} />
          <span className="text-sm text-soft">{age(latest)}</span>
        </p>
        <EnteredBy reading={latest} />
      </div>
      {readings.length > 1 && <TrendChart type={type} readings={readings} unit={latest.saidUnit} />}
      <Band type={type} unit={latest.saidUnit} hasFasting={readings.some(isFasting)} />
      <TrendTable readings={readings} />
      <Older readings={readings.filter(({ waiting }) => !waiting)} patientId={patientId} />
    </Card>
  )
}

/** `readings`: those from the server, because a queued one may be older than the last of them. */
function Older({ readings, patientId }: Props) {
  const { t } = useText()
  const last = readings.at(-1)
  if (readings.length < readingsListedOfType || !last) return null
  return (
    <>
      <BandLine>{t('vitalSigns.trend.onlyNewest', { count: readings.length })}</BandLine>
      <Suspense>
        <OlderReadings last={last} patientId={patientId} />
      </Suspense>
    </>
  )
}

/** The normal range in numbers; with fasting readings both ranges are given. */
function Band({ type, unit, hasFasting }: { type: VitalType; unit: Unit; hasFasting: boolean }) {
  const { t } = useText()
  const [band, lower] = limitsOf(type, null).map(normalBand)
  const [fasting] = limitsOf(type, 'fasting').map(normalBand)
  if (!band || !fasting) return null
  const from = inUnit(band.from, unit)
  const to = valueText([band.to], unit)
  if (lower)
    return (
      <BandLine>
        {t('vitalSigns.trend.bandOfPressure', { from, to: inUnit(band.to, unit), under: lower.to + 1 })}
      </BandLine>
    )
  if (!hasFasting) return <BandLine>{t('vitalSigns.trend.band', { from, to })}</BandLine>
  return (
    <BandLine>
      {t('vitalSigns.trend.bandOfSugar', { from, to, fasting: valueText([fasting.to], unit) })}
    </BandLine>
  )
}

function BandLine({ children }: { children: string }) {
  return <p className="text-sm text-soft">{children}</p>
}

function isFasting({ context }: VitalReading): boolean {
  return context === 'fasting'
}

function Legend() {
  const { t } = useText()
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {(['normal', 'abnormal', 'urgent', 'critical'] as const).map((grade) => (
        <li key={grade} className="flex items-center gap-1.5">
          <svg viewBox="0 0 16 16" width="1.1em" height="1.1em" aria-hidden="true">
            <GradePoint x={8} y={8} grade={grade} />
          </svg>
          {t(`vitalSigns.grades.${grade}`)}
        </li>
      ))}
    </ul>
  )
}
