import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readDoctorSummary } from '../../../shared/appointments/appointments.endpoints.ts'
import { addLeave, endLeave, readAvailability } from '../../../shared/availability/availability.endpoints.ts'
import { addDocument, readPatientFile } from '../../../shared/documents/documents.endpoints.ts'
import { nameWithoutTitle } from '../../../shared/doctors/doctors.names.ts'
import { dayIn } from '../../../shared/kit/time/town-time.ts'
import {
  listLabReviews,
  listLabsOfPatient,
  orderLabs,
  reviewLabs,
} from '../../../shared/labs/labs.doctor.endpoints.ts'
import { listLabs } from '../../../shared/labs/labs.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { pdf, upload } from '../../../../tests/setup/documents.ts'
import {
  enterIn,
  laboratoryIn,
  orderIn,
  sheetIn,
  type Laboratory,
} from '../../../../tests/setup/laboratory.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildToken } from '../../accounts/accounts.fixtures.ts'
import { findCare } from '../../platform/auth/care/doctor-access.ts'
import { listTreating } from '../../platform/auth/care/treating.ts'

/** Results that wait for a doctor on leave, and who stands in. */
let town: TestTown
let patient: SignedIn
let doctor: SignedIn
let standIn: SignedIn
let lab: Laboratory
let order: { id: string; number: string }
const { appContext, booked, startOver } = appointmentsIn(() => town)
const at = (time: string, day: string) => new Date(`${day}T${time}:00+05:30`)

beforeAll(async () => {
  town = await openTown({ runsJobs: true })
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(at('10:00', '2026-11-21'))
  doctor = await doctorIn(appContext(), { name: 'Dr. Asha Gill' })
  standIn = await doctorIn(appContext(), { name: 'Dr. Balwinder Singh' })
  patient = await booked(doctor, { status: 'completed', date: '2026-11-20' })
  lab = await laboratoryIn(appContext())
  order = await newOrder()
})

// A session ends before the leave does.
const by = async (who: SignedIn) => ({ token: await buildToken(appContext(), who) })
const newOrder = (encounterId: string | null = null) =>
  orderIn(appContext(), {
    patientId: patient.patientId,
    doctorId: doctor.id,
    pregnancy: 'no',
    items: ['haemoglobin'],
    encounterId,
  })
async function enter(haemoglobin: Parameters<typeof enterIn>[3]['haemoglobin'] = '11.5') {
  const { token } = await by(lab.technician)
  const entered = await enterIn(
    town.api,
    { ...lab, technician: { ...lab.technician, token } },
    await sheetIn(town.api, token, order.number),
    { haemoglobin },
  )
  expect(entered.status).toBe(201)
}
async function leave(from: string, until: string, standInId = standIn.id, who = doctor) {
  await town.api.must(addLeave, { ...(await by(who)), body: { from, until, reason: 'Wedding', standInId } })
}
const listed = async (who: SignedIn) => (await town.api.must(listLabReviews, await by(who))).orders
const count = async (who: SignedIn) => (await town.api.must(readDoctorSummary, await by(who))).labReviews
const review = async (who: SignedIn, seen = 1, note = '') =>
  town.api.ask(reviewLabs, { ...(await by(who)), params: { id: order.id }, body: { seen, note } })
function careOf(who: SignedIn) {
  const now = appContext().clock()
  const today = dayIn(appContext().town.timeZone, now)
  return findCare(appContext().store.db, { doctorId: who.id, patientId: patient.patientId }, { now, today })
}
const told = async (who: SignedIn) =>
  (await town.api.must(listNotices, await by(who))).filter(({ kind }) => kind === 'labs.toReview')
const closed = async (who: SignedIn) => {
  expect([await listed(who), await count(who), await careOf(who)]).toEqual([[], 0, null])
  expect(await review(who)).toMatchObject({ status: 404 })
}

