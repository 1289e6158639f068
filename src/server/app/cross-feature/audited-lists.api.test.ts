import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listAppointments } from '../../../shared/appointments/appointments.endpoints.ts'
import { pathOf } from '../../../shared/kit/endpoint.ts'
import { listMoreNotices, listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { listPatientsInCare } from '../../../shared/patients/patients.endpoints.ts'
import { buildAppointments } from '../../appointments/appointments.fixtures.ts'
import { buildMessages } from '../../communications/communications.fixtures.ts'
import { buildDocument } from '../../documents/documents.fixtures.ts'
import { buildPrescription } from '../../prescriptions/prescriptions.fixtures.ts'
import { buildAlarm } from '../../alarms/alarms.fixtures.ts'
import { buildReadings } from '../../vitals/vitals.fixtures.ts'
import { recordStatements } from '../../../../bench/recording.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { operations } from '../server.ts'

/** Every answer that shows a patient's name to a doctor adds an entry to the audit log. */
let town: TestTown
let doctor: SignedIn
let alarm: string
let prescription: string
const patients = new Map<string, SignedIn>()
const appContext = () => first(town.servers).appContext
const query = (text: string, values: unknown[] = []) => appContext().store.pool.query(text, values)

beforeAll(async () => {
  town = await openTown()
  doctor = await doctorIn(appContext())
  const had = [
    ['Zorawar', { date: '2026-11-21', status: 'scheduled', type: 'teleconsultation' }],
    ['Mohinder', { date: '2026-11-18', status: 'missed' }],
    ['Simranjit', { date: '2026-11-22', status: 'pending' }],
    ['Baldev', { date: '2026-11-20', status: 'completed', autoClosed: true }],
    ['Parminder', { date: '2026-11-22', status: 'pending', doctorId: null }],
  ] as const
  for (const [name, options] of had) {
    const patient = await patientIn(appContext(), name)
    patients.set(name, patient)
    const usual = { patientId: patient.patientId, doctorId: doctor.id, time: '15:00' }
    await buildAppointments(appContext(), [{ ...usual, ...options }])
  }
  await buildDocument(appContext(), { id: documentId, patientId: idOf('Zorawar') })
  const asked = {
    patientId: idOf('Zorawar'),
    doctorId: doctor.id,
    by: 'patient',
    at: town.clock.now,
  } as const
  await buildMessages(appContext(), [{ ...asked, photos: [documentId] }])
  await query(
    `insert into encounters (id, patient_id, doctor_id, class, status, started_at)
     values ($1, $2, $3, 'VR', 'in-progress', $4)`,
    [encounterId, idOf('Zorawar'), doctor.id, town.clock.now],
  )
  prescription = await buildPrescription(appContext(), { encounterId, signedAt: town.clock.now })
  await buildDocument(appContext(), { patientId: idOf('Zorawar'), kind: 'prescription', prescription })
  alarm = await buildAlarm(appContext(), { patientId: idOf('Zorawar') })
  await buildReadings(appContext(), [{ patientId: idOf('Zorawar'), type: 'bloodPressure', value: '230/150' }])
})
afterAll(() => town.close())

function idOf(name: string): string {
  return patients.get(name)?.patientId ?? ''
}

/** Patients recorded as shown to the doctor by this endpoint; with duplicates. */
async function shownBy(action: string): Promise<string[]> {
  const { rows } = await query(
    `select patients.name from audit_log join patients on patients.id::text = subject
     where actor_id = $1 and action = $2 order by patients.name`,
    [doctor.id, action],
  )
  return (rows as { name: string }[]).map(({ name }) => name)
}

const notices = new Set<string>([listNotices.name, listMoreNotices.name])
/** Of members of a pharmacy or laboratory, whom a doctor is only by chance: their own tests. */
const ofMembers = new Set([
  'dispensing.lookUp',
  'dispensing.register',
  'laboratory.lookUp',
  'laboratory.report',
])
/** In the log by the ids of the holds, so that no list of the patient says it: legalholds.api.test.ts. */
const byHold = 'legalholds.ofPatient'
const reads = operations.filter(
  ({ access, method, name }) =>
    !ofMembers.has(name) &&
    name !== byHold &&
    // Notices are messages to this doctor, written when the event happened.
    method === 'GET' &&
    access !== 'anyone' &&
    access.includes('doctor') &&
    !notices.has(name),
)

const documentId = '01a1fd14-3547-736d-953f-202a5e4eea86'
const encounterId = '01a1fd14-3547-736d-953f-202a5e4eea87'
function idFor(operation: string): string {
  if (operation === 'alarms.read') return alarm
  if (operation === 'prescriptions.paper') return prescription
  return ['encounters.read', 'prescriptions.read'].includes(operation) ? encounterId : idOf('Zorawar')
}
/** Cursors for lists that continue another; the others need none. */
const firstOfAll = `0.${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`
const queries = new Map([
  ['exports.download', '?format=json'],
  ['communications.photo', `?document=${documentId}`],
  ['documents.fileOfPatient', `?document=${documentId}`],
  ['appointments.more', `?after=${firstOfAll}`],
  ['patients.moreVisits', `?after=${firstOfAll}`],
  ['vitals.moreOfPatient', `?type=bloodPressure&after=1970-01-01.${firstOfAll}`],
])

describe('every read by doctors', () => {
  it.each(reads)('$name: records each patient named in the answer', async (operation) => {
    const address =
      first(town.urls) +
      pathOf(operation, { id: idFor(operation.name) }) +
      (queries.get(operation.name) ?? '')
    const answer = await fetch(address, { headers: { authorization: `Bearer ${doctor.token}` } })
    expect(answer.status).toBe(200)
    const text = await answer.text()
    const named = [...patients.keys()].filter((name) => text.includes(name))
    // Readings of one patient contain no name, but are about somebody.
    const meant = operation.path.includes(':id') ? ['Zorawar'] : named.toSorted()
    expect(named.filter((name) => !meant.includes(name))).toEqual([])
    expect(await shownBy(operation.name)).toEqual(operation.name === 'alarms.read' ? [] : meant)
  })

  it('names each of these patients somewhere', async () => {
    expect(await shownBy('patients.listTreated')).toEqual(['Baldev', 'Mohinder', 'Zorawar'])
    expect(await shownBy('appointments.list')).toEqual(['Parminder', 'Simranjit', 'Zorawar'])
    expect(await shownBy('alarms.list')).toEqual(['Zorawar'])
    expect(await shownBy('appointments.followUps')).toEqual(['Mohinder'])
    expect(await shownBy('appointments.visitsWithoutNote')).toEqual(['Baldev'])
  })
})

describe('a list that is fetched again', () => {
  const list = () => town.api.ask(listPatientsInCare, { token: doctor.token })

  it('adds nothing on the same day, and each patient once on the next', async () => {
    await Promise.all([list(), list()])
    expect(await shownBy('patients.listTreated')).toEqual(['Baldev', 'Mohinder', 'Zorawar'])
    // Midnight in Nabha, not in UTC.
    town.clock.now = new Date('2026-11-22T00:01:00+05:30')
    await list()
    expect(await shownBy('patients.listTreated')).toEqual(
      ['Baldev', 'Mohinder', 'Zorawar'].flatMap((name) => [name, name]),
    )
    town.clock.now = new Date('2026-11-21T10:00:00+05:30')
  })

  it('asks the log only about patients that this server has not recorded today', async () => {
    await list()
    const again = await recordStatements(async () => void (await list()))
    expect(again.filter(({ text }) => text.includes('audit_log'))).toEqual([])
    const harpreet = await patientIn(appContext(), 'Harpreet')
    const visit = { patientId: harpreet.patientId, doctorId: doctor.id, date: '2026-11-21', time: '16:00' }
    await buildAppointments(appContext(), [{ ...visit, status: 'scheduled' }])
    await list()
    expect((await shownBy('patients.listTreated')).filter((name) => name === 'Harpreet')).toEqual([
      'Harpreet',
    ])
  })

  it('is not shown while the log cannot be written, and the doctor gets an error', async () => {
    // As after a restart.
    appContext().recordedToday.clear()
    await query('alter table audit_log rename to audit_log_away')
    const told = await list()
    await query('alter table audit_log_away rename to audit_log')
    expect(told.status).toBe(500)
    expect(JSON.stringify(told.error)).not.toMatch(/Zorawar|Mohinder/)
    expect((await list()).status).toBe(200)
  })

  it('is not recorded when patients read their own data', async () => {
    const before = await query('select from audit_log')
    await town.api.must(listAppointments, { token: patients.get('Zorawar')?.token })
    expect((await query('select from audit_log')).rowCount).toBe(before.rowCount)
  })
})

it.each(["update audit_log set action = 'x'", 'delete from audit_log', 'truncate audit_log'])(
  'the app’s database role cannot %s',
  async (statement) => {
    const before = await query('select * from audit_log order by id')
    await expect(query(statement)).rejects.toThrow('audit_log is append-only')
    expect((await query('select * from audit_log order by id')).rows).toEqual(before.rows)
  },
)

it('finds today’s entries by index among years of entries', async () => {
  await query(
    `insert into audit_log (id, at, actor_id, actor_role, action, subject, request_id)
     select gen_random_uuid(), $1::timestamptz - n * interval '1 minute', $2, 'doctor', 'patients.listTreated',
       gen_random_uuid()::text, 'test'
     from generate_series(1, 50000) n`,
    [new Date('2026-11-20T10:00:00+05:30'), doctor.id],
  )
  await query('analyze audit_log')
  appContext().recordedToday.clear()
  const statements = await recordStatements(async () => {
    await town.api.must(listPatientsInCare, { token: doctor.token })
  })
  const written = statements.find(({ text }) => text.includes('audit_log'))
  const { rows } = await query(`explain ${written?.text}`, [...(written?.values ?? [])])
  const plan = JSON.stringify(rows)
  expect(plan).toMatch(/Index.*? on audit_log/)
  expect(plan).not.toContain('Seq Scan on audit_log')
})
