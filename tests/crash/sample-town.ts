import { newRecord, type Happened } from './sample-record.ts'
import type { AlarmRead, AppointmentRead, Reading } from './store-reader.ts'
import type { Write } from './writes.ts'

type Sample = ReturnType<typeof newRecord>

/** A record without errors, to test the comparison. */
export function sampleTown(): { writes: Write[]; store: Reading } {
  const sample = newRecord()
  moveIn(sample)
  askTwice(sample)
  reassignAndReopen(sample)
  openAndCancel(sample)
  compete(sample)
  alarm(sample)
  // The last request, which the test damages: still pending with a doctor.
  request(sample, 'a9', 'p1', 'd1')
  sample.store.appointments.push(appointment('a9', 'pending', 'd1', 909))
  return { writes: sample.writes, store: sample.store }
}

function moveIn({ did, store }: Sample): void {
  const codes = { kind: 'accounts.codesOffered', subject: 'p1', hears: ['p1'], told: ['p1'] }
  store.users.push({ username: 'p1', tx: did('accounts.register', 'anyone', { username: 'p1' }, [codes]) })
  store.sessions.push({ user_id: 'p1', tx: did('accounts.login', 'anyone') })
  const saved = { kind: 'patients.saved', subject: 'p1', hears: ['p1'] }
  did('patients.save', 'p1', { body: { address: 'Ward 1' } }, [saved])
  store.profiles.push({ username: 'p1', mark: 'Ward 1' })
  for (const doctor of ['d1', 'd2', 'd3']) {
    const decided = { kind: 'doctors.decided', subject: doctor, hears: [doctor], topic: 'doctors' }
    did('doctors.save', doctor, { body: { clinic: 'Ward 1' } }, [decided])
    did('doctors.save', doctor, { body: { clinic: 'Ward 2' } })
    store.profiles.push({ username: doctor, mark: 'Ward 2' })
  }
}

/** A critical reading raises an alarm, and a doctor says what came of it. */
function alarm({ did, store }: Sample): void {
  const critical = { kind: 'vitals.critical', subject: 'r1', hears: ['p1'], topic: 'person:p1' }
  did('vitals.add', 'p1', {}, [critical])
  store.readings.push({ id: 'r1', alarms: 1, jobs: 0 })
  store.tellings.push({ person: 'd1', alarm: 'l1', tellings: 1, notices: 1 })
  store.alarms.push(unanswered('l0'))
  did('alarms.acknowledge', 'd1', { subject: 'l1' })
  store.outcomes.push({ tx: did('alarms.outcome', 'd1', { subject: 'l1' }) })
}

/** Its steps came after 0, 5, 10 and 15 minutes. */
function unanswered(id: string): AlarmRead {
  const steps = { raised: '0', treating: '0', duty: '300000', desk: '600000', patient: '900000' }
  const desk = { desk_tellings: 1, desk_rows: 1, desk_gap: null, desk_events: 1 }
  const patient = { patient_rows: 1, patient_events: 1, patient_notices: 1, acting: 1 }
  return { id, ...steps, told_doctors: 1, is_unanswered: true, ...desk, ...patient }
}

/** One request is accepted, one refused, one abandoned. */
function askTwice(sample: Sample): void {
  const { did, failed, store } = sample
  request(sample, 'a1', 'p1', 'd1')
  failed('appointments.request', 'p1', { fate: 'refused', status: 409 })
  failed('appointments.request', 'p1', { fate: 'abandoned' })
  accept(sample, 'a1', 'd1', ['p1', 'd1'])
  const accepted = store.notices.find(({ kind }) => kind === 'appointments.accepted')
  if (accepted) accepted.seen_at = did('notifications.seen', 'p1', { body: { ids: [accepted.id] } })
  store.appointments.push(appointment('a1', 'scheduled', 'd1', 901))
}

/** From doctor to doctor, then open to all; taken and given back, with nobody left. */
function reassignAndReopen(sample: Sample): void {
  const { did, store, withdraw } = sample
  request(sample, 'a2', 'p1', 'd1')
  const first = did('appointments.reject', 'd1', { subject: 'a2' }, reassigned('a2', 'p1', 'd1', 'd2'))
  withdraw('a2', first, 'd1')
  const opened = tell('opened', 'a2', ['p1', 'd2'], ['p1'])
  const second = did('appointments.reject', 'd2', { subject: 'a2' }, [opened, offered('a2', ['d3'])])
  withdraw('a2', second, 'd2')
  withdraw('a2', accept(sample, 'a2', 'd3', ['p1', 'd3']))
  const reopened = tell('reopened', 'a2', ['p1', 'd3'], ['p1'])
  const third = did('appointments.cancel', 'd3', { subject: 'a2' }, [reopened])
  store.declines.push(decline('a2', 'd1', 'rejected', first), decline('a2', 'd2', 'rejected', second))
  store.declines.push(decline('a2', 'd3', 'cancelled', third))
  store.appointments.push({ ...appointment('a2', 'pending', null, 902), offered_to_all: true })
}

