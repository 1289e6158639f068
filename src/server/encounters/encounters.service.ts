import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { canWriteNote } from '../../shared/encounters/encounters.access.ts'
import { encounterOpened } from '../../shared/encounters/encounters.events.ts'
import type { EncounterForDoctor } from '../../shared/encounters/encounters.schemas.ts'
import { cutPage, type PagePlace } from '../../shared/kit/pages.ts'
import { auditShown } from '../platform/audit/audit.ts'
import { findCare } from '../platform/auth/care/doctor-access.ts'
import { patientOf } from '../platform/auth/patient-of.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { publish, topicOfPerson } from '../platform/events/publish.ts'
import { appError } from '../platform/http/errors/app-error.ts'
import {
  readEncounter,
  type listNotesOfPatient,
  type listSignedNotes,
  type openEncounter,
} from './encounters.operations.ts'
import { listAlarmsOf } from './encounters.calls.repo.ts'
import { presentEncounter, presentSigned } from './encounters.presenter.ts'
import {
  findByEitherId,
  findNote,
  listAddenda,
  listSigned,
  lockEncounter,
  openWithoutAppointment,
  type EncounterRow,
} from './encounters.repo.ts'

const pageLength = 20

export async function presentForDoctor(
  { appContext, today }: Pick<RequestContext, 'appContext' | 'today'>,
  db: Database | Tx,
  row: EncounterRow,
): Promise<EncounterForDoctor> {
  const note = await findNote(db, row.id)
  const known = { addenda: await listAddenda(db, [row.id]), alarms: await listAlarmsOf(db, [row.alarm_id]) }
  return presentEncounter(row, note, known, { zone: appContext.town.timeZone, today })
}

export async function read(
  ctx: RequestContext<typeof readEncounter>,
): Promise<AnswerOf<typeof readEncounter>> {
  const row = await findByEitherId(ctx.db, ctx.params.id)
  if (!row || !canWriteNote({ doctorId: row.doctor_id }, ctx.actor)) throw appError('notFound')
  await auditShown(ctx, readEncounter.name, [row.patient_id])
  return presentForDoctor(ctx, ctx.db, row)
}

/** By a doctor who treats the patient: the endpoint's `subject`. */
export async function open(
  ctx: RequestContext<typeof openEncounter>,
): Promise<AnswerOf<typeof openEncounter>> {
  const { actor, newId: id, now, params } = ctx
  return ctx.write(async (tx) => {
    const opened = await openWithoutAppointment(tx, { id, patientId: params.id, doctorId: actor.id, now })
    const row = await lockEncounter(tx, opened)
    if (!row) throw appError('notFound')
    await publish(tx, { kind: encounterOpened, subject: opened, topics: [topicOfPerson(actor.id)] }, now)
    return presentForDoctor(ctx, tx, row)
  })
}

export function list(ctx: RequestContext<typeof listSignedNotes>): Promise<AnswerOf<typeof listSignedNotes>> {
  return pageOf(ctx, ctx.db, { patientId: patientOf(ctx.actor), viewer: { as: 'family' } }, ctx.query)
}

export function listOfPatient(
  ctx: RequestContext<typeof listNotesOfPatient>,
): Promise<AnswerOf<typeof listNotesOfPatient>> {
  const { actor, now, params, query, today } = ctx
  return ctx.write(async (tx) => {
    const care = await findCare(tx, { doctorId: actor.id, patientId: params.id }, { now, today })
    const viewer = { as: 'doctor', id: actor.id, isTreating: care === 'treating' } as const
    const of = care === 'former' ? { onlyBy: actor.id } : {}
    return pageOf(ctx, tx, { patientId: params.id, viewer }, { ...query, ...of })
  })
}

async function pageOf(
  { actor, appContext }: Pick<RequestContext, 'actor' | 'appContext'>,
  db: Database | Tx,
  whose: Parameters<typeof listSigned>[1],
  which: { after?: PagePlace | undefined; onlyBy?: string },
) {
  const rows = await listSigned(db, whose, { after: which.after, onlyBy: which.onlyBy }, pageLength + 1)
  const { page, next } = cutPage(rows, pageLength, ({ signed_at: at, id }) => ({ at, id }))
  const addenda = await listAddenda(
    db,
    page.map(({ id }) => id),
  )
  const alarms = await listAlarmsOf(
    db,
    page.map((row) => row.alarm_id),
  )
  const viewer = { zone: appContext.town.timeZone, viewerId: actor.id }
  return { notes: page.map((row) => presentSigned(row, { addenda, alarms }, viewer)), next }
}
