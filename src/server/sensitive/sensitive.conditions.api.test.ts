import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addConditionOfPatient,
  confirmCondition,
  endConditionOfPatient,
  listConditionsOfPatient,
} from '../../shared/conditions/conditions.doctor.endpoints.ts'
import type { ConditionEntry, OwnConditionEntry } from '../../shared/conditions/conditions.forms.ts'
import { addCondition, listConditions } from '../../shared/conditions/conditions.endpoints.ts'
import { markEncounter } from '../../shared/encounters/encounters.endpoints.ts'
import { maySeeSensitive } from '../../shared/kit/sensitive.ts'
import { readPrescribing, saveDraft } from '../../shared/prescriptions/prescriptions.endpoints.ts'
import { markPrivate, openPrivate, readPrivacy } from '../../shared/sensitive/sensitive.endpoints.ts'
import { encounterOf, secretsIn, type Secrets } from '../../../tests/setup/sensitive-record.ts'
import type { SignedIn } from '../../../tests/setup/people.ts'
import { emptyTown, first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildCondition } from '../conditions/conditions.fixtures.ts'
import { viewerOf } from '../platform/auth/care/sensitive.ts'
import { exampleDraft, exampleItem } from '../prescriptions/prescriptions.fixtures.ts'

let town: TestTown
let known: Secrets
const appContext = () => first(town.servers).appContext
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await emptyTown(town)
  known = await secretsIn(appContext())
})

const of = ({ token }: SignedIn) => ({ token, params: { id: known.patient.patientId } })
const readBy = async (doctor: SignedIn) =>
  (await town.api.must(listConditionsOfPatient, of(doctor))).map(({ id }) => id)
const own = () => town.api.must(listConditions, { token: known.patient.token })
const add = (doctor: SignedIn, entry: Partial<ConditionEntry>, visit?: string) =>
  town.api.ask(addConditionOfPatient, {
    ...of(doctor),
    query: visit === undefined ? {} : { visit },
    body: { kind: 'condition', code: 'asthma', ...entry },
  })
const privacy = (id: string) => ({ token: known.patient.token, params: { id } })

describe('an illness of a private visit', () => {
  it('is read by its doctor, by whom the visit was opened to, and by the patient with a mark', async () => {
    const { author, opened } = known.doctors
    expect(await readBy(author)).toEqual([known.illnessId])
    expect((await readBy(opened)).toSorted()).toEqual([known.illnessId, known.ownIllnessId].toSorted())
    const { illnessId, encounterId, ownIllnessId } = known
    const marks = (await own()).map(({ id, isPrivate, privacyId }) => [id, isPrivate, privacyId])
    expect(marks).toContainEqual([illnessId, true, encounterId])
    expect(marks).toContainEqual([ownIllnessId, true, ownIllnessId])
  })

  it('stays private as it is noted, by the visit that the screen names or the one that goes on', async () => {
    const { author, other } = known.doctors
    expect((await add(author, {}, known.encounterId)).answer).toMatchObject({ isPrivate: true })
    const { db } = appContext().store
    await db.updateTable('encounters').set({ status: 'in-progress', ended_at: null }).execute()
    const noted = await add(author, { code: 'copd' })
    expect([noted.status, noted.answer.isPrivate]).toEqual([201, true])
    expect(await readBy(other)).toEqual([])
    expect(await own()).toHaveLength(4)
  })

  it('goes with the mark of the visit', async () => {
    const { author, other } = known.doctors
    const id = await encounterOf(appContext(), { patientId: known.patient.patientId, doctorId: author.id })
    const noted = (await add(author, {}, id)).answer
    expect(noted.isPrivate).toBe(false)
    const mark = { token: author.token, params: { id }, body: { isSensitive: true } }
    expect(await readBy(other)).toEqual([noted.id])
    await town.api.must(markEncounter, mark)
    expect(await readBy(other)).toEqual([])
  })

  it('needs a visit of these two', async () => {
    const { other } = known.doctors
    expect((await add(other, {}, known.encounterId)).status).toBe(404)
    expect(await own()).toHaveLength(2)
  })

  it('an allergy noted in it is read by all who treat the patient', async () => {
    const { author, other } = known.doctors
    const { answer } = await add(author, { kind: 'allergy', code: 'nsaids' }, known.encounterId)
    expect(answer).toMatchObject({ isPrivate: false, privacyId: null })
    expect(await readBy(other)).toEqual([answer.id])
  })
})