/** Open from the start; the second is cancelled by its patient after it reopened. */
function openAndCancel(sample: Sample): void {
  const { did, store, withdraw } = sample
  for (const [id, startsAt] of [
    ['a3', 903],
    ['a4', 904],
  ] as const) {
    const asked = tell('requested', id, ['p1'], [])
    const offer = offered(id, ['d1', 'd2', 'd3'])
    did('appointments.request', 'p1', { answer: JSON.stringify({ _id: id }) }, [asked, offer])
    const no = did('appointments.reject', 'd1', { subject: id }, [tell('declined', id, ['d1'], [])])
    withdraw(id, no, 'd1')
    withdraw(id, accept(sample, id, 'd2', ['p1', 'd2', 'd1', 'd3']))
    const reopened = tell('reopened', id, ['p1', 'd2'], ['p1'])
    const back = did('appointments.cancel', 'd2', { subject: id }, [reopened, offered(id, ['d3'])])
    store.declines.push(decline(id, 'd1', 'rejected', no), decline(id, 'd2', 'cancelled', back))
    store.appointments.push({ ...appointment(id, 'pending', null, startsAt), offered_to_all: true })
  }
  const cancelled = tell('cancelledByPatient', 'a4', ['p1', 'd3'], [])
  withdraw('a4', did('appointments.cancel', 'p1', { subject: 'a4' }, [cancelled]))
  Object.assign(store.appointments.find(({ id }) => id === 'a4') ?? {}, { status: 'cancelled' })
}

/** Two patients want the same doctor at the same time; the other request moves on, and its new doctor cancels. */
function compete(sample: Sample): void {
  const { did, store, withdraw } = sample
  request(sample, 'a5', 'p1', 'd1')
  request(sample, 'a6', 'p2', 'd1')
  const competing = reassigned('a6', 'p2', 'd1', 'd2')
  const taken = accept(sample, 'a5', 'd1', ['p1', 'd1'], competing)
  withdraw('a6', taken, 'd1')
  accept(sample, 'a6', 'd2', ['p2', 'd2'])
  did('appointments.cancel', 'd2', { subject: 'a6' }, [tell('cancelledByDoctor', 'a6', ['p2', 'd2'], ['p2'])])
  // One more rejection, which leaves its request with the next doctor.
  request(sample, 'a7', 'p2', 'd1')
  const no = did('appointments.reject', 'd1', { subject: 'a7' }, reassigned('a7', 'p2', 'd1', 'd3'))
  withdraw('a7', no, 'd1')
  store.declines.push(decline('a6', 'd1', 'slotTaken', taken), decline('a7', 'd1', 'rejected', no))
  store.appointments.push(appointment('a5', 'scheduled', 'd1', 905))
  store.appointments.push({ ...appointment('a6', 'cancelled', 'd2', 905), patient_id: 'p2' })
  store.appointments.push({ ...appointment('a7', 'pending', 'd3', 907), patient_id: 'p2' })
}

function request({ did }: Sample, id: string, patient: string, doctor: string): void {
  const asked = tell('requested', id, [patient, doctor], [doctor])
  did('appointments.request', patient, { answer: JSON.stringify({ _id: id }) }, [asked])
}

function accept(
  { did, withdraw }: Sample,
  id: string,
  doctor: string,
  hears: [string, ...string[]],
  more: Happened[] = [],
): string {
  const accepted = [tell('accepted', id, hears, [hears[0]]), ...more]
  const tx = did('appointments.accept', doctor, { subject: id }, accepted)
  withdraw(id, tx, doctor)
  return tx
}

function reassigned(id: string, patient: string, from: string, to: string): Happened[] {
  return [tell('reassigned', id, [patient, from], [patient]), tell('requested', id, [to], [to])]
}

function offered(id: string, doctors: string[]): Happened {
  return tell('offered', id, doctors, doctors)
}

function tell(step: string, subject: string, hears: string[], told: string[]): Happened {
  return { kind: `appointments.${step}`, subject, hears, told }
}

function decline(appointment_id: string, doctor_id: string, cause: string, tx: string) {
  return { appointment_id, doctor_id, cause, tx }
}

/** A request lapses an hour before its time: in hours, that time is far behind all that happens here. */
const hourMs = 3_600_000

function appointment(
  id: string,
  status: string,
  doctor_id: string | null,
  startsAt: number,
): AppointmentRead {
  return {
    id,
    patient_id: 'p1',
    doctor_id,
    status,
    offered_to_all: false,
    starts_at: String(startsAt * hourMs),
  }
}
