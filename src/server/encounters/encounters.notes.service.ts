import * as v from 'valibot'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { canWriteNote } from '../../shared/encounters/encounters.access.ts'
import { encounterMarked, noteSigned, noteAmended } from '../../shared/encounters/encounters.events.ts'
import { noteToSign, type NoteDraft } from '../../shared/encounters/encounters.forms.ts'
import {
  signingProblems,
  withoutContradiction,
  withoutNeedlessConsent,
} from '../../shared/encounters/encounters.note.ts'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import { modeOf } from '../../shared/prescriptions/rules/prescriptions.situation.ts'
import { mayUnmark } from '../../shared/kit/sensitive.ts'
import { fieldCodes } from '../../shared/kit/schemas.ts'
import { fetalSexFields } from '../../shared/kit/text/fetal-sex-in-prose.ts'
import type { Base } from '../../shared/kit/three-way-merge.ts'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Tx } from '../platform/db/database.ts'
import { publish, topicOfPerson } from '../platform/events/publish.ts'
import { appError, endpointError, validationError } from '../platform/http/errors/app-error.ts'
import { mergeWithSaved } from '../platform/http/writes/merge-saved.ts'
import { newId } from '../platform/runtime/ids.ts'
import { amendNote, markEncounter, saveNote, signNote } from './encounters.operations.ts'
import { columnsOf, noteOf } from './encounters.presenter.ts'
import { noteFollowUp } from './follow-ups/encounters.follow-ups.repo.ts'
import {
  endWithoutAppointment,
  findEncounter,
  findNote,
  getDoctorName,
  insertAddendum,
  listPrescribedModes,
  lockEncounter,
  markRow,
  saveNoteRow,
  setClass,
  type EncounterRow,
  type NoteRow,
} from './encounters.repo.ts'
import { presentForDoctor } from './encounters.service.ts'

type Ctx = RequestContext<typeof saveNote | typeof signNote | typeof amendNote | typeof markEncounter>

/** 404 for everybody but its doctor. */
async function lockOwn(ctx: Ctx, tx: Tx): Promise<EncounterRow> {
  const row = await lockEncounter(tx, ctx.params.id)
  if (!row || !canWriteNote({ doctorId: row.doctor_id }, ctx.actor)) throw appError('notFound')
  return row
}

/** The patient whose record it is, for the log. */
async function patientIn({ db, params, actor }: Ctx): Promise<string> {
  const row = await findEncounter(db, params.id)
  if (!row || !canWriteNote({ doctorId: row.doctor_id }, actor)) throw appError('notFound')
  return row.patient_id
}

export function save(ctx: RequestContext<typeof saveNote>): Promise<AnswerOf<typeof saveNote>> {
  return ctx.write(async (tx) => {
    const { id } = await lockOwn(ctx, tx)
    const known = await findNote(tx, id)
    if (known?.status === 'final') throw endpointError(saveNote, 'alreadySigned')
    const { from, ...said } = ctx.body
    const note = merged(saveNote, ctx, { from, said }, known)
    await requirePrescribedMode(tx, id, note)
    const isSame = known && JSON.stringify(noteOf(known)) === JSON.stringify(note)
    const row = isSame ? known : await saveNoteRow(tx, id, known, columnsOf(note, null), ctx.now)
    return { note: noteOf(row), version: row.version, savedAt: row.updated_at.toISOString() }
  })
}

export async function sign(ctx: RequestContext<typeof signNote>): Promise<AnswerOf<typeof signNote>> {
  const subject = await patientIn(ctx)
  return ctx.write(
    async (tx) => {
      const encounter = await lockOwn(ctx, tx)
      const known = await findNote(tx, encounter.id)
      if (known?.status === 'final') throw endpointError(signNote, 'alreadySigned')
      const { from, ...said } = ctx.body
      const note = requireComplete(
        withUsualMode(merged(signNote, ctx, { from, said }, known), encounter),
        ctx,
        encounter,
      )
      await requirePrescribedMode(tx, encounter.id, note)
      await saveNoteRow(tx, encounter.id, known, columnsOf(note, ctx.now), ctx.now)
      await setClass(tx, encounter.id, note.mode === 'in-person' ? 'AMB' : 'VR')
      await noteFollowUp(tx, encounter, note.followUpOn, { now: ctx.now, signedAt: ctx.submittedAt })
      await endWithoutAppointment(tx, encounter.id, ctx.now)
      await tell(ctx, tx, encounter, noteSigned)
      return presentForDoctor(ctx, tx, { ...encounter, status: 'finished' })
    },
    { subject },
  )
}

