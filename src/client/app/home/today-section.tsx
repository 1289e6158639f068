import type { Area } from '../../../shared/kit/areas.ts'
import { PatientAlarms } from '../alarms/patient-alarms.tsx'
import { NextVisit } from '../../appointments/appointments.manifest.tsx'
import { Link } from '../../platform/browser/navigation.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useSharedAreas } from '../../platform/people/use-people.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { DosesNow } from '../../reminders/reminders.manifest.tsx'
import { KeptHeight } from './kept-height.tsx'

/** What a patient opens the app for most often, each with its drawing: the lines, and what they point at. */
const pictures: readonly { name: string; to: string; area?: Area; drawing: readonly [string, string] }[] = [
  {
    name: 'doctor',
    to: '/appointments/book',
    area: 'appointments',
    drawing: ['M12 2a4 4 0 1 0 .1 0M3 22q0-9 9-9t9 9z', 'M9 13v4a3 3 0 0 0 5 2m1-6v4m0 0a1 1 0 1 0 .1 0'],
  },
  {
    name: 'measure',
    to: '/vitals',
    area: 'vitals',
    drawing: ['M10 3v11a4 4 0 1 0 4 0V3q-2-2-4 0', 'M12 8v8m0 0a1 1 0 1 0 .1 0M17 5h3m-3 4h3'],
  },
  {
    name: 'medicines',
    to: '/reminders',
    area: 'reminders',
    drawing: ['m4 14 8-8a4 4 0 0 1 6 6l-8 8a4 4 0 0 1-6-6z', 'm8 10 6 6m2-8-2-2'],
  },
  { name: 'hospitals', to: '/hospitals', drawing: ['M4 22V10l8-7 8 7v12z', 'M12 10v8m-4-4h8'] },
]

/** On top of a patient's home: an open alarm, the next visit, doses due, and the four most used places. */
export function TodaySection() {
  const areas = useSharedAreas()
  const isShared = (area?: Area) => area === undefined || areas.includes(area)
  return (
    // On wide screens the pictures stand beside the cards, if there are any.
    <div className="flex flex-col gap-4 sm:gap-5 lg:flex-row lg:items-start">
      <div className="flex min-w-0 flex-col gap-4 sm:gap-5 lg:flex-1 [&:not(:has(>:not(:empty),>[style]))]:hidden">
        {isShared('vitals') && <PatientAlarms />}
        {isShared('appointments') && (
          <KeptHeight name="nextVisit">
            <NextVisit />
          </KeptHeight>
        )}
        {isShared('reminders') && (
          <KeptHeight name="dosesNow">
            <DosesNow />
          </KeptHeight>
        )}
      </div>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 lg:flex-1 lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        {pictures
          .filter(({ area }) => isShared(area))
          .map((picture) => (
            <li key={picture.name} className="flex">
              <PictureTile {...picture} />
            </li>
          ))}
      </ul>
    </div>
  )
}

function PictureTile({ name, to, drawing: [lines, accent] }: (typeof pictures)[number]) {
  const { t } = useText()
  return (
    <Link
      to={to}
      className="flex w-full flex-col items-center gap-1 rounded-2xl border border-line bg-card p-3 text-center font-semibold hover:border-leaf hover:bg-leaf-tint"
    >
      <Drawing lines={lines} accent={accent} className="size-14" />
      <span>{t.find(`home.pictures.${name}`)}</span>
    </Link>
  )
}
