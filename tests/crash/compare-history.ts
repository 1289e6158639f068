import { follow, type Expected, type State, type Step } from './appointment-steps.ts'
import { changeOf, compareChanges } from './compare-changes.ts'
import { keyOf, peopleOf, stepOf, type Event } from './events.ts'
import type { Known } from './known.ts'
import type { AppointmentRead, ChangeRead, Reading } from './store-reader.ts'

const active = ['pending', 'scheduled', 'in-progress']
const bound = ['scheduled', 'in-progress']
const desk = 'appointments'

export interface Histories {
  differences: string[]
  /** By event id, the people who must have a notice of it. */
  told: Map<string, readonly string[]>
  /** By `withdrawnKey`, the instants at which notices of an offer or request were marked as seen automatically. */
  withdrawn: Map<string, string[]>
}

/** Every appointment must follow from its events and each event from a write, and no two may have the same time. */
export function compareHistories(known: Known[], store: Reading): Histories {
  const histories: Histories = { differences: [], told: new Map(), withdrawn: new Map() }
  const stepsOf = findSteps(known, store)
  for (const one of store.appointments) {
    const found = store.changes.filter((change) => change.appointment_id === one.id)
    const state = replay(one, stepsOf.get(one.id) ?? [], histories, found)
    if (state) histories.differences.push(...compareState(one, state, store.declines))
  }
  histories.differences.push(...findDoubles(store.appointments, active, 'patient_id'))
  histories.differences.push(...findDoubles(store.appointments, bound, 'doctor_id'))
  return histories
}

/** For each appointment, the writes that changed it in the order of their events. */
function findSteps(known: Known[], store: Reading): Map<string, Step[]> {
  const knownBy = new Map(known.map((one) => [one.given.tx, one]))
  const appointments = new Map(store.appointments.map((one) => [one.id, one]))
  const findFree = freeDoctorsIn(known, appointments)
  const groups = new Map<string, Event[]>()
  for (const event of store.events) {
    const key = `${event.subject} ${event.tx}`
    groups.set(key, [...(groups.get(key) ?? []), event])
  }
  const steps = new Map<string, Step[]>()
  for (const events of groups.values()) {
    const [{ subject, tx } = { subject: '', tx: '' }] = events
    const appointment = appointments.get(subject)
    const by = knownBy.get(tx)
    // Events without a write or an appointment are reported elsewhere.
    if (!appointment || !by) continue
    const { write, given } = by
    const meant = write.subject === null ? undefined : appointments.get(write.subject)
    const step = {
      write,
      at: given.at,
      appointment,
      meant,
      events,
      findFreeDoctor: findFree(appointment, given.at),
    }
    steps.set(subject, [...(steps.get(subject) ?? []), step])
  }
  return steps
}

/** Approved by then, since their first saved profile, and never booked at that time in the whole record. */
function freeDoctorsIn(known: Known[], appointments: ReadonlyMap<string, AppointmentRead>) {
  const saves = known.filter(({ write }) => write.action === 'doctors.save')
  const boundAt = new Set(
    known
      .filter(({ write }) => write.action === 'appointments.accept')
      .map(({ write }) => `${write.actor} ${appointments.get(write.subject ?? '')?.starts_at}`),
  )
  return (appointment: AppointmentRead, at: string) => (declines: ReadonlyMap<string, unknown>) =>
    saves
      .filter(({ given }) => Number(given.at) < Number(at))
      .map(({ write }) => write.actor)
      .find((doctor) => !declines.has(doctor) && !boundAt.has(`${doctor} ${appointment.starts_at}`))
}

/** `event`: from `keyOf`. Without a person: for everybody who has the notice. */
export function withdrawnKey(event: string, personId = 'all'): string {
  return `${event} ${personId}`
}

/** Null, and a difference, if the events do not fit; a difference if the status history, `found`, does not. */
function replay(
  { id }: AppointmentRead,
  steps: Step[],
  histories: Histories,
  found: readonly ChangeRead[],
): State | null {
  const changes: ChangeRead[] = []
  let state: State | null = null
  const happened: Event[] = []
  for (const step of steps) {
    const outcome = follow(state, step)
    const kinds = step.events.map(stepOf).join(' and ')
    if (!outcome || !areAsExpected(step.events, outcome.expected)) {
      histories.differences.push(
        `appointment ${id} was ${state?.status ?? 'nothing'}, and then ${kinds} by ${step.write.action} of ${step.write.username}`,
      )
      return null
    }
    for (const [at, event] of step.events.entries()) {
      histories.told.set(event.id, outcome.expected[at]?.told ?? [])
      happened.push(event)
    }
    const { withdraws } = outcome
    for (const event of happened) {
      if (stepOf(event) !== withdraws?.step) continue
      const key = withdrawnKey(keyOf(event), withdraws.of)
      histories.withdrawn.set(key, [...(histories.withdrawn.get(key) ?? []), step.at])
    }
    changes.push(changeOf(state, outcome.next, step))
    state = outcome.next
  }
  histories.differences.push(...compareChanges(id, changes, found))
  if (state === null) histories.differences.push(`appointment ${id} has no event of its request`)
  return state
}

function areAsExpected(events: readonly Event[], expected: Expected[]): boolean {
  return (
    events.length === expected.length &&
    events.every((event, at) => {
      const should = expected[at]
      return (
        should !== undefined &&
        stepOf(event) === should.kind &&
        event.topics.includes(desk) &&
        isSameSet(peopleOf(event), should.hears)
      )
    })
  )
}

function compareState(one: AppointmentRead, state: State, declines: Reading['declines']): string[] {
  const is = `${one.status} with ${one.doctor_id ?? 'nobody'}, offered to all: ${one.offered_to_all}`
  const should = `${state.status} with ${state.doctor ?? 'nobody'}, offered to all: ${state.offeredToAll}`
  const out = declines
    .filter((row) => row.appointment_id === one.id)
    .map(({ doctor_id, cause }) => `${doctor_id} ${cause}`)
  const shouldBeOut = [...state.declines].map(([doctor, cause]) => `${doctor} ${cause}`)
  return [
    ...(is === should ? [] : [`appointment ${one.id} is ${is}; by its events it is ${should}`]),
    ...(isSameSet(out, shouldBeOut)
      ? []
      : [`out of appointment ${one.id} are ${out.join(', ')}; by its events ${shouldBeOut.join(', ')}`]),
  ]
}

/** The same elements, each equally often. */
export function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join(' ') === other.toSorted().join(' ')
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
