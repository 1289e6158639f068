import { lazy, Suspense } from 'react'
import { loadMessages } from '../../../platform/i18n/language.ts'
import { messageBundle } from '../../../platform/i18n/namespaces.ts'
import { today } from '../../../platform/clock/today.ts'
import type { ShownAppointment } from '../waiting-appointments.ts'

// For those with a number today.
const OwnQueue = lazy(async () => {
  const [{ OwnQueue: Loaded }] = await Promise.all([
    import('./own-queue.tsx'),
    loadMessages(messageBundle('own-queue')),
  ])
  return { default: Loaded }
})

/** The place in today's line, on the card of a visit by token. */
export function OwnQueuePlace({ appointment }: { appointment: ShownAppointment }) {
  const { _id, date, status, token, waiting } = appointment
  if (token === undefined || status !== 'scheduled' || date !== today() || waiting) return null
  return (
    <Suspense>
      <OwnQueue appointmentId={_id} />
    </Suspense>
  )
}