describe('while the doctor is on leave', () => {
  it('the stand-in has what waits, reads the record, and reviews it under the own name', async () => {
    await leave('2026-11-21', '2026-11-25')
    expect(await careOf(standIn)).toBeNull()
    await enter()
    expect(await listed(standIn)).toMatchObject([{ id: order.id, isOwn: false, isToReview: true }])
    expect([await count(standIn), await count(doctor)]).toEqual([1, 1])
    expect([await told(standIn), await told(doctor)]).toMatchObject([{ length: 1 }, { length: 1 }])
    expect(await careOf(standIn)).toBe('reading')
    const asked = { ...(await by(standIn)), params: { id: patient.patientId } }
    expect((await town.api.must(listLabsOfPatient, asked)).orders[0]).toMatchObject({ isToReview: true })
    const done = await review(standIn, 1, 'Take the iron tablets.')
    expect(done).toMatchObject({ status: 200, answer: { review: { standIn: 'Balwinder Singh' } } })
    expect([await count(standIn), await count(doctor)]).toEqual([0, 0])
    const ofDoctor = { ...(await by(doctor)), params: { id: patient.patientId } }
    const [read] = (await town.api.must(listLabsOfPatient, ofDoctor)).orders
    const [own] = (await town.api.must(listLabs, await by(patient))).orders
    for (const one of [read, own])
      expect(one?.review).toMatchObject({ standIn: 'Balwinder Singh', note: 'Take the iron tablets.' })
    const notices = await town.api.must(listNotices, await by(patient))
    const facts = { doctor: nameWithoutTitle(standIn.name) }
    expect(notices.find(({ kind }) => kind === 'labs.reviewed')).toMatchObject({ facts })
  })

  it('what they have reviewed stays readable until the leave is over', async () => {
    await enter()
    await leave('2026-11-21', '2026-11-25')
    await review(standIn)
    town.clock.now = at('23:59', '2026-11-25')
    expect(await careOf(standIn)).toBe('reading')
    town.clock.now = at('00:00', '2026-11-26')
    await closed(standIn)
  })

  it('they treat nobody by it, so no alarm goes to them, and write nothing else', async () => {
    await enter()
    await leave('2026-11-21', '2026-11-25')
    const treating = await listTreating(appContext().store.db, patient.patientId, appContext().clock())
    expect(treating).toEqual([doctor.id])
    const params = { id: patient.patientId }
    const body = { items: ['haemoglobin'], note: '', pregnancy: 'no' } as const
    expect(await town.api.ask(orderLabs, { ...(await by(standIn)), params, body })).toMatchObject({
      status: 404,
    })
  })

  it('of two reviews at once one counts', async () => {
    await enter()
    await leave('2026-11-21', '2026-11-25')
    const answers = await Promise.all([doctor, standIn, doctor, standIn].map((who) => review(who)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ error }) => error?.code === 'reviewed')).toHaveLength(3)
  })

  it('a correction waits again, also for the stand-in', async () => {
    await enter()
    await leave('2026-11-21', '2026-11-25')
    await review(standIn)
    await enter({ value: '6.5', reason: 'Wrong line' })
    expect(await listed(standIn)).toHaveLength(1)
    expect((await review(standIn, 1)).error?.code).toBe('resultsChanged')
    expect((await review(standIn, 2)).status).toBe(200)
  })

  it('what waits opens the record for thirty days, and can be reviewed after that', async () => {
    await enter()
    await leave('2026-11-21', '2027-01-31')
    town.clock.now = at('09:59', '2026-12-21')
    expect(await careOf(standIn)).toBe('reading')
    town.clock.now = at('10:01', '2026-12-21')
    expect(await careOf(standIn)).toBeNull()
    expect(await review(standIn)).toMatchObject({ status: 200 })
  })

  it('a photo of the report is opened, one that is private waits for the doctor', async () => {
    await leave('2026-11-21', '2026-11-25')
    const { token } = await by(patient)
    const sent = {
      kind: 'labReport',
      labOrder: order.id,
      upload: await upload(town.api, { token }, pdf),
    } as const
    const { id: document } = await town.api.must(addDocument, { token, body: sent })
    await expect.poll(() => listed(standIn)).toHaveLength(1)
    const asked = async () => ({
      ...(await by(standIn)),
      params: { id: patient.patientId },
      query: { document },
    })
    expect((await town.api.ask(readPatientFile, await asked())).status).toBe(200)
    expect(await told(standIn)).toHaveLength(1)
    await appContext().store.pool.query('update documents set sensitive = true where id = $1', [document])
    expect((await town.api.ask(readPatientFile, await asked())).status).toBe(404)
    await closed(standIn)
    expect(await listed(doctor)).toHaveLength(1)
  })

  it('what belongs to a private visit waits for the doctor, and nobody else is told', async () => {
    const { rows } = await appContext().store.pool.query<{ id: string }>(
      'update encounters set sensitive = true where patient_id = $1 returning id',
      [patient.patientId],
    )
    order = await newOrder(rows[0]?.id)
    await leave('2026-11-21', '2026-11-25')
    await enter()
    await closed(standIn)
    expect(await told(standIn)).toEqual([])
    expect(await review(doctor)).toMatchObject({ status: 200 })
  })
})

