import type { VitalReading } from '../../../shared/vitals/vitals.schemas.ts'
import type { Grade } from '../../../shared/vitals/grading/vitals.grades.ts'
import type { Person } from '../../../shared/vitals/grading/vitals.person.ts'
import { trendOf } from '../../../shared/vitals/vitals.trend.ts'
import { inUnit, type Unit, type GradedType } from '../../../shared/vitals/vitals.units.ts'
import { useText } from '../../platform/i18n/i18n.tsx'

const box = { left: 40, right: 312, top: 10, bottom: 150 }
const placeX = (x: number) => box.left + x * (box.right - box.left)
const placeY = (y: number) => box.top + y * (box.bottom - box.top)

interface Props {
  type: GradedType
  person: Person
  /** Newest first, at least two. */
  readings: readonly VitalReading[]
  /** The unit of the scale. */
  unit: Unit
}

/** A chart of the readings with the normal range shaded and a marker shape for each grade. */
export function TrendChart({ type, person, readings, unit }: Props) {
  const { t, day } = useText()
  const { lines, marks } = trendOf(type, readings, person)
  const [from, to] = [readings.at(-1)?.date ?? '', readings[0]?.date ?? '']
  const label = t('vitalSigns.trend.label', {
    type: t(`vitalSigns.types.${type}`),
    count: readings.length,
    from: day(from, 'short'),
    to: day(to, 'short'),
  })
  return (
    <figure className="max-w-xl">
      <svg viewBox="0 0 320 160" aria-hidden="true" className="w-full">
        {lines.map(({ points, band }) => (
          <g key={points.map(({ y }) => y).join(' ')}>
            {band && (
              <rect
                x={box.left}
                width={box.right - box.left}
                y={placeY(band.top)}
                height={placeY(band.bottom) - placeY(band.top)}
                className="fill-leaf-tint"
              />
            )}
            <polyline
              points={points.map(({ x, y }) => `${placeX(x)},${placeY(y)}`).join(' ')}
              className="fill-none stroke-edge"
              strokeWidth="1.5"
            />
          </g>
        ))}
        {marks.map(({ value, y }) => (
          <text
            key={value}
            x={box.left - 6}
            y={placeY(y) + 4}
            textAnchor="end"
            fontSize="12"
            className="fill-soft"
          >
            {inUnit(value, unit)}
          </text>
        ))}
        {lines.flatMap(({ points }, nth) =>
          points.map(({ x, y, grade }, at) => (
            <GradePoint
              key={`${nth} ${readings.at(-1 - at)?.id}`}
              x={placeX(x)}
              y={placeY(y)}
              grade={grade}
            />
          )),
        )}
      </svg>
      <figcaption className="flex justify-between gap-2 ps-[12.5%] text-sm text-soft">
        <span className="sr-only">{label}</span>
        <span aria-hidden="true">{day(from, 'short')}</span>
        <span aria-hidden="true">{day(to, 'short')}</span>
      </figcaption>
    </figure>
  )
}

/** Disc: normal; triangle: abnormal; square: urgent; diamond: critical; ring: no grade. */
export function GradePoint({ x, y, grade }: { x: number; y: number; grade: Grade | null }) {
  if (grade === 'critical') {
    return <path d={`M${x} ${y - 7}l7 7l-7 7l-7 -7z`} className="fill-brick stroke-card" />
  }
  if (grade === 'urgent') {
    return <path d={`M${x - 5} ${y - 5}h10v10h-10z`} className="fill-mustard stroke-ink" />
  }
  if (grade === 'abnormal') {
    return <path d={`M${x} ${y - 6}l6 10.5h-12z`} className="fill-mustard stroke-mustard-ink" />
  }
  const look = grade === 'normal' ? 'fill-leaf stroke-card' : 'fill-card stroke-ink'
  return <circle cx={x} cy={y} r="4.5" className={look} />
}
