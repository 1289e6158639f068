import type { DoctorSummary } from '../../../shared/appointments/worklist/appointments.figures.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Link } from '../../platform/browser/navigation.tsx'

const tiles = [
  ['today', '/doctor#today'],
  ['patients', '/doctor/patients'],
  ['pendingReviews', '/doctor/requests'],
  ['teleconsultations', '/doctor/teleconsultations'],
] as const

/** The four figures, each linked to what it counts. A dash while loading avoids a layout shift. */
export function DoctorFigures({ summary }: { summary: DoctorSummary | undefined }) {
  const { t, number } = useText()
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {tiles.map(([name, to]) => (
        <li key={name} className="flex">
          <Link
            to={to}
            className="min-w-0 flex-1 rounded-2xl border border-line bg-card p-4 wrap-anywhere hover:border-leaf hover:bg-leaf-tint"
          >
            <span className="block text-3xl font-bold text-leaf">
              {summary ? number(summary[name]) : '–'}
            </span>
            <span className="block text-soft">{t(`doctorDashboard.tiles.${name}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
