import type { State, Step } from './appointment-steps.ts'
import type { ChangeRead } from './store-reader.ts'

/** The row of the status history that this step must have left. */
export function changeOf(was: State | null, next: State, { write, appointment, events }: Step): ChangeRead {
  const isCompeting = was !== null && write.subject !== appointment.id
  return {
    appointment_id: appointment.id,
    from_status: was?.status ?? null,
    to_status: next.status,
    doctor_id: next.doctor,
    actor_id: write.actor,
    cause: isCompeting ? 'slotTaken' : (write.action.split('.')[1] ?? ''),
    tx: events[0]?.tx ?? '',
  }
}

/** Exactly one row for each step, in their order, from the step's transaction. */
export function compareChanges(
  id: string,
  expected: readonly ChangeRead[],
  found: readonly ChangeRead[],
): string[] {
  const [is, should] = [found.map(lineOf).join('; '), expected.map(lineOf).join('; ')]
  return is === should ? [] : [`the history of appointment ${id} is ${is}; by its events it is ${should}`]
}

function lineOf({ from_status, to_status, doctor_id, actor_id, cause, tx }: ChangeRead): string {
  return `${from_status ?? 'nothing'} to ${to_status} with ${doctor_id ?? 'nobody'}: ${cause} by ${actor_id} in ${tx}`
}
