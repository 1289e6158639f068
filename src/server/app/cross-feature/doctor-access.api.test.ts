import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isTreatedBy } from '../../../shared/appointments/appointments.access.ts'
import { statuses } from '../../../shared/appointments/appointments.lifecycle.ts'
import { isOpenTo, endOf, type EmergencyOutcome } from '../../../shared/breakglass/breakglass.rules.ts'
import { featureOf } from '../../../shared/kit/endpoint.ts'
import { cursorAfter } from '../../../shared/kit/pages.ts'
import { treatsForDays } from '../../../shared/kit/care-period.ts'
import { missedTreatsForDays } from '../../../shared/patients/patients.access.ts'
import { endOfGrant, isGrantedTo } from '../../../shared/shares/shares.grants.ts'
import { buildGrant } from '../../shares/shares.fixtures.ts'
import { buildEmergencyAccess } from '../../breakglass/breakglass.fixtures.ts'
import { exampleNote } from '../../encounters/encounters.fixtures.ts'
import { exampleDraft } from '../../prescriptions/prescriptions.fixtures.ts'
import { buildAppointments } from '../../appointments/appointments.fixtures.ts'
import { requireCareRelationship } from '../../platform/auth/care/doctor-access.ts'
import type { Person } from '../../platform/auth/sessions.ts'
import { newId } from '../../platform/runtime/ids.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { operations } from '../server.ts'

/** Approval and care relationship are properties of the endpoint: which endpoints have them, and what they do. */
let town: TestTown
const unapproved: SignedIn[] = []
const appContext = () => first(town.servers).appContext
beforeAll(async () => {
  town = await openTown()
  for (const approval of ['awaiting', 'refused', 'suspended'] as const)
    unapproved.push(await doctorIn(appContext(), { name: approval, approval, reason: 'So.' }))
})
afterAll(() => town.close())

const forDoctors = operations.filter(({ access }) => access !== 'anyone' && access.includes('doctor'))
const named = (some: typeof operations) => some.map(({ name }) => name).toSorted()
const place = cursorAfter({ at: new Date('2030-01-01'), id: newId() })
const queries: Record<string, Record<string, string>> = {
  'appointments.more': { after: place },
  'communications.photo': { document: newId() },
  'documents.appendPieceFor': { upload: newId(), offset: '0' },
  'documents.fileOfPatient': { document: newId() },
  'notifications.more': { after: place },
  'patients.moreVisits': { after: place },
  'vitals.moreOfPatient': { type: 'bloodPressure', after: `2030-01-01.${place}` },
}
const dates = { from: '2026-12-01', until: '2026-12-01' }
const hours = { opens: '09:00', closes: '15:00', kind: 'tokens', capacity: '80', slotMinutes: '' }
const bodies: Record<string, object> = {
  'breakglass.find': { phone: '5550001234' },
  'breakglass.open': { patientId: newId(), reason: 'accident' },
  'appointments.cancelDisplaced': { doctorId: newId(), ids: [newId()] },
  'availability.addLeave': { ...dates, reason: '' },
  'availability.addSession': { ...dates, ...hours, facilityId: newId(), weekdays: [2] },
  'communications.answer': { text: 'Please come to the clinic.' },
  'communications.seenByDoctor': { upTo: '2026-11-21T04:30:00.000Z' },
  'communications.settle': { upTo: '2026-11-21T04:30:00.000Z' },
  'conditions.addOfPatient': { kind: 'condition', code: 'asthma' },
  'conditions.confirm': { condition: newId() },
  'conditions.endOfPatient': { condition: newId(), as: 'resolved' },
  'documents.appendPieceFor': new Uint8Array([1]),
  'documents.beginUploadFor': { id: newId(), size: 1 },
  'documents.markWrong': { document: newId(), reason: 'duplicate' },
  'documents.takeBackMark': { document: newId() },
  'immunizations.addOfPatient': { givenOn: '2026-11-20', doses: ['td'] },
  'immunizations.confirm': { immunization: newId() },
  'immunizations.markWrongOfPatient': { immunization: newId() },
  'encounters.mark': { isSensitive: true },
  'encounters.settle': { outcome: 'done' },
  'encounters.sign': exampleNote,
  'legalholds.end': { endedOn: '2026-11-20' },
  'legalholds.mark': { kind: 'medicoLegal', since: '2026-11-20' },
  'labs.cancel': { order: newId(), reason: 'By mistake' },
  'labs.review': { seen: 1 },
  'labs.order': { items: ['haemoglobin'], pregnancy: 'no' },
  'prescriptions.addPaper': { upload: newId() },
  'prescriptions.save': { ...exampleDraft, version: 0 },
  'prescriptions.sign': { ...exampleDraft, version: 0 },
  'queue.add': { source: 'walk-in', name: 'Asha' },
  'queue.mark': { mark: 'call' },
  'queue.next': { inside: null, wasThere: true },
  'queue.people': { phone: '5550001234' },
  'shares.open': { address: 'A'.repeat(43), passcode: '' },
}
const body = { reason: 'noTime', outcome: 'phoned', addition: 'So.' }
const params = { id: '01a1fd14-3547-736d-953f-202a5e4eea86' }