describe('nothing is open', () => {
  it('before the leave and after it', async () => {
    await enter()
    await leave('2026-11-23', '2026-11-25')
    await closed(standIn)
    town.clock.now = at('10:00', '2026-11-23')
    expect(await listed(standIn)).toHaveLength(1)
    town.clock.now = at('10:00', '2026-11-26')
    await closed(standIn)
  })

  it('after the leave was ended early', async () => {
    await enter()
    await leave('2026-11-21', '2026-11-25')
    expect(await listed(standIn)).toHaveLength(1)
    const [entered] = (await town.api.must(readAvailability, await by(doctor))).leave
    await town.api.must(endLeave, { ...(await by(doctor)), params: { id: entered?.id ?? '' } })
    await closed(standIn)
  })

  it('to a stand-in who is on leave, or not approved any more', async () => {
    await enter()
    await leave('2026-11-21', '2026-11-25')
    expect(await listed(standIn)).toHaveLength(1)
    await leave('2026-11-25', '2026-11-26', '', standIn)
    await closed(standIn)
    const other = await doctorIn(appContext(), { name: 'Dr. Other' })
    await leave('2026-11-21', '2026-11-25', other.id)
    expect(await listed(other)).toHaveLength(1)
    const suspend = "update doctors set approval = 'suspended', approval_reason = 'Left' where user_id = $1"
    await appContext().store.pool.query(suspend, [other.id])
    expect(await careOf(other)).toBeNull()
  })

  it('to another doctor, to a stand-in of another one, to a patient, to the desk, to nobody', async () => {
    await enter()
    await leave('2026-11-21', '2026-11-25')
    const [other, third] = [await doctorIn(appContext()), await doctorIn(appContext(), { name: 'Third' })]
    await leave('2026-11-21', '2026-11-25', third.id, other)
    for (const who of [other, third]) await closed(who)
    for (const who of [await patientIn(appContext()), await personIn(appContext(), 'coordinator')]) {
      expect(await review(who)).toMatchObject({ status: 403 })
      expect(await town.api.ask(listLabReviews, await by(who))).toMatchObject({ status: 403 })
    }
    expect(await town.api.ask(listLabReviews)).toMatchObject({ status: 401 })
    expect(await listed(standIn)).toHaveLength(1)
  })

  it('to the stand-in: what waits for a doctor who is there', async () => {
    const there = await doctorIn(appContext(), { name: 'There' })
    await leave('2026-11-21', '2026-11-25')
    order = await orderIn(appContext(), {
      patientId: patient.patientId,
      doctorId: there.id,
      pregnancy: 'no',
      items: ['haemoglobin'],
    })
    await enter()
    await closed(standIn)
    expect(await listed(there)).toHaveLength(1)
  })
})

it('who looked has the stand-in', async () => {
  await enter()
  await leave('2026-11-21', '2026-11-25')
  await listed(standIn)
  await review(standIn)
  const { rows } = await appContext().store.pool.query<{ action: string }>(
    'select action from audit_log where actor_id = $1 and subject = $2 order by at',
    [standIn.id, patient.patientId],
  )
  expect(rows.map(({ action }) => action)).toEqual(['labs.reviews', 'labs.review'])
})
