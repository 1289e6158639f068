import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listLooks } from '../../shared/audit/audit.endpoints.ts'
import { readEncounter, saveNote, signNote } from '../../shared/encounters/encounters.endpoints.ts'
import { emptyNote } from '../../shared/encounters/encounters.forms.ts'
import { appointmentsIn } from '../../../tests/setup/appointments.ts'
import { doctorIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'
import { beginEncounter, buildNote, exampleNote } from './encounters.fixtures.ts'

/** A signature that waited on a device without a network, and arrives later. */
let town: TestTown
let patient: SignedIn
let doctor: SignedIn
let id: string
const { appContext, booked, startOver } = appointmentsIn(() => town)
const at = (time: string, day = '2026-11-21') => new Date(`${day}T${time}:00+05:30`)
const hourMs = 60 * 60_000

beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(at('15:00'))
  doctor = await doctorIn(appContext())
  patient = await booked(doctor, { status: 'in-progress' })
  const { db } = appContext().store
  ;({ id } = await db.selectFrom('encounters').select('id').executeTakeFirstOrThrow())
})

const from = { ...emptyNote, mode: 'in-person' } as const
/** As the device sends it after that long, with what it was written on. */
const sign = (body: object, { hours = 3, key = 'a'.repeat(32), by = doctor, server = 0 } = {}) =>
  town.apis[server]!.ask(signNote, {
    token: by.token,
    params: { id },
    body: { ...exampleNote, from, ...body },
    key,
    waitedMs: hours * hourMs,
  })
const save = (body: object) =>
  town.api.ask(saveNote, { token: doctor.token, params: { id }, body: { ...from, from, ...body } })
const notes = () => appContext().store.db.selectFrom('encounter_notes').selectAll().execute()
const encounters = () => appContext().store.db.selectFrom('encounters').selectAll().execute()

it('counts from when it arrives', async () => {
  town.clock.now = at('18:00')
  expect(await sign({})).toMatchObject({ status: 200, answer: { signedAt: { time: '18:00' } } })
  expect(await notes()).toMatchObject([{ status: 'final', signed_at: at('18:00') }])
})

it('sent twice with one key signs once and is answered the same, on two servers too', async () => {
  const told = await Promise.all([0, 1, 0].map((server) => sign({ advice: 'Rest' }, { server })))
  const again = await sign({ advice: 'Rest' })
  const [first] = told
  expect(first?.status).toBe(200)
  for (const one of [...told, again]) expect([one.status, one.answer]).toEqual([first?.status, first?.answer])
  const { rowCount } = await appContext().store.pool.query(
    "select from events where kind = 'encounters.signed' and subject = $1",
    [id],
  )
  expect(rowCount).toBe(1)
})

it('after a draft of another device has its other fields; where both wrote, nothing is signed and both are sent', async () => {
  await save({ advice: 'Rest', complaint: 'Fever' })
  const asked = await sign({})
  expect(asked).toMatchObject({
    status: 409,
    error: { code: 'changedMeanwhile', details: { asks: ['complaint'], saved: { complaint: 'Fever' } } },
  })
  expect(await notes()).toMatchObject([{ status: 'preliminary', complaint: 'Fever', advice: 'Rest' }])
  // As the doctor decided, under a new key.
  const decided = await sign({ from: { ...from, complaint: 'Fever' } }, { key: 'b'.repeat(32) })
  expect(decided.status).toBe(200)
  expect(await notes()).toMatchObject([{ status: 'final', complaint: exampleNote.complaint, advice: 'Rest' }])
})

it('after the signature of another device is refused, and leaves that note as it is', async () => {
  expect((await sign({ advice: 'Rest' }, { hours: 0, key: 'b'.repeat(32) })).status).toBe(200)
  const late = await sign({ advice: 'Walk' }, { server: 1 })
  expect([late.status, late.error.code]).toEqual([409, 'alreadySigned'])
  expect(await notes()).toMatchObject([{ status: 'final', version: 1, advice: 'Rest' }])
})

it('is taken after the visit was closed at the end of its day', async () => {
  await appContext().store.pool.query("update encounters set status = 'finished'")
  town.clock.now = at('09:00', '2026-11-22')
  expect((await sign({}, { hours: 18 })).status).toBe(200)
  expect(await notes()).toMatchObject([{ signed_at: at('09:00', '2026-11-22') }])
})

it('judges the follow-up by the day of signing, and not by that of arriving', async () => {
  town.clock.now = at('09:00', '2026-11-22')
  const followUpOn = '2026-11-22'
  const now = await sign({ followUpOn }, { hours: 0 })
  expect([now.status, now.error.fields]).toEqual([400, { followUpOn: 'followUpPast' }])
  expect((await sign({ followUpOn }, { hours: 18, key: 'b'.repeat(32) })).status).toBe(200)
})

it('does not end a follow-up that was agreed on while it waited', async () => {
  town.clock.now = at('17:00')
  const later = await beginEncounter(appContext(), {
    patientId: patient.patientId,
    doctorId: doctor.id,
    kind: 'VR',
  })
  const note = { followUpOn: '2026-11-28' }
  await buildNote(appContext(), { encounterId: later, note, signedAt: at('17:00') })
  town.clock.now = at('18:00')
  expect((await sign({})).status).toBe(200)
  const { db } = appContext().store
  expect(await db.selectFrom('follow_ups').selectAll().execute()).toMatchObject([
    { encounter_id: later, closed_at: null },
  ])
})

it('is only its doctor’s', async () => {
  const stranger = await doctorIn(appContext(), { name: 'Other' })
  expect((await sign({}, { by: stranger })).status).toBe(404)
  for (const by of [patient, await personIn(appContext(), 'coordinator')])
    expect((await sign({}, { by })).status).toBe(403)
  const asked = { params: { id }, body: exampleNote, waitedMs: hourMs }
  expect((await town.api.ask(signNote, asked)).status).toBe(401)
  expect(await notes()).toEqual([])
  expect(await encounters()).toMatchObject([{ status: 'in-progress' }])
})

it('reading it, which is kept on the device, is in the log once a day', async () => {
  const read = () => town.api.must(readEncounter, { token: doctor.token, params: { id } })
  const looks = async () => {
    const { rows } = await appContext().store.pool.query(
      "select subject, at from audit_log where action = 'encounters.read' order by at",
    )
    return rows as unknown[]
  }
  await read()
  await read()
  expect(await looks()).toEqual([{ subject: patient.patientId, at: at('15:00') }])
  // As the patient reads it: not as of a list.
  const told = await town.api.must(listLooks, { token: patient.token })
  expect(told.looks.map(({ what }) => what)).toEqual(['encounters'])
  town.clock.now = at('10:00', '2026-11-22')
  await read()
  expect(await looks()).toHaveLength(2)
})