it('every doctor’s endpoint with an id says what the id names, or is a step of an appointment', () => {
  const others = forDoctors.filter(({ path, subject }) => path.includes('/:id') && !subject)
  expect(named(others)).toEqual([
    // Whoever was told, treats the patient or is on duty: alarms.access.ts.
    ...['acknowledge', 'outcome', 'read'].map((step) => `alarms.${step}`),
    ...['accept', 'cancel', 'finish', 'reject', 'start'].map((step) => `appointments.${step}`),
    // A doctor's own, and the desk's: availability.access.ts.
    ...['endLeave', 'endSession'].map((step) => `availability.${step}`),
    // A pharmacist's own: dispensing.access.ts.
    'dispensing.takeBack',
    // The doctor of the encounter alone: encounters.access.ts.
    ...['amend', 'mark', 'read', 'save', 'settle', 'sign'].map((step) => `encounters.${step}`),
    // A laboratory's own: laboratory.access.ts.
    ...['addReport', 'appendReportPiece', 'beginReport', 'report'].map((step) => `laboratory.${step}`),
    // Of an own order: labs.access.ts.
    'labs.review',
    // The doctor of the visit, and who reads the hold: legalholds.service.ts.
    ...['end', 'mark', 'takeBack'].map((step) => `legalholds.${step}`),
    // The same: prescriptions.access.ts.
    ...['addPaper', 'paper', 'read', 'save', 'sign', 'stop'].map((step) => `prescriptions.${step}`),
    // Of a doctor's own session, and the desk's: appointments.queue.service.ts.
    ...['add', 'mark', 'next'].map((step) => `queue.${step}`),
  ])
  // Only doctors have a care relationship.
  for (const { access } of operations.filter(({ subject }) => subject)) expect(access).toEqual(['doctor'])
})

it('only what names no patient is open to a doctor who is not approved', () => {
  // The export of a doctor is about their own account.
  const ofNoPatient = new Set([
    'accounts',
    'consents',
    'devices',
    // By membership; of a doctor who is not approved it counts for nothing: dispensing.api.test.ts.
    'dispensing',
    'laboratory',
    'doctors',
    'exports',
    'facilities',
    'family',
    'volunteers',
  ])
  const open = forDoctors.filter((one) => one.unapproved === 'may' && !ofNoPatient.has(featureOf(one)))
  expect(named(open)).toEqual(['appointments.townFigures', 'notifications.seen'])
})

describe.each(forDoctors.filter(({ unapproved: may }) => may !== 'may'))('$name', (operation) => {
  it('answers a doctor who is not approved with nothing', async () => {
    for (const { token } of unapproved) {
      const told = await town.api.ask(operation, {
        params,
        token,
        query: queries[operation.name] ?? {},
        ...(operation.method === 'POST' && { body: bodies[operation.name] ?? body }),
      })
      const { unapprovedAnswer: answer } = operation
      expect(told).toMatchObject(
        answer === undefined ? { status: 404, error: { code: 'notFound' } } : { status: 200, answer },
      )
    }
  })
})

