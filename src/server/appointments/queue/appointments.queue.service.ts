import { mayArrange } from '../../../shared/availability/availability.access.ts'
import { takesPlaceOn } from '../../../shared/availability/availability.rules.ts'
import { mayMark, queueStateOf } from '../../../shared/appointments/queue/appointments.queue.rules.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { minutesOf } from '../../../shared/kit/time/day-minutes.ts'
import { timeIn } from '../../../shared/kit/time/town-time.ts'
import { readerOf } from '../../platform/auth/care/sensitive.ts'
import { auditShown } from '../../platform/audit/audit.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { appError, endpointError } from '../../platform/http/errors/app-error.ts'
import { tellFinished } from '../appointments.notifications.ts'
import { lockOne } from '../appointments.repo.ts'
import { changeOne } from '../changes/appointments.changes.repo.ts'
import { notifyNumberCancelled } from '../tokens/appointments.sessions.notifications.ts'
import { findTokenSession, listSessionsOn, type TokenSession } from '../tokens/appointments.tokens.repo.ts'
import { tellQueueMoved } from './appointments.queue.moved.ts'
import { callNext, markEntry, type readQueue } from './appointments.queue.operations.ts'
import { presentLine, presentSession } from './appointments.queue.presenter.ts'
import * as repo from './appointments.queue.repo.ts'

type Staff = Pick<RequestContext, 'appContext' | 'now' | 'today'> & { actor: RequestContext['actor'] }

/** Those of today that take place, of this doctor or for the desk of all. */
export async function sessionsOfToday(
  { actor, appContext, today }: Staff,
  db: Database,
): Promise<TokenSession[]> {
  const doctorId = actor?.role === 'doctor' ? actor.id : null
  const { holidays } = appContext.town.clinicHours
  const sessions = await listSessionsOn(db, { doctorId, day: today })
  return sessions.filter((session) => takesPlaceOn(session, today, { leave: session.leave, holidays }))
}

export async function read(ctx: RequestContext<typeof readQueue>): Promise<AnswerOf<typeof readQueue>> {
  const { db, query, now, appContext } = ctx
  const sessions = await sessionsOfToday(ctx, db)
  const minute = minutesOf(timeIn(appContext.town.timeZone, now))
  const session =
    sessions.find(({ id }) => id === query.sessionId) ??
    sessions.find(({ closes }) => closes > minute) ??
    sessions.at(-1)
  const line = session ? await lineOf(ctx, db, session) : null
  if (line) await auditShown(ctx, 'queue.read', line.patients)
  return { sessions: sessions.map(presentSession), line: line?.shown ?? null }
}

export async function lineOf(ctx: Staff, db: Database | Tx, session: TokenSession) {
  const { now, today: day, appContext } = ctx
  const rows = await repo.listLine(db, session.id, day)
  return {
    shown: presentLine({ session, day, rows, now, zone: appContext.town.timeZone }),
    patients: rows.flatMap(({ patientId }) => patientId ?? []),
  }
}

/** Theirs, or it is 404; undefined: it does not take place today. */
export async function sessionForStaff(
  ctx: Staff,
  db: Database,
  id: string,
): Promise<TokenSession | undefined> {
  const { actor, appContext, today } = ctx
  const session = await findTokenSession(db, id)
  if (!session || !actor || !mayArrange(actor, session.doctorId)) throw appError('notFound')
  const off = { leave: session.leave, holidays: appContext.town.clinicHours.holidays }
  return takesPlaceOn(session, today, off) ? session : undefined
}

export async function next(ctx: RequestContext<typeof callNext>): Promise<AnswerOf<typeof callNext>> {
  const { body, db, now, params, today } = ctx
  const session = await sessionForStaff(ctx, db, params.id)
  if (!session) throw endpointError(callNext, 'noLine')
  return ctx.write(async (tx) => {
    await repo.lockLine(tx, session.id, today)
    const rows = await repo.listLine(tx, session.id, today)
    const inside = rows.filter((row) => queueStateOf(row) === 'inside')
    // Somebody else was first: two presses call one patient.
    if ((inside[0]?.id ?? null) === body.inside) {
      for (const row of inside) await (body.wasThere ? end(tx, ctx, row) : markAbsent(tx, ctx, row))
      const waiting = rows.find((row) => queueStateOf(row) === 'waiting')
      if (waiting) await repo.updateEntry(tx, waiting.id, { called_at: now })
      await tellQueueMoved(tx, { sessionId: session.id, day: today }, now)
    }
    return (await lineOf(ctx, tx, session)).shown
  })
}

type Acting = Pick<RequestContext<typeof callNext>, 'actor' | 'now'>

/** A visit that was started meanwhile is no absence. */
async function markAbsent(tx: Tx, ctx: Acting, row: repo.EntryRow): Promise<void> {
  if (row.status === 'in-progress') return end(tx, ctx, row)
  await repo.updateEntry(tx, row.id, { absent_at: ctx.now, called_at: null })
}

/** Who was inside has been seen: so its visit, if it has one, took place from the call until now. */
async function end(tx: Tx, { actor, now }: Acting, row: repo.EntryRow): Promise<void> {
  await repo.updateEntry(tx, row.id, { ended_at: now })
  if (row.appointmentId === null) return
  const visit = await lockOne(tx, row.appointmentId, readerOf(actor))
  if (visit?.status === 'scheduled') {
    const since = row.calledAt ?? now
    await changeOne(tx, visit.id, { status: 'in-progress' }, { cause: 'start', by: actor }, since)
  } else if (visit?.status !== 'in-progress') return
  await changeOne(tx, visit.id, { status: 'completed' }, { cause: 'finish', by: actor }, now)
  await tellFinished(tx, visit, visit.doctor_name ?? '', now)
}

export async function mark(ctx: RequestContext<typeof markEntry>): Promise<AnswerOf<typeof markEntry>> {
  const { actor, body, db, now, params, today } = ctx
  const known = await repo.findEntry(db, params.id)
  if (!known) throw appError('notFound')
  const session = await sessionForStaff(ctx, db, known.sessionId)
  if (!session || known.day !== today) throw endpointError(markEntry, 'notNow')
  return ctx.write(async (tx) => {
    await repo.lockLine(tx, session.id, today)
    const row = await repo.findEntry(tx, params.id)
    if (!row || !mayMark(body.mark, row)) throw endpointError(markEntry, 'notNow')
    const changes = {
      call: { called_at: now, absent_at: null },
      absent: { absent_at: now, called_at: null },
      back: { absent_at: null, called_at: null },
      cancel: { cancelled_at: now },
    }
    await repo.updateEntry(tx, row.id, changes[body.mark])
    if (body.mark === 'cancel' && row.appointmentId !== null) {
      const visit = await lockOne(tx, row.appointmentId, readerOf(actor))
      await changeOne(tx, row.appointmentId, { status: 'cancelled' }, { cause: 'cancel', by: actor }, now)
      const told = { token: row.token, doctor: session.doctorName }
      if (visit) await notifyNumberCancelled(tx, visit, told, now)
    }
    await tellQueueMoved(tx, { sessionId: session.id, day: today }, now)
    return (await lineOf(ctx, tx, session)).shown
  })
}
