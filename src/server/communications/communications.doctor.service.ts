import { mayComeBy, writtenTogetherMs } from '../../shared/communications/communications.rules.ts'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { cutPage } from '../../shared/kit/pages.ts'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import { auditShown } from '../platform/audit/audit.ts'
import { listStoodInFor } from '../platform/auth/care/stand-ins.ts'
import { listTreating } from '../platform/auth/care/treating.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { appError, endpointError, validationError } from '../platform/http/errors/app-error.ts'
import { append, pageOf, readUntil, settleUpTo } from './communications.messages.ts'
import {
  listAnswered,
  listWaiting,
  type markSeenByDoctor,
  type readThreadOfPatient,
  sendToPatient,
  type settleThread,
} from './communications.operations.ts'
import { whoseAnswer, whoseThread, type Whose } from './stand-in/communications.stand-in.ts'
import { presentThreadOfDoctor, presentWaiting } from './communications.presenter.ts'
import * as repo from './communications.repo.ts'
import { holdPhotos, preparePhotos, requireContent } from './photos/communications.photos.service.ts'
import { forgetOverdue, tellPatient, tellSeen } from './communications.telling.ts'

const pageLength = 20

export async function waiting(
  ctx: RequestContext<typeof listWaiting>,
): Promise<AnswerOf<typeof listWaiting>> {
  const { actor, db, query, today } = ctx
  const doctorIds = [actor.id, ...(await listStoodInFor(db, actor.id, today))]
  const rows = await repo.listWaiting(db, doctorIds, query.after, pageLength + 1)
  const { page, next } = cutPage(rows, pageLength, (row) => ({
    at: row.answer_due_at ?? row.last_at,
    id: row.id,
    ...(row.red_flags.length > 0 && { isFirst: true }),
  }))
  return { threads: await presentAll(ctx, listWaiting.name, page), next }
}

export async function answered(
  ctx: RequestContext<typeof listAnswered>,
): Promise<AnswerOf<typeof listAnswered>> {
  const { actor, db, query } = ctx
  const rows = await repo.listAnswered(db, actor.id, query.after, pageLength + 1)
  const { page, next } = cutPage(rows, pageLength, ({ last_at: at, id }) => ({ at, id }))
  return { threads: await presentAll(ctx, listAnswered.name, page), next }
}

async function presentAll(
  ctx: RequestContext<typeof listWaiting | typeof listAnswered>,
  name: string,
  page: readonly repo.ThreadOfDoctorRow[],
) {
  await auditShown(
    ctx,
    name,
    page.map((row) => row.patient_id),
  )
  const place = { zone: ctx.appContext.town.timeZone, now: ctx.now }
  const others = page.map((row) => row.doctor_id).filter((id) => id !== ctx.actor.id)
  const known = others.length > 0 ? await repo.findDoctors(ctx.db, [...new Set(others)]) : []
  return page.map((row) => {
    const standingInFor = presentAway(known.find(({ id }) => id === row.doctor_id))
    return presentThreadOfDoctor(row, { ...place, standingInFor })
  })
}

function presentAway(doctor: { id: string; name: string } | undefined) {
  return doctor ? { id: doctor.id, name: nameWithoutTitle(doctor.name) } : null
}

/** Whether the thread's doctor treats the patient: also while another one stands in. */
async function treats(db: Database | Tx, { patientId, doctorId }: Whose, now: Date): Promise<boolean> {
  return (await listTreating(db, patientId, now, doctorId)).length > 0
}

/** Reading another person's messages is audited: hence `write`, although it changes nothing else. */
export function read(
  ctx: RequestContext<typeof readThreadOfPatient>,
): Promise<AnswerOf<typeof readThreadOfPatient>> {
  const { appContext, now, params, query } = ctx
  return ctx.write(async (tx) => {
    const whose = await whoseThread(ctx, tx, query.standingInFor)
    const { doctorId, standsIn } = whose
    const thread = await repo.findThread(tx, whose)
    const canWrite = await treats(tx, whose, now)
    // A colleague of the same facility reads the record, and has no thread.
    if (!thread && !canWrite) throw appError('notFound')
    const { id, name } = await repo.findPatient(tx, params.id)
    const [away] = standsIn ? await repo.findDoctors(tx, [doctorId]) : []
    return {
      patient: { id, name },
      standingInFor: presentAway(away),
      ...presentWaiting(thread, { zone: appContext.town.timeZone, now }),
      canWrite,
      ...(await pageOf(ctx, tx, thread, { after: query.after, viewer: 'doctor', standsIn })),
    }
  })
}

