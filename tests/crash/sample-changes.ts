import type { ChangeRead } from './store-reader.ts'

interface Happened {
  kind: string
  subject: string
  told?: string[]
}

/** The row that the server would leave of these events of one write and one appointment; `last`: the one before. */
export function changeAfter(
  events: readonly Happened[],
  by: { action: string; actor: string; subject: string | null; tx: string },
  last: ChangeRead | undefined,
): ChangeRead {
  const { kind = '', subject = '' } = events[0] ?? {}
  const isCompeting = by.action !== 'appointments.request' && by.subject !== subject
  const asked = events.find((event) => event.kind === 'appointments.requested')?.told?.[0] ?? null
  const isAccepted = kind === 'appointments.accepted'
  const isCancelled = kind.startsWith('appointments.cancelled')
  const kept = isCancelled ? (last?.doctor_id ?? null) : asked
  const openStatus = isCancelled ? 'cancelled' : 'pending'
  return {
    appointment_id: subject,
    from_status: last?.to_status ?? null,
    to_status: isAccepted ? 'scheduled' : openStatus,
    doctor_id: isAccepted ? by.actor : kept,
    actor_id: by.actor,
    cause: isCompeting ? 'slotTaken' : by.action.replace('appointments.', ''),
    tx: by.tx,
  }
}
