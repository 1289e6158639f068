import { lazy, Suspense } from 'react'
import { listAlarms, listDeskAlarms, listSms } from '../../../shared/alarms/alarms.endpoints.ts'
import { waitsAtDesk } from '../../../shared/alarms/alarms.rules.ts'
import { loadMessages } from '../../platform/i18n/language.ts'
import { messageBundle } from '../../platform/i18n/namespaces.ts'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { useSession } from '../../platform/session/session-store.ts'

// Fetched when there is one.
const Line = lazy(async () => {
  const [{ AlarmBarLine }] = await Promise.all([
    import('./alarm-bar-line.tsx'),
    loadMessages(messageBundle('alarm-bar')),
  ])
  return { default: AlarmBarLine }
})

/** Pages that show the alarms themselves. */
const pagesOfDoctor = new Set(['/', '/doctor', '/doctor/alerts'])

/** On every other page of coordinators and doctors: how many alarms wait, and the way to them. */
export function AlarmBar({ path }: { path: string }) {
  const role = useSession()?.person.role
  if (role === 'coordinator') return path !== '/desk' && <OfDesk />
  return role === 'doctor' && !pagesOfDoctor.has(path) && <OfDoctor path={path} />
}

// Kept fresh by the change stream alone, so that no page polls for it.
function OfDesk() {
  const { data } = useAnswer(listDeskAlarms)
  const { data: outbox } = useAnswer(listSms)
  const waiting = data?.alarms.filter(waitsAtDesk) ?? []
  // A doctor may be told by text message alone, long before the alarm comes to the desk.
  const sms = outbox?.unanswered ?? 0
  return (
    waiting.length + sms > 0 && (
      <Suspense>
        <Line alarms={waiting} sms={sms} to="/desk" />
      </Suspense>
    )
  )
}

function OfDoctor({ path }: { path: string }) {
  const { data } = useAnswer(listAlarms)
  const pageOf = (id: string) => `/doctor/alerts/${id}`
  const waiting = data?.alarms.filter(({ id, acknowledged }) => !acknowledged && pageOf(id) !== path) ?? []
  const [first] = waiting
  return (
    first && (
      <Suspense>
        <Line alarms={waiting} to={waiting.length === 1 ? pageOf(first.id) : '/doctor/alerts'} />
      </Suspense>
    )
  )
}
