import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listAudit } from '../../shared/audit/audit.endpoints.ts'
import { listToReview, openInEmergency, reviewAccess } from '../../shared/breakglass/breakglass.endpoints.ts'
import type { EmergencyOutcome } from '../../shared/breakglass/breakglass.rules.ts'
import { readPatientInCare } from '../../shared/patients/patients.endpoints.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { emptyTown, first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildEmergencyAccess } from './breakglass.fixtures.ts'

let town: TestTown
let patient: SignedIn
let doctor: SignedIn
let coordinator: SignedIn
let lines: Record<string, unknown>[] = []
const appContext = () => first(town.servers).appContext
const pool = () => appContext().store.pool
beforeAll(async () => {
  town = await openTown({
    settings: { logLevel: 'warn' },
    onLog: (line) => lines.push(JSON.parse(line) as Record<string, unknown>),
  })
})
afterAll(() => town.close())
beforeEach(async () => {
  await emptyTown(town)
  lines = []
  town.clock.now = new Date('2026-11-21T14:40:00+05:30')
  patient = await patientIn(appContext(), 'Asha Rani')
  doctor = await doctorIn(appContext(), { name: 'Dr. Navjot Gill', phone: '9814054321' })
  coordinator = await coordinatorIn()
})

/** With another number than the doctor, as two people have. */
async function coordinatorIn(): Promise<SignedIn> {
  const person = await personIn(appContext(), 'coordinator')
  await pool().query("update users set phone = '9814000001' where id = $1", [person.id])
  return person
}
const opened = (options: { openedAt?: Date; patientId?: string } = {}) =>
  buildEmergencyAccess(appContext(), { doctorId: doctor.id, patientId: patient.patientId, ...options })
const review = (id: string, outcome: EmergencyOutcome, { token } = coordinator, api = town.api) =>
  api.ask(reviewAccess, { token, params: { id }, body: { outcome } })
const list = ({ token } = coordinator) => town.api.must(listToReview, { token })
const read = () => town.api.ask(readPatientInCare, { token: doctor.token, params: { id: patient.patientId } })

it('the desk sees doctor, reason and time, of the patient the initials, the oldest first', async () => {
  const other = await patientIn(appContext(), 'ਗੁਰਪ੍ਰੀਤ ਸੰਧੂ')
  await opened()
  await opened({ patientId: other.patientId, openedAt: new Date('2026-11-20T14:39:00+05:30') })
  const { accesses, more } = await list()
  expect(more).toBe(false)
  expect(accesses).toMatchObject([
    { patient: 'ਗੁਸੰ', isOverdue: true, openedAt: { date: '2026-11-20', time: '14:39' } },
    { doctor: 'Navjot Gill', phone: '9814054321', patient: 'AR', reason: 'unconscious', isOverdue: false },
  ])
  expect(JSON.stringify(accesses)).not.toContain('Asha')
})

it('of a doctor who has closed the account since it waits all the same', async () => {
  await opened()
  await pool().query('delete from doctors where user_id = $1', [doctor.id])
  expect((await list()).accesses).toMatchObject([{ doctor: 'Navjot Gill', phone: '', patient: 'AR' }])
})

it('what is justified stays open for its two hours, and waits no longer', async () => {
  const id = await opened()
  expect((await review(id, 'justified')).status).toBe(200)
  expect((await list()).accesses).toEqual([])
  expect((await read()).status).toBe(200)
  const { rows } = await pool().query('select reviewed_by, outcome from emergency_accesses')
  expect(rows).toEqual([{ reviewed_by: coordinator.id, outcome: 'justified' }])
  expect(lines.filter(({ event }) => event)).toEqual([])
})

it('what is not closes at once, and stands in the desk’s log and the security log with the doctor', async () => {
  const id = await opened()
  expect((await review(id, 'notJustified')).status).toBe(200)
  town.clock.now = new Date('2026-11-21T14:41:00+05:30')
  expect((await read()).status).toBe(404)
  const { entries } = await town.api.must(listAudit, {
    token: coordinator.token,
    query: { person: 'navjot' },
  })
  expect(entries.map(({ act }) => act).toSorted()).toEqual(['breakglass.notJustified', 'breakglass.review'])
  await expect
    .poll(() => lines.filter(({ event }) => event === 'access.emergencyNotJustified'))
    .toMatchObject([{ about: doctor.id, actorId: coordinator.id, level: 40 }])
  // The next emergency of the same patient is another one.
  const { token } = doctor
  const body = { patientId: patient.patientId, reason: 'accident' } as const
  expect((await town.api.ask(openInEmergency, { token, body })).status).toBe(200)
  expect((await read()).status).toBe(200)
})

it('of two reviewers at once one wins, on two servers too; a repeat is refused', async () => {
  const id = await opened()
  const other = await coordinatorIn()
  const both = await Promise.all([review(id, 'justified'), review(id, 'notJustified', other, town.apis[1])])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await review(id, 'justified')).error.code).toBe('alreadyReviewed')
})

it('nobody reviews what they opened themselves, with another account of theirs neither', async () => {
  const id = await opened()
  await pool().query("update users set phone = '98140 54321' where id = $1", [coordinator.id])
  expect(await review(id, 'justified')).toMatchObject({ status: 403, error: { code: 'ownAccess' } })
  const same = await buildEmergencyAccess(appContext(), {
    doctorId: coordinator.id,
    patientId: patient.patientId,
  })
  expect((await review(same, 'justified')).error.code).toBe('ownAccess')
  await expect(
    pool().query(
      "update emergency_accesses set reviewed_by = doctor_id, reviewed_at = now(), outcome = 'justified'",
    ),
  ).rejects.toThrow('reviewed_by_another')
})

it('only coordinators review, and only what there is', async () => {
  const id = await opened()
  for (const other of [patient, doctor]) {
    expect((await review(id, 'justified', other)).status).toBe(403)
    expect((await town.api.ask(listToReview, { token: other.token })).status).toBe(403)
  }
  expect((await review(id, 'justified', { ...coordinator, token: 'nonsense' })).status).toBe(401)
  expect((await review('01a1fd14-3547-736d-953f-202a5e4eea86', 'justified')).status).toBe(404)
  expect((await list()).accesses).toHaveLength(1)
})
