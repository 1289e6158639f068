import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listPatientDocuments } from '../../shared/documents/documents.endpoints.ts'
import { listNotesOfPatient, markEncounter } from '../../shared/encounters/encounters.endpoints.ts'
import { maySeeSensitive } from '../../shared/kit/sensitive.ts'
import { markPrivate, openPrivate, readPrivacy } from '../../shared/sensitive/sensitive.endpoints.ts'
import { secretsIn, type Secrets } from '../../../tests/setup/sensitive-record.ts'
import { helperIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { emptyTown, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { viewerOf } from '../platform/auth/care/sensitive.ts'

let town: TestTown
let known: Secrets
const context = (at = 0) => {
  const server = town.servers[at]
  if (!server) throw new Error('There are two servers.')
  return server.appContext
}
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
beforeEach(async () => {
  await emptyTown(town)
  known = await secretsIn(context())
})

interface Options {
  by?: SignedIn
  id?: string
  patientId?: string
}
const asked = ({ by = known.patient, id = known.encounterId, patientId }: Options = {}) => ({
  token: by.token,
  params: { id },
  ...(patientId && { patientId }),
})
const read = (options?: Options) => town.api.ask(readPrivacy, asked(options))
const mark = (isPrivate: boolean, options?: Options) =>
  town.api.ask(markPrivate, { ...asked(options), body: { isPrivate } })
const open = (doctor: SignedIn, isOpen = true, options?: Options) =>
  town.api.ask(openPrivate, { ...asked(options), body: { doctor: doctor.id, isOpen } })
const seenBy = async ({ token }: SignedIn) => {
  const { notes } = await town.api.must(listNotesOfPatient, {
    token,
    params: { id: known.patient.patientId },
  })
  return notes.some(({ note }) => note.diagnosis === 'Secret diagnosis')
}
const openRows = async () => {
  const { rows } = await context().store.pool.query<{ doctor_id: string }>(
    'select doctor_id from sensitive_openings where encounter_id = $1 and ended_at is null',
    [known.encounterId],
  )
  return rows.map((row) => row.doctor_id)
}

it('the patient reads whether it is private, and the other doctors who treat them', async () => {
  const { answer } = await read()
  expect(answer).toMatchObject({ kind: 'encounter', title: 'author', isPrivate: true })
  const { emergency, opened } = known.doctors
  const names = answer.doctors.filter(({ isOpen }) => isOpen).map(({ id }) => id)
  expect(names.toSorted()).toEqual([emergency.id, opened.id].toSorted())
  expect(answer.doctors.map(({ name }) => name)).toEqual(['closed', 'emergency', 'opened', 'other'])
  expect((await read({ id: known.documentId })).answer).toMatchObject({
    kind: 'document',
    title: 'Secret paper',
  })
})

it('opens it to one doctor, and closes it', async () => {
  const { other, closed } = known.doctors
  expect((await open(other)).answer.doctors).toContainEqual({ id: other.id, name: 'other', isOpen: true })
  expect([await seenBy(other), await seenBy(closed)]).toEqual([true, false])
  await open(other, false)
  expect(await seenBy(other)).toBe(false)
  // Again is no error.
  expect((await open(other, false)).status).toBe(200)
})

it('opens a document', async () => {
  const { other } = known.doctors
  const papers = async () =>
    JSON.stringify(
      await town.api.must(listPatientDocuments, {
        token: other.token,
        params: { id: known.patient.patientId },
      }),
    )
  expect(await papers()).not.toContain('Secret paper')
  await open(other, true, { id: known.documentId })
  expect(await papers()).toContain('Secret paper')
})

it('no longer private, everybody who treats the patient reads it; marked again, nobody it was opened to', async () => {
  const { opened, other } = known.doctors
  expect((await mark(false)).answer).toMatchObject({ isPrivate: false })
  expect([await seenBy(opened), await seenBy(other)]).toEqual([true, true])
  await mark(true)
  expect([await seenBy(opened), await seenBy(other)]).toEqual([false, false])
})

it('what is not private is opened to nobody', async () => {
  await mark(false)
  expect((await open(known.doctors.other)).status).toBe(200)
  expect(await openRows()).toEqual([])
})

describe('nobody else', () => {
  it('another patient, a helper, a doctor, the desk, nobody', async () => {
    const stranger = await patientIn(context())
    const helper = await helperIn(context(), known.patient, [
      'appointments',
      'vitals',
      'reminders',
      'profile',
    ])
    const { patientId } = known.patient
    const people: [Options, number][] = [
      [{ by: stranger }, 404],
      [{ by: helper, patientId }, 403],
      [{ by: known.doctors.author }, 403],
      [{ by: await personIn(context(), 'coordinator') }, 403],
    ]
    for (const [options, status] of people) {
      expect((await read(options)).status).toBe(status)
      expect((await mark(false, options)).status).toBe(status)
      expect((await open(known.doctors.other, true, options)).status).toBe(status)
    }
    const params = { id: known.encounterId }
    expect((await town.api.ask(markPrivate, { params, body: { isPrivate: false } })).status).toBe(401)
  })

  it('and to no doctor who does not treat the patient', async () => {
    const { emergency, former, onAlarm } = known.doctors
    for (const doctor of [emergency, former, onAlarm])
      expect(await open(doctor)).toMatchObject({ status: 404 })
  })

  it('says at its field what is wrong', async () => {
    const told = await town.api.ask(openPrivate, { ...asked(), body: { doctor: 'x', isOpen: 1 } })
    expect([told.status, Object.keys(told.error.fields ?? {})]).toEqual([400, ['doctor', 'isOpen']])
  })
})

it('a guardian sees and does all of it', async () => {
  const guardian = await patientIn(context(), 'Manpreet Kaur')
  await context()
    .store.db.insertInto('patient_guardians')
    .values({
      patient_id: known.patient.patientId,
      user_id: guardian.id,
      relation: 'mother',
      since: town.clock.now,
    })
    .execute()
  const options = { by: guardian, patientId: known.patient.patientId }
  expect((await read(options)).answer.isPrivate).toBe(true)
  expect((await open(known.doctors.other, true, options)).status).toBe(200)
})

it('the rule and the condition agree', async () => {
  const { author, opened, closed, other, emergency, colleague, onAlarm } = known.doctors
  const openedTo = await openRows()
  for (const doctor of [author, opened, closed, other, emergency, colleague, onAlarm]) {
    const actor = { id: doctor.id, role: 'doctor', patientId: null } as never
    const asking = { actor, now: town.clock.now, today: '2026-11-21' }
    const viewer = await viewerOf(context().store.db, asking, known.patient.patientId)
    expect(await seenBy(doctor)).toBe(maySeeSensitive({ writtenBy: author.id, openedTo }, viewer))
  }
})

describe('at once', () => {
  it('opened twice on two servers it is opened once', async () => {
    const { other } = known.doctors
    const body = { doctor: other.id, isOpen: true }
    const servers = [...town.apis, ...town.apis]
    const told = await Promise.all(servers.map((api) => api.ask(openPrivate, { ...asked(), body })))
    expect(told.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await openRows()).filter((id) => id === other.id)).toHaveLength(1)
  })

  it('opened while it is closed, it is one of both and never two', async () => {
    const { other } = known.doctors
    for (let round = 0; round < 4; round += 1) {
      const asks = [true, false, true, false].map((isOpen) => open(other, isOpen))
      expect((await Promise.all(asks)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const rows = (await openRows()).filter((id) => id === other.id)
      expect(rows.length).toBeLessThan(2)
      expect(await seenBy(other)).toBe(rows.length === 1)
    }
  })

  it('opened while the mark is taken off, nothing stays open', async () => {
    await Promise.all([mark(false), open(known.doctors.other)])
    expect(await openRows()).toEqual([])
  })

  it('marked by doctor and family, it is private', async () => {
    await mark(false)
    const body = { isSensitive: true }
    const byDoctor = { token: known.doctors.author.token, params: { id: known.encounterId }, body }
    const told = await Promise.all([mark(true), town.api.ask(markEncounter, byDoctor)])
    expect(told.map(({ status }) => status)).toEqual([200, 200])
    expect((await read()).answer.isPrivate).toBe(true)
  })
})
