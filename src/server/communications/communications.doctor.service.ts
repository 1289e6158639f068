import { mayComeBy, writtenTogetherMs } from '../../shared/communications/communications.rules.ts'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { cutPage } from '../../shared/kit/pages.ts'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import { auditShown } from '../platform/audit/audit.ts'
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
import { presentThreadOfDoctor, presentWaiting } from './communications.presenter.ts'
import * as repo from './communications.repo.ts'
import { holdPhotos, preparePhotos, requireContent } from './photos/communications.photos.service.ts'
import { forgetOverdue, tellPatient, tellSeen } from './communications.telling.ts'

const pageLength = 20

export async function waiting(
  ctx: RequestContext<typeof listWaiting>,
): Promise<AnswerOf<typeof listWaiting>> {
  const { actor, db, query } = ctx
  const rows = await repo.listWaiting(db, actor.id, query.after, pageLength + 1)
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
  return page.map((row) => presentThreadOfDoctor(row, place))
}

async function treats(
  { actor, now, params }: Pick<RequestContext<typeof settleThread>, 'actor' | 'now' | 'params'>,
  db: Database | Tx,
): Promise<boolean> {
  return (await listTreating(db, params.id, now, actor.id)).length > 0
}

/** Reading another person's messages is audited: hence `write`, although it changes nothing else. */
export function read(
  ctx: RequestContext<typeof readThreadOfPatient>,
): Promise<AnswerOf<typeof readThreadOfPatient>> {
  const { actor, appContext, now, params, query } = ctx
  return ctx.write(async (tx) => {
    const thread = await repo.findThread(tx, { patientId: params.id, doctorId: actor.id })
    const canWrite = await treats(ctx, tx)
    // A colleague of the same facility reads the record, and has no thread.
    if (!thread && !canWrite) throw appError('notFound')
    const { id, name } = await repo.findPatient(tx, params.id)
    return {
      patient: { id, name },
      ...presentWaiting(thread, { zone: appContext.town.timeZone, now }),
      canWrite,
      ...(await pageOf(ctx, tx, thread, { after: query.after, viewer: 'doctor' })),
    }
  })
}

export async function send(
  ctx: RequestContext<typeof sendToPatient>,
): Promise<AnswerOf<typeof sendToPatient>> {
  const { actor, appContext, body, now, params } = ctx
  requireContent(body)
  requireDay(ctx)
  const who = { patientId: params.id, doctorId: actor.id }
  const prepared = await preparePhotos(appContext, body.photos, { id: actor.id, patientId: params.id })
  return ctx.write(async (tx) => {
    await requireOpen(ctx, tx, who)
    const photos = await holdPhotos(tx, prepared)
    const written = {
      text: body.text,
      photos,
      answerDueAt: null,
      redFlags: [],
      rules: null,
      asksToCome: body.asksToCome,
      comeBy: body.comeBy ?? null,
    }
    const { thread, message } = await append(ctx, tx, who, { sender: 'doctor', ...written })
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

/** It may have waited on a phone: for whom the thread is closed now, or was answered from another device. */
async function requireOpen(
  ctx: RequestContext<typeof sendToPatient>,
  tx: Tx,
  who: { patientId: string; doctorId: string },
): Promise<void> {
  const thread = await repo.lockThread(tx, who)
  if (!(await treats(ctx, tx))) throw thread ? endpointError(sendToPatient, 'closed') : appError('notFound')
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
    const thread = await lockOwn(ctx, tx)
    const answer_due_at = await readAndSettle(tx, thread, new Date(body.upTo), now)
    return presentWaiting({ answer_due_at }, { zone: appContext.town.timeZone, now })
  })
}

export function seen(
  ctx: RequestContext<typeof markSeenByDoctor>,
): Promise<AnswerOf<typeof markSeenByDoctor>> {
  const { body, now } = ctx
  return ctx.write(async (tx) => {
    const thread = await lockOwn(ctx, tx)
    const until = readUntil(thread, thread.doctor_read_until, new Date(body.upTo))
    if (until.getTime() !== thread.doctor_read_until?.getTime()) {
      await repo.changeThread(tx, thread.id, { doctor_read_until: until })
      await tellSeen(tx, thread, 'doctor', now)
    }
    return { unread: await repo.countUnread(tx, thread.id, 'doctor') }
  })
}

async function lockOwn(
  { actor, params }: Pick<RequestContext<typeof settleThread>, 'actor' | 'params'>,
  tx: Tx,
): Promise<repo.ThreadRow> {
  const thread = await repo.lockThread(tx, { patientId: params.id, doctorId: actor.id })
  if (!thread) throw appError('notFound')
  return thread
}
