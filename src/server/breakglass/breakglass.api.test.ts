import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildToken } from '../accounts/accounts.fixtures.ts'
import { listLooks } from '../../shared/audit/audit.endpoints.ts'
import {
  findForEmergency,
  listOpened,
  openInEmergency,
} from '../../shared/breakglass/breakglass.endpoints.ts'
import { searchesADay } from '../../shared/breakglass/breakglass.rules.ts'
import { listConditionsOfPatient } from '../../shared/conditions/conditions.doctor.endpoints.ts'
import { listNotices } from '../../shared/notifications/notifications.endpoints.ts'
import { readPatientInCare } from '../../shared/patients/patients.endpoints.ts'
import { listRecordsOfPatient } from '../../shared/records/records.endpoints.ts'
import { buildAppointments } from '../appointments/appointments.fixtures.ts'
import { doctorIn, helperIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { emptyTown, first, openTown, type TestTown } from '../../../tests/setup/town.ts'

let town: TestTown
let patient: SignedIn
let doctor: SignedIn
const appContext = () => first(town.servers).appContext
const pool = () => appContext().store.pool
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await emptyTown(town)
  town.clock.now = new Date('2026-11-21T14:40:00+05:30')
  patient = await patientIn(appContext(), 'Asha Rani')
  await pool().query('update patients set phone = $2 where id = $1', [patient.patientId, '+91 98765-੪੩੨੧੦'])
  doctor = await doctorIn(appContext(), { name: 'Dr. Navjot Gill' })
})

const pass = (minutes: number) => {
  town.clock.now = new Date(town.clock.now.getTime() + minutes * 60_000)
}
const find = (phone = '98765 43210', { token } = doctor) =>
  town.api.ask(findForEmergency, { token, body: { phone } })
const open = ({ token } = doctor, patientId = patient.patientId, api = town.api) =>
  api.ask(openInEmergency, { token, body: { patientId, reason: 'unconscious' } })
const read = ({ token } = doctor) =>
  town.api.ask(readPatientInCare, { token, params: { id: patient.patientId } })
const countRows = async () => (await pool().query('select from emergency_accesses')).rowCount

describe('finding the patient', () => {
  it('by the whole phone number, tells name, age and village, and nothing else', async () => {
    const { patientId: id } = patient
    const answer = [
      { id, name: 'Asha Rani', age: expect.any(Number) as number, village: expect.any(String) as string },
    ]
    expect((await find()).answer).toEqual([{ ...answer[0], isOpen: false }])
    expect((await find('98765 43211')).answer).toEqual([])
    expect((await find('98765')).error).toMatchObject({ code: 'invalid', fields: { phone: 'phoneDigits' } })
  })

  it('is in the log, also in vain, and the patient reads of it', async () => {
    await find()
    await find('98765 43211')
    const { rows } = await pool().query(
      "select subject from audit_log where action = 'breakglass.find' and actor_id = $1 order by subject nulls first",
      [doctor.id],
    )
    expect(rows).toEqual([{ subject: null }, { subject: null }, { subject: patient.patientId }])
    expect((await town.api.must(listLooks, { token: patient.token })).looks).toMatchObject([
      { name: 'Navjot Gill', role: 'doctor', what: 'phoneSearch' },
    ])
  })

  it('says of whom the record is open already', async () => {
    await open()
    expect((await find()).answer).toMatchObject([{ isOpen: true }])
  })
})

it('twenty searches a day are enough', async () => {
  const limited = await openTown({ settings: { isRateLimited: true } })
  const { token } = await doctorIn(first(limited.servers).appContext)
  const ask = (phone: string) => limited.api.ask(findForEmergency, { token, body: { phone } })
  for (let n = 0; n < searchesADay; n += 1) expect((await ask(`98765432${10 + n}`)).status).toBe(200)
  // A typing error costs nothing.
  expect((await ask('98')).status).toBe(400)
  expect((await ask('9876543210')).status).toBe(429)
  await limited.close()
})

