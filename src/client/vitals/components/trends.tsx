import { lazy, Suspense, useState } from 'react'
import { readingsListedOfType } from '../../../shared/vitals/vitals.limits.ts'
import { normalBands } from '../../../shared/vitals/grading/vitals.band.ts'
import type { Person } from '../../../shared/vitals/grading/vitals.person.ts'
import {
  inUnit,
  readingText,
  valueText,
  gradedTypes,
  type GradedType,
  type Unit,
} from '../../../shared/vitals/vitals.units.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { symptomsText } from '../../platform/i18n/symptoms.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { EnteredBy } from './entered-by.tsx'
import { useAge } from './reading-age.ts'
import { GradePoint, TrendChart } from './trend-chart.tsx'
import { TrendTable } from './trend-table.tsx'
import { GradeMark, typeIcons } from './vital-marks.tsx'
import type { ShownReading } from './waiting/waiting-vitals.ts'

// Lazy: few patients have more readings than the server returns.
const OlderReadings = lazy(async () => ({
  default: (await import('./older-readings.tsx')).OlderReadings,
}))

interface Props {
  readings: readonly ShownReading[]
  /** The patient, for a doctor; absent for one's own. */
  patientId?: string | undefined
  /** Whose limits are shown. */
  person: Person
  hasPressureTarget?: boolean | undefined
}

/** For each measured type: the latest, a chart, and its data; `isFolded`: the charts are drawn when opened. */
export function Trends({ readings, isFolded, ...shared }: Props & { isFolded?: boolean }) {
  const measured = gradedTypes.flatMap((type) => {
    const ofType = readings.filter((reading) => reading.type === type)
    return ofType.length > 0 ? [{ type, readings: ofType }] : []
  })
  const Trend = isFolded ? FoldedTrend : OpenTrend
  return (
    <div className={isFolded ? 'space-y-2' : 'space-y-4'}>
      {!isFolded && <Legend />}
      {measured.map((one) => (
        <Trend key={one.type} {...one} {...shared} />
      ))}
    </div>
  )
}

interface TrendProps extends Props {
  type: GradedType
}

function OpenTrend(props: TrendProps) {
  return (
    <Card className="space-y-3">
      <Latest {...props} />
      <History {...props} />
    </Card>
  )
}

/** Draws the chart when it is opened: charts of a full record take most of the time the screen needs. */
function FoldedTrend(props: TrendProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="group rounded-2xl border border-line bg-card"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-14 cursor-pointer items-center gap-2 rounded-2xl px-4 py-2 hover:bg-leaf-tint">
        <div className="min-w-0 flex-1">
          <Latest {...props} />
        </div>
        <Icon name="chevron-down" className="text-soft group-open:rotate-180" />
      </summary>
      {isOpen && (
        <div className="space-y-3 px-4 pt-2 pb-4">
          <Legend />
          <History {...props} />
        </div>
      )}
    </details>
  )
}

function Latest({ type, readings: [latest] }: TrendProps) {
  const { t } = useText()
  const age = useAge()
  if (!latest) return null
  return (
    <div className="space-y-1">
      <h3 className="flex items-center gap-2 text-lg font-semibold">
        <Icon name={typeIcons[type]} className="text-leaf" />
        {t(`vitalSigns.types.${type}`)}
      </h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-xl font-bold">{readingText(latest)}</span>
        <GradeMark {...latest} />
        <span className="text-sm text-soft">
          {age(latest)}
          {latest.site && ` · ${t(`vitalSigns.sites.${latest.site}`)}`}
        </span>
      </p>
      {latest.symptoms && <p className="font-semibold">{symptomsText(t, latest.symptoms)}</p>}
      <EnteredBy reading={latest} />
    </div>
  )
}

function History({ type, readings, patientId, person, hasPressureTarget }: TrendProps) {
  const { t } = useText()
  const [latest] = readings
  if (!latest) return null
  const numbered = readings.filter(({ offScale }) => !offScale)
  return (
    <>
      {numbered.length > 1 && (
        <TrendChart type={type} person={person} readings={numbered} unit={latest.saidUnit} />
      )}
      <Band type={type} person={person} unit={latest.saidUnit} />
      {type === 'bloodPressure' && hasPressureTarget && (
        <BandLine>{t('vitalSigns.trend.pressureTarget')}</BandLine>
      )}
      <TrendTable readings={readings} />
      <Older readings={readings.filter(({ waiting }) => !waiting)} patientId={patientId} />
    </>
  )
}

/** `readings`: those from the server, because a queued one may be older than the last of them. */
function Older({ readings, patientId }: Pick<Props, 'readings' | 'patientId'>) {
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

/** The normal range in numbers; for sugar of each context. Nothing where no value is called normal. */
function Band({ type, unit, person }: { type: GradedType; unit: Unit; person: Person }) {
  const { t } = useText()
  const [band, lower] = normalBands(type, null, person)
  if (!band) return null
  const from = inUnit(band.from, unit)
  const to = valueText([band.to], unit)
  if (lower)
    return (
      <BandLine>
        {t('vitalSigns.trend.bandOfPressure', { from, to: inUnit(band.to, unit), under: lower.to + 1 })}
      </BandLine>
    )
  if (type !== 'bloodSugar') return <BandLine>{t('vitalSigns.trend.band', { from, to })}</BandLine>
  const [fasting, afterFood] = (['fasting', 'afterFood'] as const).map(
    (context) => normalBands(type, context, person)[0],
  )
  return (
    <BandLine>
      {t('vitalSigns.trend.bandOfSugar', {
        from,
        to,
        fasting: fasting ? valueText([fasting.to], unit) : '',
        afterFood: afterFood ? valueText([afterFood.to], unit) : '',
      })}
    </BandLine>
  )
}

function BandLine({ children }: { children: string }) {
  return <p className="text-sm text-soft">{children}</p>
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