export async function send(
  ctx: RequestContext<typeof sendToPatient>,
): Promise<AnswerOf<typeof sendToPatient>> {
  const { actor, appContext, body, now, params } = ctx
  requireContent(body)
  requireDay(ctx)
  requireOwnActs(ctx)
  const prepared = await preparePhotos(appContext, body.photos, { id: actor.id, patientId: params.id })
  return ctx.write(async (tx) => {
    const whose = await whoseAnswer(ctx, tx)
    await requireOpen(ctx, tx, whose)
    const photos = await holdPhotos(tx, prepared)
    const written = {
      text: body.text,
      photos,
      answerDueAt: null,
      redFlags: [],
      rules: null,
      asksToCome: body.asksToCome,
      comeBy: body.comeBy ?? null,
      standIn: whose.standsIn ? await nameOf(tx, actor.id) : null,
    }
    const { thread, message } = await append(ctx, tx, whose, { sender: 'doctor', ...written })
    if (body.upTo !== undefined) await readAndSettle(tx, thread, new Date(body.upTo), now)
    await tellPatient(tx, thread, now)
    return message
  })
}

function requireDay({ appContext, body, submittedAt }: RequestContext<typeof sendToPatient>): void {
  const { asksToCome, comeBy } = body
  if (comeBy === undefined) return
  if (!asksToCome || !mayComeBy(comeBy, dayIn(appContext.town.timeZone, submittedAt)))
    throw validationError('communications', { comeBy: 'comeByDay' })
}

/** Who stands in answers in words: the visits are those of the thread's doctor, and files are sent by who treats. */
function requireOwnActs({ actor, body }: RequestContext<typeof sendToPatient>): void {
  if (body.standingInFor === undefined || body.standingInFor === actor.id) return
  if (body.photos.length > 0) throw validationError('communications', { photos: 'photoUnusable' })
  if (body.asksToCome) throw validationError('communications', { asksToCome: 'invalid' })
}

async function nameOf(tx: Tx, doctorId: string): Promise<string> {
  const [doctor] = await repo.findDoctors(tx, [doctorId])
  return doctor?.name ?? ''
}

/** It may have waited on a phone: for whom the thread is closed now, or was answered from another device. */
async function requireOpen(ctx: RequestContext<typeof sendToPatient>, tx: Tx, whose: Whose): Promise<void> {
  const thread = await repo.lockThread(tx, whose)
  if (!(await treats(tx, whose, ctx.now)))
    throw thread ? endpointError(sendToPatient, 'closed') : appError('notFound')
  if (!thread || ctx.body.answeredSeen) return
  const until = new Date(ctx.submittedAt.getTime() + writtenTogetherMs)
  if (await repo.hasAnswerAfter(tx, thread.id, until)) throw endpointError(sendToPatient, 'answered')
}

async function readAndSettle(tx: Tx, thread: repo.ThreadRow, upTo: Date, now: Date): Promise<Date | null> {
  const doctor_read_until = readUntil(thread, thread.doctor_read_until, upTo)
  await repo.changeThread(tx, thread.id, { doctor_read_until })
  const due = await settleUpTo(tx, thread, upTo)
  if (due === null) await forgetOverdue(tx, thread, now)
  await tellSeen(tx, thread, 'doctor', now)
  return due
}

export function settle(ctx: RequestContext<typeof settleThread>): Promise<AnswerOf<typeof settleThread>> {
  const { appContext, body, now } = ctx
  return ctx.write(async (tx) => {
    const thread = await lockUsed(ctx, tx)
    const answer_due_at = await readAndSettle(tx, thread, new Date(body.upTo), now)
    return presentWaiting({ answer_due_at }, { zone: appContext.town.timeZone, now })
  })
}

export function seen(
  ctx: RequestContext<typeof markSeenByDoctor>,
): Promise<AnswerOf<typeof markSeenByDoctor>> {
  const { body, now } = ctx
  return ctx.write(async (tx) => {
    const thread = await lockUsed(ctx, tx)
    const until = readUntil(thread, thread.doctor_read_until, new Date(body.upTo))
    if (until.getTime() !== thread.doctor_read_until?.getTime()) {
      await repo.changeThread(tx, thread.id, { doctor_read_until: until })
      await tellSeen(tx, thread, 'doctor', now)
    }
    return { unread: await repo.countUnread(tx, thread.id, 'doctor') }
  })
}

async function lockUsed(
  ctx: RequestContext<typeof settleThread | typeof markSeenByDoctor>,
  tx: Tx,
): Promise<repo.ThreadRow> {
  const thread = await repo.lockThread(tx, await whoseThread(ctx, tx, ctx.body.standingInFor))
  if (!thread) throw appError('notFound')
  return thread
}