describe('opening the record', () => {
  it('opens it for reading, for two hours, and not longer', async () => {
    expect((await read()).status).toBe(404)
    expect((await open()).answer).toMatchObject({ name: 'Asha Rani', until: { time: '16:40' } })
    const asked = { token: doctor.token, params: { id: patient.patientId } }
    expect((await read()).answer).toMatchObject({ byFacility: true, emergencyUntil: { time: '16:40' } })
    expect((await town.api.ask(listRecordsOfPatient, asked)).status).toBe(200)
    const opened = await town.api.must(listOpened, { token: doctor.token })
    expect(opened).toMatchObject([{ patientId: patient.patientId, name: 'Asha Rani' }])
    pass(120)
    expect((await town.api.ask(listConditionsOfPatient, asked)).status).toBe(200)
    pass(1)
    for (const closed of [readPatientInCare, listRecordsOfPatient, listConditionsOfPatient])
      expect((await town.api.ask(closed, asked)).status).toBe(404)
    expect(await town.api.must(listOpened, { token: doctor.token })).toEqual([])
  })

  it('of a former patient opens what others wrote, and then closes it again', async () => {
    const visit = { patientId: patient.patientId, doctorId: doctor.id, time: '11:00' }
    await buildAppointments(appContext(), [{ ...visit, date: '2025-11-21', status: 'completed' }])
    expect((await read()).answer).toMatchObject({ former: true })
    await open()
    expect((await read()).answer).not.toHaveProperty('former')
    pass(121)
    expect((await read()).answer).toMatchObject({ former: true })
  })

  it('again while it is open is the same one, of two at once too, and of two servers', async () => {
    const answers = await Promise.all([open(), open(), open(doctor, patient.patientId, town.apis[1])])
    expect(new Set(answers.map(({ answer }) => answer?.id)).size).toBe(1)
    expect(await countRows()).toBe(1)
    expect(await town.api.must(listNotices, { token: patient.token })).toHaveLength(1)
    pass(121)
    const signedInAgain = { ...doctor, token: await buildToken(appContext(), doctor) }
    expect((await open(signedInAgain)).status).toBe(200)
    expect(await countRows()).toBe(2)
  })

  it('needs a reason of the list, and a record', async () => {
    const body = { patientId: patient.patientId, reason: 'he has a fever' as 'other' }
    const told = await town.api.ask(openInEmergency, { token: doctor.token, body })
    expect(told.error).toMatchObject({ code: 'invalid', fields: { reason: 'required' } })
    expect((await open(doctor, '01a1fd14-3547-736d-953f-202a5e4eea86')).status).toBe(404)
    expect(await countRows()).toBe(0)
  })

  it('asks again for the password of a session that is older than ten minutes', async () => {
    pass(11)
    expect((await open()).error.code).toBe('stepUpNeeded')
    expect(await countRows()).toBe(0)
  })

  it('is refused to whom the record is open anyway', async () => {
    const visit = { patientId: patient.patientId, doctorId: doctor.id, time: '11:00' }
    await buildAppointments(appContext(), [{ ...visit, date: '2026-11-20', status: 'completed' }])
    expect((await open()).error.code).toBe('alreadyInCare')
    expect(await countRows()).toBe(0)
  })
})

it('is for approved doctors alone', async () => {
  const others = [await patientIn(appContext(), 'Simran'), await personIn(appContext(), 'coordinator')]
  for (const other of others) {
    expect((await find('9876543210', other)).status).toBe(403)
    expect((await open(other)).status).toBe(403)
  }
  for (const approval of ['awaiting', 'suspended'] as const) {
    const one = await doctorIn(appContext(), { approval, reason: 'So.' })
    expect((await find('9876543210', one)).status).toBe(404)
    expect((await open(one)).status).toBe(404)
  }
  const nobody = { ...doctor, token: 'nonsense' }
  expect((await find('9876543210', nobody)).status).toBe(401)
  expect((await open(nobody)).status).toBe(401)
  expect(await countRows()).toBe(0)
})

it('ends for a doctor who is suspended meanwhile', async () => {
  await open()
  await pool().query(
    "update doctors set approval = 'suspended', approval_reason = 'So.' where user_id = $1",
    [doctor.id],
  )
  appContext().sessions.forgetAll()
  expect((await read()).status).toBe(404)
})

describe('the patient', () => {
  it('is told in neutral words, as who acts for them is, and no helper', async () => {
    const helper = await helperIn(appContext(), patient, ['vitals', 'profile'])
    await open()
    const notices = await town.api.must(listNotices, { token: patient.token })
    expect(notices).toMatchObject([{ kind: 'breakglass.opened', facts: {} }])
    expect(await town.api.must(listNotices, { token: helper.token })).toEqual([])
  })

  it('reads who looked, with a mark on all that was read meanwhile', async () => {
    await open()
    pass(1)
    await read()
    const { looks } = await town.api.must(listLooks, { token: patient.token })
    expect(looks.map(({ what, inEmergency }) => [what, inEmergency])).toEqual([
      ['patients', true],
      ['emergency', true],
    ])
  })
})
