import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildToken } from '../../accounts/accounts.fixtures.ts'
import { closeAccount } from '../../../shared/accounts/accounts.endpoints.ts'
import { listLooks } from '../../../shared/audit/audit.endpoints.ts'
import {
  addConditionOfPatient,
  listConditionsOfPatient,
} from '../../../shared/conditions/conditions.doctor.endpoints.ts'
import { addPatient, readPatientInCare } from '../../../shared/patients/patients.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { listRecordsOfPatient } from '../../../shared/records/records.endpoints.ts'
import {
  endGrant,
  findDoctors,
  grantRecord,
  listGranted,
  listGrants,
} from '../../../shared/shares/shares.endpoints.ts'
import { mostGrants, type GrantDays } from '../../../shared/shares/shares.grants.ts'
import { doctorIn, helperIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { emptyTown, first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildAppointments } from '../../appointments/appointments.fixtures.ts'
import { buildCondition } from '../../conditions/conditions.fixtures.ts'
import { buildGrant } from '../shares.fixtures.ts'

let town: TestTown
let asha: SignedIn
let doctor: SignedIn
const appContext = () => first(town.servers).appContext
const pool = () => appContext().store.pool
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
beforeEach(async () => {
  await emptyTown(town)
  town.clock.now = new Date('2026-11-21T10:00:00+05:30')
  asha = await patientIn(appContext(), 'Asha Rani')
  doctor = await doctorIn(appContext(), { name: 'Dr. Navjot Gill' })
})

const dayMs = 24 * 3_600_000
const pass = (ms: number) => {
  town.clock.now = new Date(town.clock.now.getTime() + ms)
}
interface Wish {
  by?: SignedIn
  to?: SignedIn
  days?: GrantDays
  patientId?: string
  key?: string
  server?: 0 | 1
}
const grant = ({ by = asha, to = doctor, days = '7', patientId, key, server = 0 }: Wish = {}) =>
  town.apis[server]!.ask(grantRecord, {
    token: by.token,
    body: { doctorId: to.id, days },
    ...(patientId !== undefined && { patientId }),
    ...(key !== undefined && { key }),
  })
const end = (id: string, { token } = asha, server: 0 | 1 = 0) =>
  town.apis[server]!.ask(endGrant, { token, params: { id } })
const read = ({ token } = doctor, server: 0 | 1 = 0) =>
  town.apis[server]!.ask(readPatientInCare, { token, params: { id: asha.patientId } })
const listed = ({ token } = asha) => town.api.must(listGrants, { token })
const countOpen = async () =>
  (await pool().query('select from record_grants where ended_at is null')).rowCount
/** Sessions end before a day has passed. */
const again = async (person: SignedIn) => ({ ...person, token: await buildToken(appContext(), person) })
const visit = (by: SignedIn, date: string) =>
  buildAppointments(appContext(), [
    { patientId: asha.patientId, doctorId: by.id, date, time: '11:00', status: 'completed' },
  ])

describe('a doctor whom the patient lets read', () => {
  it('reads the record until the time is over, and writes nothing', async () => {
    expect((await read()).status).toBe(404)
    const { answer } = await grant({ days: '1' })
    expect(answer).toMatchObject({ doctor: 'Navjot Gill', status: 'active', endsAt: { date: '2026-11-22' } })
    const asked = { token: doctor.token, params: { id: asha.patientId } }
    expect((await read()).answer).toMatchObject({
      byFacility: true,
      sharedUntil: { date: '2026-11-22', time: '10:00' },
    })
    expect((await town.api.ask(listRecordsOfPatient, asked)).status).toBe(200)
    const body = { kind: 'condition', code: 'asthma' } as const
    expect((await town.api.ask(addConditionOfPatient, { ...asked, body })).status).toBe(404)
    pass(dayMs)
    asked.token = (await again(doctor)).token
    expect((await town.api.ask(listConditionsOfPatient, asked)).status).toBe(200)
    pass(1)
    for (const closed of [readPatientInCare, listRecordsOfPatient, listConditionsOfPatient])
      expect((await town.api.ask(closed, asked)).status).toBe(404)
    expect(await listed(await again(asha))).toMatchObject([{ status: 'expired' }])
  })

  it('has the patient on a list, is told once, and neither stays after the end', async () => {
    const { answer } = await grant()
    const mine = () => town.api.must(listGranted, { token: doctor.token })
    expect(await mine()).toMatchObject([
      { patientId: asha.patientId, name: 'Asha Rani', until: { date: '2026-11-28' } },
    ])
    const facts = { patient: 'Asha Rani', date: '2026-11-28', patientId: asha.patientId }
    const notices = () => town.api.must(listNotices, { token: doctor.token })
    expect(await notices()).toMatchObject([{ kind: 'shares.granted', facts }])
    await end(answer.id)
    expect(await mine()).toEqual([])
    expect(await notices()).toEqual([])
  })

  it('does not read what is private, not even what was opened while treating', async () => {
    const { patientId } = asha
    const id = await buildCondition(appContext(), {
      patientId,
      kind: 'condition',
      code: 'epilepsy',
      text: '',
    })
    await pool().query('update conditions set sensitive = true where id = $1', [id])
    await pool().query(
      `insert into sensitive_openings (id, patient_id, condition_id, doctor_id, opened_at)
       values (gen_random_uuid(), $1, $2, $3, $4)`,
      [patientId, id, doctor.id, town.clock.now],
    )
    await grant()
    const { answer } = await town.api.ask(listConditionsOfPatient, {
      token: doctor.token,
      params: { id: patientId },
    })
    expect(JSON.stringify(answer)).not.toContain('epilepsy')
  })

  it('who had closed notes only reads the rest again', async () => {
    await visit(doctor, '2025-11-21')
    expect((await read()).answer).toMatchObject({ former: true })
    await grant()
    expect((await read()).answer).not.toHaveProperty('former')
    expect((await read()).answer).toHaveProperty('sharedUntil')
  })

  it('stands in who looked, with a mark on what was read meanwhile', async () => {
    const { answer } = await grant()
    pass(60_000)
    await read()
    await end(answer.id)
    const { looks } = await town.api.must(listLooks, { token: asha.token })
    expect(looks).toMatchObject([{ name: 'Navjot Gill', what: 'patients', isShared: true }])
    await visit(doctor, '2026-11-20')
    pass(60_000)
    await read()
    const [later] = (await town.api.must(listLooks, { token: asha.token })).looks
    expect(later).not.toHaveProperty('isShared')
  })

  it('no longer reads once suspended, or once the account is closed', async () => {
    await grant()
    await pool().query(
      "update doctors set approval = 'suspended', approval_reason = 'So.' where user_id = $1",
      [doctor.id],
    )
    appContext().sessions.forgetAll()
    expect((await read()).status).toBe(404)
    expect(await town.api.must(listGranted, { token: doctor.token })).toEqual([])
    await town.api.must(closeAccount, { token: doctor.token, body: { password: 'secret1' } })
    expect(await countOpen()).toBe(0)
  })
})

describe('ending it', () => {
  it('closes the record at once, also while it is being read', async () => {
    const { answer } = await grant()
    expect((await read()).status).toBe(200)
    const [ended, ...reads] = await Promise.all([
      end(answer.id),
      ...Array.from({ length: 6 }, (_, n) => read(doctor, n % 2 === 0 ? 0 : 1)),
    ])
    expect(ended.answer.status).toBe('ended')
    for (const { status } of reads) expect([200, 404]).toContain(status)
    expect((await read()).status).toBe(404)
    expect((await read(doctor, 1)).status).toBe(404)
  })

  it('twice at once ends it once, with one time', async () => {
    const { answer } = await grant()
    const answers = await Promise.all([end(answer.id), end(answer.id, asha, 1)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const ends = await pool().query("select from events where kind = 'shares.grantEnded' and subject = $1", [
      answer.id,
    ])
    expect(ends.rowCount).toBe(1)
  })

  it('leaves one whose time is over as it is', async () => {
    const { answer } = await grant({ days: '1' })
    pass(dayMs + 1)
    expect((await end(answer.id, await again(asha))).answer.status).toBe('expired')
  })
})

describe('at the same time', () => {
  it('the same key is one, and the doctor is told once', async () => {
    const key = 'a'.repeat(32)
    const answers = await Promise.all([grant({ key }), grant({ key, server: 1 })])
    expect(new Set(answers.map(({ answer }) => answer.id)).size).toBe(1)
    expect(await town.api.must(listNotices, { token: doctor.token })).toHaveLength(1)
  })

  it('several to one doctor: one holds, the last', async () => {
    const answers = await Promise.all([grant(), grant({ days: '90', server: 1 }), grant({ days: '1' })])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await countOpen()).toBe(1)
    expect(await town.api.must(listNotices, { token: doctor.token })).toHaveLength(1)
    expect((await listed()).map(({ status }) => status).toSorted()).toEqual(['active', 'ended', 'ended'])
  })
})

describe('who may give it', () => {
  it('whoever acts for the patient with all rights: also the guardian of a child', async () => {
    const body = {
      name: 'Gurnoor',
      relation: 'child',
      birthDate: '2024-03',
      gender: 'Female',
      consent: false,
    } as const
    const { id: patientId } = await town.api.must(addPatient, { token: asha.token, body })
    expect((await grant({ patientId })).status).toBe(201)
    expect(await listed()).toEqual([])
    const asked = { token: doctor.token, params: { id: patientId } }
    expect((await town.api.ask(readPatientInCare, asked)).status).toBe(200)
    expect((await read()).status).toBe(404)
  })

  it('nobody, no stranger, no helper, no doctor, no coordinator; and it opens nothing to another doctor', async () => {
    const stranger = await patientIn(appContext(), 'Manpreet Kaur')
    const helper = await helperIn(appContext(), asha, ['vitals', 'profile', 'appointments'])
    const { patientId } = asha
    expect((await grant({ by: { ...asha, token: 'nonsense' } })).status).toBe(401)
    for (const by of [stranger, helper]) expect((await grant({ by, patientId })).status).toBe(403)
    for (const by of [doctor, await personIn(appContext(), 'coordinator')])
      expect((await grant({ by })).status).toBe(403)
    expect(await countOpen()).toBe(0)
    const { answer } = await grant()
    expect((await read(await doctorIn(appContext(), { name: 'Dr. Bedi' }))).status).toBe(404)
    expect((await end(answer.id, stranger)).status).toBe(404)
    expect((await read()).status).toBe(200)
  })

  it('not to a doctor who is not approved, and not to anybody else', async () => {
    const awaiting = await doctorIn(appContext(), { approval: 'awaiting' })
    expect((await grant({ to: awaiting })).status).toBe(404)
    expect((await grant({ to: await patientIn(appContext(), 'Manpreet') })).status).toBe(404)
    const told = await town.api.ask(grantRecord, {
      token: asha.token,
      body: { doctorId: doctor.id, days: '3000' as '7' },
    })
    expect(told.error).toMatchObject({ code: 'invalid', fields: { days: 'required' } })
  })

  it('to twenty doctors at once', async () => {
    for (let n = 0; n < mostGrants; n += 1) {
      const { id: doctorId } = await doctorIn(appContext(), { name: `Doctor ${n}` })
      await buildGrant(appContext(), { patientId: asha.patientId, doctorId })
    }
    expect((await grant()).error.code).toBe('tooManyGrants')
    expect(await countOpen()).toBe(mostGrants)
  })
})

describe('the doctors who are offered', () => {
  const offered = async (search = '') =>
    (await town.api.must(findDoctors, { token: asha.token, query: { search } })).map(
      ({ name, lastMet, isTreating }) => [name, lastMet, isTreating],
    )

  it('are those the patient has met, former ones first', async () => {
    const bedi = await doctorIn(appContext(), { name: 'Dr. Simran Bedi' })
    await doctorIn(appContext(), { name: 'Dr. Stranger' })
    await visit(doctor, '2026-11-20')
    await visit(bedi, '2025-10-01')
    expect(await offered()).toEqual([
      ['Simran Bedi', '2025-10-01', false],
      ['Navjot Gill', '2026-11-20', true],
    ])
  })

  it('with a name are all approved ones, also in another script; not one who is not approved', async () => {
    await doctorIn(appContext(), { name: 'Dr. Navjot Brar', approval: 'awaiting' })
    expect(await offered('navjot')).toEqual([['Navjot Gill', null, false]])
    expect(await offered('ਗਿੱਲ')).toEqual([['Navjot Gill', null, false]])
    expect(await offered('9876543210')).toEqual([])
    expect(await offered('n')).toEqual([])
  })
})