describe('a doctor from whom it is hidden', () => {
  it('neither confirms nor ends it', async () => {
    const { other } = known.doctors
    for (const condition of [known.illnessId, known.ownIllnessId]) {
      const ends = { ...of(other), body: { condition, as: 'resolved' } as const }
      expect((await town.api.ask(endConditionOfPatient, ends)).status).toBe(404)
      const confirms = { ...of(other), body: { condition } }
      expect((await town.api.ask(confirmCondition, confirms)).status).toBe(404)
    }
  })

  it('says the same, and gets an entry of their own', async () => {
    const { other } = known.doctors
    const said = await add(other, { code: 'epilepsy', text: 'Secret illness' })
    expect([said.status, said.answer.enteredBy.name]).toEqual([201, 'other'])
    expect(await readBy(other)).toEqual([said.answer.id])
    expect((await own()).filter(({ code }) => code === 'epilepsy')).toHaveLength(2)
  })

  it('says "none", which nobody reads beside the illness', async () => {
    const { author, other } = known.doctors
    const { status, answer } = await add(other, { code: 'none' })
    expect(status).toBe(201)
    // Its end would tell that something was noted.
    await add(author, { code: 'thyroid' }, known.encounterId)
    expect(await readBy(other)).toEqual([answer.id])
    expect((await own()).map(({ code }) => code)).not.toContain('none')
    expect(await readBy(author)).not.toContain(answer.id)
  })

  it('is warned of a medicine that does not go with it, without its name', async () => {
    const { other, author } = known.doctors
    const draft = async (by: SignedIn, visit: string) => {
      const items = ['tramadol', 'metformin', 'cetirizine'].map((medicine) => ({ ...exampleItem, medicine }))
      const body = { ...exampleDraft, items, version: 0 }
      return town.api.must(saveDraft, { token: by.token, params: { id: visit }, body })
    }
    const id = await encounterOf(appContext(), { patientId: known.patient.patientId, doctorId: other.id })
    expect((await draft(other, id)).undisclosed).toEqual(['tramadol', 'metformin'])
    const desk = await town.api.must(readPrescribing, { token: other.token, params: { id } })
    expect(desk).toMatchObject({ record: [], undisclosed: ['tramadol', 'metformin'] })
    // Its doctor reads the illness of the visit, and not that which the patient keeps.
    const next = await encounterOf(appContext(), { patientId: known.patient.patientId, doctorId: author.id })
    expect((await draft(author, next)).undisclosed).toEqual(['metformin'])
    const named = await town.api.must(readPrescribing, { token: author.token, params: { id: next } })
    expect(named.record.map(({ code }) => code)).toEqual(['epilepsy'])
  })
})

