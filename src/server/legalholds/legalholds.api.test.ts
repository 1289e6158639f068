import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listLooks } from '../../shared/audit/audit.endpoints.ts'
import { listSignedNotes } from '../../shared/encounters/encounters.endpoints.ts'
import { downloadExport } from '../../shared/exports/exports.endpoints.ts'
import {
  endLegalHold,
  listLegalHolds,
  markLegalHold,
  takeBackLegalHold,
} from '../../shared/legalholds/legalholds.endpoints.ts'
import { listRecords } from '../../shared/records/records.endpoints.ts'
import { laboratoryIn } from '../../../tests/setup/laboratory.ts'
import { helperIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { encounterOf, secretsIn, type Secrets } from '../../../tests/setup/sensitive-record.ts'
import { emptyTown, first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildToken } from '../accounts/accounts.fixtures.ts'
import { buildFacility, buildMembership } from '../facilities/facilities.fixtures.ts'
import { buildHold } from './legalholds.fixtures.ts'

/** On two servers, the second for the other one of two at once. */
let town: TestTown
let known: Secrets
/** A visit of the author that is not private. */
let plainId: string
const appContext = () => first(town.servers).appContext
const pool = () => appContext().store.pool
const server = (nth: number) => town.apis[nth % 2]!
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
beforeEach(async () => {
  town.clock.now = new Date('2026-11-21T10:00:00+05:30')
  await emptyTown(town)
  known = await secretsIn(appContext())
  const who = { patientId: known.patient.patientId, doctorId: known.doctors.author.id }
  plainId = await encounterOf(appContext(), who, { daysAgo: 30 })
})

const today = '2026-11-21'
const police = {
  kind: 'medicoLegal',
  since: '2026-11-20',
  number: 'MLR 7/26',
  policeStation: 'Kotwali',
} as const
const register = { kind: 'mtp', since: '2026-11-20' } as const
const mark = ({ token }: SignedIn, body: typeof police | typeof register = police, id = plainId) =>
  town.api.ask(markLegalHold, { token, params: { id }, body })
const list = async ({ token }: SignedIn) =>
  town.api.ask(listLegalHolds, { token, params: { id: known.patient.patientId } })
const kindsFor = async (doctor: SignedIn) => (await list(doctor)).answer.holds.map(({ kind }) => kind)
const end = ({ token }: SignedIn, id: string, endedOn = today) =>
  town.api.ask(endLegalHold, { token, params: { id }, body: { endedOn } })
const takeBack = ({ token }: SignedIn, id: string, reason = 'Another patient') =>
  town.api.ask(takeBackLegalHold, { token, params: { id }, body: { reason } })

describe('a medico-legal case', () => {
  it('is marked by the doctor of the visit, and ended by who treats the patient', async () => {
    const { author, other } = known.doctors
    const { status, answer } = await mark(author)
    expect([status, answer]).toMatchObject([
      201,
      { ...police, encounterId: plainId, doctor: 'author', status: 'open', until: null, mayEnd: true },
    ])
    expect((await list(other)).answer.holds).toMatchObject([{ mayEnd: true, mayTakeBack: false }])
    expect((await end(other, answer.id, '2026-11-20')).answer).toMatchObject({
      status: 'ended',
      until: '2026-11-20',
      mayEnd: false,
    })
    const { rows } = await pool().query('select ended_by from legal_holds')
    expect(rows).toEqual([{ ended_by: other.id }])
    // Another case about the same visit.
    expect((await mark(author)).status).toBe(201)
  })

  it('is read by who treats the patient, where the visit is not hidden from them', async () => {
    const { author, other, opened, closed, emergency, colleague, onAlarm, former } = known.doctors
    await mark(author)
    for (const doctor of [author, other, opened, closed])
      expect(await kindsFor(doctor)).toEqual(['medicoLegal'])
    // They read the record, not its legal side.
    for (const doctor of [emergency, colleague, onAlarm, former]) expect(await kindsFor(doctor)).toEqual([])
    await mark(author, police, known.encounterId)
    for (const doctor of [author, opened]) expect(await kindsFor(doctor)).toHaveLength(2)
    for (const doctor of [other, closed]) expect(await kindsFor(doctor)).toHaveLength(1)
  })

  it('says what is wrong with its days and its reason', async () => {
    const { author } = known.doctors
    const tomorrow = { ...police, since: '2026-11-22' as '2026-11-20' }
    expect((await mark(author, tomorrow)).error).toMatchObject({
      fields: { since: 'dayFuture' },
    })
    const { answer } = await mark(author)
    expect((await end(author, answer.id, '2026-11-19')).error.fields).toEqual({
      endedOn: 'endBeforeMark',
    })
    expect((await end(author, answer.id, '2026-11-22')).error.fields).toEqual({
      endedOn: 'dayFuture',
    })
    expect((await takeBack(author, answer.id, ' ')).error.fields).toHaveProperty('reason')
    const long = { ...police, policeStation: 'x'.repeat(121) as 'Kotwali' }
    expect((await mark(author, long)).error.fields).toHaveProperty('policeStation')
  })

  it('is taken back by its doctor with a reason, and stays as history', async () => {
    const { author, other } = known.doctors
    const { answer } = await mark(author)
    expect((await takeBack(other, answer.id)).status).toBe(404)
    expect((await takeBack(author, answer.id)).answer).toMatchObject({
      status: 'takenBack',
      reason: 'Another patient',
    })
    expect((await takeBack(author, answer.id)).error.code).toBe('notOpen')
    expect((await end(author, answer.id)).error.code).toBe('notOpen')
    expect((await list(author)).answer.holds).toMatchObject([{ status: 'takenBack', mayEnd: false }])
  })
})

describe('an entry of the MTP register', () => {
  it('makes the visit private and is read where the visit was opened alone, also after the patient shows it', async () => {
    const { author, opened, other } = known.doctors
    const { answer } = await mark(author, register)
    expect(answer).toMatchObject({ status: 'open', until: '2031-12-31', mayEnd: false, policeStation: '' })
    const isPrivate = async () =>
      (await pool().query('select sensitive from encounters where id = $1', [plainId])).rows
    expect(await isPrivate()).toEqual([{ sensitive: true }])
    for (const doctor of [opened, other]) expect(await kindsFor(doctor)).toEqual([])
    await pool().query('update encounters set sensitive = false where id = $1', [plainId])
    for (const doctor of [opened, other]) expect(await kindsFor(doctor)).toEqual([])
    expect((await end(other, answer.id)).status).toBe(404)
    await mark(author, register, known.encounterId)
    expect(await kindsFor(opened)).toEqual(['mtp'])
  })

  it('ends by itself', async () => {
    const { author } = known.doctors
    const { answer } = await mark(author, { ...register, policeStation: 'Kotwali' } as typeof register)
    expect((await end(author, answer.id)).error.code).toBe('endsByItself')
    town.clock.now = new Date('2031-12-31T23:00:00+05:30')
    const then = { ...author, token: await buildToken(appContext(), author) }
    expect((await list(then)).answer.holds).toMatchObject([{ status: 'open' }])
    town.clock.now = new Date('2032-01-01T00:01:00+05:30')
    expect((await list(then)).answer.holds).toMatchObject([{ status: 'ended', mayTakeBack: false }])
  })
})

describe('nobody else', () => {
  it('marks, reads, ends or takes back: 403 or 404, and nothing changes', async () => {
    const { doctors, patient } = known
    const { answer } = await mark(doctors.author)
    const pharmacist = await patientIn(appContext(), 'Pharmacist')
    const facilityId = await buildFacility(appContext(), { name: 'Pharmacy' })
    await buildMembership(appContext(), { userId: pharmacist.id, facilityId, role: 'pharmacist' })
    const strangers = {
      patient,
      helper: await helperIn(appContext(), patient, ['appointments']),
      'another patient': await patientIn(appContext(), 'Another'),
      coordinator: await personIn(appContext(), 'coordinator'),
      pharmacist,
      technician: (await laboratoryIn(appContext())).technician,
      emergency: doctors.emergency,
      colleague: doctors.colleague,
      onAlarm: doctors.onAlarm,
    }
    const before = (await pool().query('select * from legal_holds')).rows
    for (const [who, person] of Object.entries(strangers)) {
      const isDoctor = Object.values(doctors).includes(person)
      const refused = isDoctor ? 404 : 403
      expect([who, (await mark(person)).status]).toEqual([who, refused])
      expect([who, (await end(person, answer.id)).status]).toEqual([who, refused])
      expect([who, (await takeBack(person, answer.id)).status]).toEqual([who, refused])
      const told = await list(person)
      const seen = told.status === 200 ? told.answer.holds : null
      expect([who, told.status, seen]).toEqual(isDoctor ? [who, 200, []] : [who, 403, null])
    }
    // Treats the patient, but it is not their visit.
    expect((await mark(doctors.other)).status).toBe(404)
    const nobody = { token: 'x'.repeat(43), params: { id: answer.id } }
    expect((await town.api.ask(listLegalHolds, nobody)).status).toBe(401)
    expect((await pool().query('select * from legal_holds')).rows).toEqual(before)
  })

  it('learns of it: neither the file of the patient, nor the log, nor any event of the family says a word', async () => {
    const { doctors, patient } = known
    const { answer } = await mark(doctors.author)
    await end(doctors.other, answer.id)
    await mark(doctors.author, register)
    await list(doctors.author)
    const { token } = patient
    const said = [
      (await town.api.must(downloadExport, { token, query: { format: 'json' } })).content,
      (await town.api.must(downloadExport, { token, query: { format: 'html' } })).content,
      JSON.stringify(await town.api.must(listLooks, { token, query: {} })),
      JSON.stringify(await town.api.must(listRecords, { token, query: {} })),
      JSON.stringify(await town.api.must(listSignedNotes, { token, query: {} })),
    ].map((one) => Buffer.from(one).toString())
    for (const text of said) expect(text).not.toMatch(/legal|MLR 7|Kotwali|mtp/i)
    const { rows } = await pool().query<{ topics: string[] }>(
      "select topics from events where kind = 'legalholds.changed' and subject = $1",
      [plainId],
    )
    const doctorsOnly = [doctors.author, doctors.other].map(({ id }) => id)
    for (const topic of rows.flatMap(({ topics }) => topics))
      expect(doctorsOnly.some((id) => topic.includes(id))).toBe(true)
    expect(rows).toHaveLength(3)
    const log = await pool().query(
      "select subject from audit_log where action like 'legalholds.%' and actor_id = any($1)",
      [doctorsOnly],
    )
    expect(log.rowCount).toBe(5)
    expect(JSON.stringify(log.rows)).not.toContain(patient.patientId)
  })
})

describe('twice, and two at once', () => {
  it('the same request again has the answer of the first', async () => {
    const { token } = known.doctors.author
    const asked = { token, params: { id: plainId }, body: police, key: randomUUID() }
    const [one, again] = [
      await town.api.must(markLegalHold, asked),
      await server(1).must(markLegalHold, asked),
    ]
    expect(again).toEqual(one)
    const ending = { token, params: { id: one.id }, body: { endedOn: today }, key: randomUUID() }
    expect(await server(1).must(endLegalHold, ending)).toEqual(await town.api.must(endLegalHold, ending))
    expect((await pool().query('select from legal_holds')).rowCount).toBe(1)
  })

  it('of several marks of a visit one is there', async () => {
    const { token } = known.doctors.author
    const told = await Promise.all(
      [0, 1, 2, 3].map((nth) =>
        server(nth).ask(markLegalHold, { token, params: { id: plainId }, body: police }),
      ),
    )
    expect(told.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
    expect((await pool().query('select from legal_holds')).rowCount).toBe(1)
  })

  it('of two doctors who end a case one does, and of an end and a mistake one stands', async () => {
    const { author, other } = known.doctors
    const id = await buildHold(appContext(), { encounterId: plainId, since: '2026-11-01' })
    const params = { id }
    const ends = await Promise.all(
      [author, other].map(({ token }, nth) =>
        server(nth).ask(endLegalHold, { token, params, body: { endedOn: `2026-11-1${nth}` } }),
      ),
    )
    const won = ends.findIndex(({ status }) => status === 200)
    expect(ends.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { rows } = await pool().query('select ended_on::text, ended_by from legal_holds')
    expect(rows).toEqual([{ ended_on: `2026-11-1${won}`, ended_by: [author, other][won]?.id }])
    const another = { id: await buildHold(appContext(), { encounterId: plainId }) }
    const [ending, takingBack] = await Promise.all([
      server(0).ask(endLegalHold, { token: other.token, params: another, body: { endedOn: today } }),
      server(1).ask(takeBackLegalHold, { token: author.token, params: another, body: { reason: 'Mistake' } }),
    ])
    expect([ending.status, takingBack.status].toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})
