import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readEncounter, saveNote, signNote } from '../../shared/encounters/encounters.endpoints.ts'
import type { NoteDraft } from '../../shared/encounters/encounters.forms.ts'
import { readPrescribing, signPrescription } from '../../shared/prescriptions/prescriptions.endpoints.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { newId } from '../platform/runtime/ids.ts'
import { exampleDraft, exampleItem } from '../prescriptions/prescriptions.fixtures.ts'
import { beginEncounter, exampleNote } from './encounters.fixtures.ts'

/** How a visit took place, by its note, and what follows from it. */
let town: TestTown
let patient: SignedIn
let doctor: SignedIn
let id: string
const appContext = () => first(town.servers).appContext

beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  patient = await patientIn(appContext())
  doctor = await doctorIn(appContext())
  await meet('VR')
})

async function meet(kind: 'AMB' | 'VR'): Promise<void> {
  id = await beginEncounter(appContext(), { patientId: patient.patientId, doctorId: doctor.id, kind })
}
const of = () => ({ token: doctor.token, params: { id } })
const read = () => town.api.must(readEncounter, of())
const save = (body: Partial<NoteDraft>) =>
  town.api.ask(saveNote, { ...of(), body: { ...exampleNote, ...body } })
const sign = (body: Partial<NoteDraft>) =>
  town.api.ask(signNote, { ...of(), body: { ...exampleNote, ...body } })
const mode = async () => (await town.api.must(readPrescribing, of())).mode
const prescribe = (medicine: string, strength: string) =>
  town.api.ask(signPrescription, {
    ...of(),
    body: { ...exampleDraft, items: [{ ...exampleItem, medicine, strength }], version: 0 },
  })
const byPhone = { mode: 'phone', consent: 'implied' } as const

describe('what a note says', () => {
  it('begins as in person for a visit; of a call only the doctor knows it', async () => {
    expect((await read()).note.mode).toBe('')
    await meet('AMB')
    expect((await read()).note.mode).toBe('in-person')
  })

  it.each<[string, Partial<NoteDraft>, Record<string, string> | undefined]>([
    ['nothing', { mode: '' }, { mode: 'required' }],
    ['in person', { mode: 'in-person' }, undefined],
    ['by phone, without consent', { mode: 'phone' }, { consent: 'required' }],
    ['by phone, implied', byPhone, undefined],
    [
      'by video, in words that are missing',
      { mode: 'video', consent: 'explicit' },
      { consentWords: 'required' },
    ],
    ['by video, in words', { mode: 'video', consent: 'explicit', consentWords: 'Yes, by video' }, undefined],
  ])('%s', async (_, body, fields) => {
    expect((await sign(body)).error?.fields).toEqual(fields)
  })

  it('is in person where an app from before does not send it for a visit', async () => {
    await meet('AMB')
    const { mode: _, ...earlier } = exampleNote
    await town.api.must(signNote, { ...of(), body: earlier })
    expect((await read()).note.mode).toBe('in-person')
  })

  it('keeps the words, and none where nobody was to be asked', async () => {
    const words = { consent: 'explicit', consentWords: 'Yes, by phone' } as const
    expect((await save({ mode: 'in-person', ...words })).answer.note).toMatchObject({
      consent: '',
      consentWords: '',
    })
    await sign({ mode: 'phone', ...words })
    expect((await read()).note).toMatchObject({ mode: 'phone', ...words })
  })

  it('decides what it is called afterwards: a visit, or a call', async () => {
    await sign({ mode: 'in-person' })
    expect((await read()).type).toBe('in-person')
    await meet('AMB')
    await sign(byPhone)
    expect((await read()).type).toBe('teleconsultation')
  })

  it('is implied by nobody where the doctor called for an alarm', async () => {
    const { pool } = appContext().store
    await pool.query('alter table encounters drop constraint if exists encounters_alarm_id_fkey')
    await pool.query('update encounters set alarm_id = $1 where id = $2', [newId(), id])
    expect((await sign(byPhone)).error.fields).toEqual({ consent: 'consentExplicit' })
    expect((await sign({ ...byPhone, consent: 'explicit', consentWords: 'Yes' })).status).toBe(200)
  })
})

describe('what may be prescribed', () => {
  it('follows the note, also while it is a draft, and not the booking', async () => {
    expect(await mode()).toBe('audio')
    for (const [said, expected] of [
      ['video', 'video'],
      ['text', 'text'],
      ['in-person', 'in-person'],
      ['phone', 'audio'],
    ] as const) {
      await save({ mode: said })
      expect(await mode()).toBe(expected)
    }
    expect((await prescribe('amlodipine', '5 mg')).error.fields).toEqual({
      'items.0.medicine': 'unnamedByCall',
    })
    await meet('AMB')
    await save(byPhone)
    expect((await prescribe('amlodipine', '5 mg')).error.fields).toEqual({
      'items.0.medicine': 'unnamedByCall',
    })
  })

  it('cannot be contradicted by the note afterwards, until it is stopped', async () => {
    await save({ mode: 'in-person' })
    expect((await prescribe('amlodipine', '5 mg')).status).toBe(200)
    for (const told of [await save(byPhone), await sign(byPhone)])
      expect([told.status, told.error.fields]).toEqual([400, { mode: 'modePrescribed' }])
    expect((await read()).note.mode).toBe('in-person')
    await appContext().store.pool.query(
      "update prescriptions set status = 'stopped', stopped_at = now(), stop_reason = 'Wrong' where encounter_id = $1",
      [id],
    )
    expect((await sign(byPhone)).status).toBe(200)
  })
})