describe('an illness that the patient keeps private', () => {
  const mark = (id: string, isPrivate: boolean) =>
    town.api.ask(markPrivate, { ...privacy(id), body: { isPrivate } })

  const say = (entry: Partial<OwnConditionEntry>) =>
    town.api.ask(addCondition, {
      token: known.patient.token,
      body: { kind: 'condition', code: 'asthma', isPrivate: true, ...entry },
    })

  it('is private from the moment it is added, and changes nothing that others read', async () => {
    const { other, opened } = known.doctors
    const none = (await add(other, { code: 'none' })).answer.id
    const { status, answer } = await say({})
    expect([status, answer.isPrivate, answer.privacyId]).toEqual([201, true, answer.id])
    // Not even of the doctors to whom the other illness is open.
    for (const doctor of [other, opened]) expect(await readBy(doctor)).not.toContain(answer.id)
    expect(await readBy(other)).toEqual([none])
    expect((await own()).map(({ code }) => code)).not.toContain('none')
    const said = await say({ code: 'copd', isPrivate: false })
    expect(said.answer.isPrivate).toBe(false)
    // Now its end tells only what everybody reads.
    const listed = await town.api.must(listConditionsOfPatient, of(other))
    expect(listed.map(({ id, status: now }) => [id, now])).toEqual([
      [said.answer.id, 'active'],
      [none, 'resolved'],
    ])
  })

  it.each([
    { kind: 'allergy', code: 'nsaids' },
    { kind: 'condition', code: 'none' },
  ] as const)('is said of no $code of kind $kind, at the field', async (entry) => {
    const { status, error } = await town.api.ask(addCondition, {
      token: known.patient.token,
      body: { ...entry, isPrivate: true },
    })
    expect([status, error.fields]).toEqual([400, { isPrivate: 'invalid' }])
    expect(await own()).toHaveLength(2)
  })

  it('is named on its page, with the doctors who may read it', async () => {
    const { answer } = await town.api.ask(readPrivacy, privacy(known.ownIllnessId))
    expect(answer).toMatchObject({
      kind: 'condition',
      title: 'Secret kidneys',
      conditionCode: 'kidneyDisease',
      isPrivate: true,
    })
    const open = answer.doctors.filter(({ isOpen }) => isOpen).map(({ name }) => name)
    expect(open.toSorted()).toEqual(['emergency', 'opened'])
    expect(answer.doctors.map(({ name }) => name)).toContain('author')
  })

  it('is opened to one doctor, and closed', async () => {
    const { other } = known.doctors
    const open = (isOpen: boolean) => {
      const body = { doctor: other.id, isOpen }
      return town.api.must(openPrivate, { ...privacy(known.ownIllnessId), body })
    }
    await open(true)
    expect(await readBy(other)).toEqual([known.ownIllnessId])
    await open(false)
    expect(await readBy(other)).toEqual([])
  })

  it('is marked also when it is over, and again read by all once it is not private', async () => {
    const { other } = known.doctors
    const { db } = appContext().store
    const ended = { status: 'resolved', ended_at: town.clock.now } as const
    await db.updateTable('conditions').set(ended).where('id', '=', known.ownIllnessId).execute()
    expect((await mark(known.ownIllnessId, false)).answer.isPrivate).toBe(false)
    expect(await readBy(other)).toEqual([known.ownIllnessId])
    expect((await mark(known.ownIllnessId, true)).answer.isPrivate).toBe(true)
    expect(await readBy(other)).toEqual([])
  })

  it('stays with the doctor who noted it, as the rule says', async () => {
    const { author, other, emergency, opened } = known.doctors
    const id = (await add(author, {})).answer.id
    await mark(id, true)
    for (const doctor of [author, other, emergency, opened]) {
      const actor = { id: doctor.id, role: 'doctor', patientId: null } as never
      const asking = { actor, now: town.clock.now, today: '2026-11-21' }
      const viewer = await viewerOf(appContext().store.db, asking, known.patient.patientId)
      const expected = maySeeSensitive({ writtenBy: author.id, openedTo: [] }, viewer)
      expect((await readBy(doctor)).includes(id)).toBe(expected)
    }
  })

  it('is neither an allergy nor "none"', async () => {
    const { patientId } = known.patient
    const allergy = await buildCondition(appContext(), { patientId })
    const none = await buildCondition(appContext(), { patientId, kind: 'condition', code: 'none' })
    for (const id of [allergy, none]) {
      expect((await mark(id, true)).status).toBe(404)
      expect((await town.api.ask(readPrivacy, privacy(id))).status).toBe(404)
    }
  })
})