const days = [-treatsForDays - 1, -treatsForDays + 1, -missedTreatsForDays - 1, -missedTreatsForDays + 1, 1]
it.each(
  statuses
    .filter((status) => status !== 'rejected')
    .flatMap((status) => days.map((inDays) => [status, inDays] as const)),
)('the view and the rule agree: %s, in %i days', async (status, inDays) => {
  const now = town.clock.now
  const startsAt = new Date(now.getTime() + inDays * 24 * 3_600_000)
  const { id: doctorId } = await doctorIn(appContext())
  const { patientId } = await patientIn(appContext())
  const day = startsAt.toISOString().slice(0, 10)
  await buildAppointments(appContext(), [{ patientId, doctorId, date: day, time: '15:30', status }])
  const actor = { id: doctorId, role: 'doctor', approved: true, patientId: null } as const
  const asked = { hasDeclined: false, wasAsked: false, offeredToAll: false, offerStartsAt: null }
  const state = { status, patientId, doctorId, startsAt, day, ...asked }
  expect(await mayRead(doctorId, patientId, now)).toBe(isTreatedBy(state, actor, { now }))
})

/** What the view says. */
function mayRead(doctorId: string, patientId: string, now: Date): Promise<boolean> {
  const actor = { id: doctorId, role: 'doctor' } as unknown as Person
  return requireCareRelationship(
    appContext().store.db,
    { method: 'GET', subject: 'patient' },
    { actor, params: { id: patientId }, now, today: '2026-11-21' },
  ).then(
    () => true,
    () => false,
  )
}

const outcomes: [outcome: EmergencyOutcome | null, reviewed: number][] = [
  [null, 0],
  ['justified', 30],
  ['notJustified', 30],
]
it.each(
  outcomes.flatMap(([outcome, reviewed]) =>
    [0, 30, 31, 120, 121].map((minutes) => [outcome, reviewed, minutes] as const),
  ),
)(
  'the view and the rule agree of an emergency: %s after %i minutes, read after %i',
  async (outcome, reviewed, minutes) => {
    const openedAt = town.clock.now
    const after = (some: number) => new Date(openedAt.getTime() + some * 60_000)
    const { id: doctorId } = await doctorIn(appContext())
    const { patientId } = await patientIn(appContext())
    const id = await buildEmergencyAccess(appContext(), { doctorId, patientId, openedAt })
    const reviewedAt = outcome === null ? null : after(reviewed)
    const review = 'update emergency_accesses set outcome = $2, reviewed_at = $3 where id = $1'
    await appContext().store.pool.query(review, [id, outcome, reviewedAt])
    const access = { doctorId, patientId, openedAt, endsAt: endOf(openedAt), outcome, reviewedAt }
    const actor = { id: doctorId, role: 'doctor', approved: true }
    const now = after(minutes)
    expect(await mayRead(doctorId, patientId, now)).toBe(isOpenTo(access, actor, { now }))
  },
)

it.each([null, 30].flatMap((ended) => [0, 29, 31, 1_440, 1_441].map((minutes) => [ended, minutes] as const)))(
  'the view and the rule agree of a grant: ended after %s minutes, read after %i',
  async (ended, minutes) => {
    const grantedAt = new Date(town.clock.now.getTime() - 2 * 24 * 3_600_000)
    const after = (some: number) => new Date(grantedAt.getTime() + some * 60_000)
    const { id: doctorId } = await doctorIn(appContext())
    const { patientId } = await patientIn(appContext())
    const id = await buildGrant(appContext(), { doctorId, patientId, days: '1', grantedAt })
    const now = after(minutes)
    const endedAt = ended !== null && minutes >= ended ? after(ended) : null
    await appContext().store.pool.query('update record_grants set ended_at = $2 where id = $1', [id, endedAt])
    const grant = { doctorId, endsAt: endOfGrant(grantedAt, '1'), endedAt }
    const actor = { id: doctorId, role: 'doctor', approved: true }
    expect(await mayRead(doctorId, patientId, now)).toBe(isGrantedTo(grant, actor, { now }))
  },
)