export async function amend(ctx: RequestContext<typeof amendNote>): Promise<AnswerOf<typeof amendNote>> {
  const subject = await patientIn(ctx)
  return ctx.write(
    async (tx) => {
      const encounter = await lockOwn(ctx, tx)
      const known = await findNote(tx, encounter.id)
      if (known?.status !== 'final') throw endpointError(amendNote, 'notSigned')
      const refused = fetalSexFields(ctx.body)
      if (Object.keys(refused).length > 0) throw validationError('encounters', refused)
      await insertAddendum(tx, {
        id: newId(),
        encounter_id: encounter.id,
        ...ctx.body,
        recorded_at: ctx.now,
      })
      await tell(ctx, tx, encounter, noteAmended)
      return presentForDoctor(ctx, tx, encounter)
    },
    { subject },
  )
}

/** Idempotent: the same mark again is no error. */
export async function mark(
  ctx: RequestContext<typeof markEncounter>,
): Promise<AnswerOf<typeof markEncounter>> {
  const subject = await patientIn(ctx)
  const { isSensitive } = ctx.body
  return ctx.write(
    async (tx) => {
      const encounter = await lockOwn(ctx, tx)
      const isSigned = (await findNote(tx, encounter.id))?.status === 'final'
      if (encounter.sensitive && !isSensitive && !mayUnmark('doctor', { isSigned }))
        throw endpointError(markEncounter, 'onlyPatientUnmarks')
      await markRow(tx, encounter.id, isSensitive)
      const about = { patientId: subject, area: 'guardianship' } as const
      const event = {
        kind: encounterMarked,
        subject: encounter.id,
        topics: [topicOfPerson(ctx.actor.id)],
        about,
      }
      await publish(tx, event, ctx.now)
      return presentForDoctor(ctx, tx, { ...encounter, sensitive: isSensitive })
    },
    { subject },
  )
}

/** With what another device of the doctor saved meanwhile; where both wrote into one field, the doctor is asked. */
function merged(
  operation: typeof saveNote | typeof signNote,
  ctx: Pick<RequestContext, 'submittedAt'>,
  write: { from: Base<NoteDraft> | undefined; said: NoteDraft },
  known: NoteRow | undefined,
): NoteDraft {
  const saved = known && { values: noteOf(known), at: known.updated_at }
  const note = mergeWithSaved(operation, ctx, write, saved)
  return withoutNeedlessConsent({ ...note, notExamined: withoutContradiction(note, note.notExamined) })
}

/** A visit is in person unless its doctor says otherwise. */
function withUsualMode(note: NoteDraft, { class: kind }: Pick<EncounterRow, 'class'>): NoteDraft {
  return note.mode === '' && kind === 'AMB' ? { ...note, mode: 'in-person' } : note
}

/**
 * Another device may have emptied a field meanwhile: checked after the merge, too. A follow-up is judged by the day on
 * which the doctor signed, not by that on which a signature without a network arrives.
 */
function requireComplete(
  note: NoteDraft,
  { appContext, submittedAt }: Pick<RequestContext, 'appContext' | 'submittedAt'>,
  { alarm_id: alarmId }: Pick<EncounterRow, 'alarm_id'>,
): NoteDraft {
  const checked = v.safeParse(noteToSign, note)
  const codes = checked.success ? {} : fieldCodes(checked.issues)
  const today = dayIn(appContext.town.timeZone, submittedAt)
  const fields = {
    ...fetalSexFields(note),
    ...codes,
    ...signingProblems(note, { today, isForAlarm: alarmId !== null }),
  }
  if (Object.keys(fields).length > 0) throw validationError('encounters', fields)
  return note
}

/** What was prescribed was judged by how it took place: the note may not say otherwise afterwards. */
async function requirePrescribedMode(tx: Tx, id: string, { mode }: NoteDraft): Promise<void> {
  if (mode === '') return
  const prescribed = await listPrescribedModes(tx, id)
  if (prescribed.some((one) => one !== modeOf({ class: 'VR', said: mode, videoSeconds: null })))
    throw validationError('encounters', { mode: 'modePrescribed' })
}

/** The doctor's other screens fetch anew, and who acts for the patient is told that there is a note, not what it says. */
async function tell(
  { actor, now, appContext }: Ctx,
  tx: Tx,
  { id, patient_id: patientId, started_at }: EncounterRow,
  kind: typeof noteSigned | typeof noteAmended,
): Promise<void> {
  const doctor = nameWithoutTitle((await getDoctorName(tx, actor.id)) || actor.name)
  const facts = { doctor, date: dayIn(appContext.town.timeZone, started_at ?? now) }
  await publish(
    tx,
    {
      kind,
      subject: id,
      topics: [topicOfPerson(actor.id)],
      about: { patientId, area: 'guardianship' },
      tell: [{ patientId, facts }],
      ...(kind === noteSigned && { isHandled: true as const }),
    },
    now,
  )
}
