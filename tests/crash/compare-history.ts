import { isOneDoctorsNo, stepOf, type Event } from './events.ts'
import type { Known } from './known.ts'
import type { AppointmentRead, Reading } from './store-reader.ts'

/** From which states an event may come, and to which it leads. */
const steps: Record<string, { from: string[]; to: string }> = {
  requested: { from: ['nothing', 'between doctors'], to: 'pending' },
  declines: { from: ['pending'], to: 'between doctors' },
  opened: { from: ['pending'], to: 'pending' },
  offered: { from: ['pending'], to: 'pending' },
  accepted: { from: ['pending'], to: 'scheduled' },
  failed: { from: ['pending'], to: 'failed' },
  cancelledByPatient: { from: ['pending', 'scheduled'], to: 'cancelled' },
  cancelledByDoctor: { from: ['scheduled'], to: 'cancelled' },
}

const active = ['pending', 'scheduled', 'in-progress']
const bound = ['scheduled', 'in-progress']

/** Every appointment's state must follow from its events, and no two may claim the same time. */
export function compareHistories(known: Known[], store: Reading): string[] {
  const events = new Map<string, Event[]>()
  for (const event of store.events) events.set(event.subject, [...(events.get(event.subject) ?? []), event])
  const acceptedBy = new Map(
    known
      .filter(({ write }) => write.action === 'appointments.accept')
      .map(({ write }) => [write.subject, write.actor]),
  )
  return [
    ...store.appointments.flatMap((one) => [
      ...replay(one, events.get(one.id) ?? []),
      ...(bound.includes(one.status) && acceptedBy.get(one.id) !== one.doctor_id
        ? [`appointment ${one.id} is ${one.status} with a doctor who did not accept it`]
        : []),
    ]),
    ...findDoubles(store.appointments, active, 'patient_id'),
    ...findDoubles(store.appointments, bound, 'doctor_id'),
  ]
}

function replay(appointment: AppointmentRead, events: Event[]): string[] {
  let status = 'nothing'
  for (const event of events) {
    if (isOneDoctorsNo(event)) continue
    const kind = stepOf(event) ?? event.kind
    const step = steps[kind]
    if (!step?.from.includes(status)) return [`appointment ${appointment.id} was ${status}, and then ${kind}`]
    status = step.to
  }
  const isSame = status === appointment.status
  return isSame
    ? []
    : [`appointment ${appointment.id} is ${appointment.status}; by its events it is ${status}`]
}

function findDoubles(
  appointments: AppointmentRead[],
  states: string[],
  side: 'patient_id' | 'doctor_id',
): string[] {
  const first = new Map<string, string>()
  return appointments.flatMap((one) => {
    if (!states.includes(one.status)) return []
    const slot = `${one[side]} ${one.starts_at}`
    const other = first.get(slot)
    first.set(slot, one.id)
    return other
      ? [`doubled: appointments ${other} and ${one.id} hold the same time of the same ${side}`]
      : []
  })
}
