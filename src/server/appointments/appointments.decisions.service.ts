import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { readerOf } from '../platform/auth/care/sensitive.ts'
import type { Operation } from '../platform/operations/operation.ts'
import { canSee } from '../../shared/appointments/appointments.access.ts'
import {
  acceptAppointment,
  cancelAppointment,
  finishAppointment,
  rejectAppointment,
  startAppointment,
} from './appointments.operations.ts'
import { lapsesAt } from '../../shared/appointments/appointments.deadlines.ts'
import { isAllowed, type Action } from '../../shared/appointments/appointments.lifecycle.ts'
import { redFlagsIn } from '../../shared/red-flags/red-flags.matching.ts'
import type { Person } from '../platform/auth/sessions.ts'
import type { Tx } from '../platform/db/database.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { appError, endpointError, validationError } from '../platform/http/errors/app-error.ts'
import { freeTimesOf, type Asked } from './assignment/appointments.free-times.ts'
import {
  notifyCancelledByDoctor,
  notifyCancelledByPatient,
  tellFinished,
  notifyStarted,
} from './appointments.notifications.ts'
import { presentAppointment, stateOf } from './appointments.presenter.ts'
import { lockOne, type AppointmentRow } from './appointments.repo.ts'
import { changeOne } from './changes/appointments.changes.repo.ts'
import { getDoctorName } from './assignment/appointments.routing.repo.ts'
import { reassignCancelled } from './assignment/appointments.routing.ts'
import { schedule } from './assignment/appointments.scheduling.ts'
import { rejectBecause } from './answers/appointments.rejecting.ts'
import { isDoctorBusy, isHeldForAnother, lockTimesOf } from './assignment/appointments.slots.repo.ts'

export type Deciding = Pick<RequestContext, 'now' | 'today'> & { actor: Person }

export async function accept(
  ctx: RequestContext<typeof acceptAppointment>,
): Promise<AnswerOf<typeof acceptAppointment>> {
  const { actor, now, params } = ctx
  return ctx.write(async (tx) => {
    const doctorName = await getDoctorName(tx, actor.id)
    await lockTimesOf(tx, actor.id)
    const row = visible(await lockOne(tx, params.id, readerOf(actor)), ctx)
    const lostTheTime =
      row.decline_cause === 'slotTaken' ||
      (isOwnOrOpen(row, actor.id) && (await isDoctorBusy(tx, actor.id, row)))
    if (row.status === 'pending' && lostTheTime) {
      const freeTimes = await freeTimesOf(tx, { doctorId: actor.id }, askedOf(row), ctx.appContext.town)
      throw endpointError(acceptAppointment, 'slotTaken', { details: { freeTimes } })
    }
    mustAllow('accept', row, ctx, acceptAppointment)
    if (await isHeldForAnother(tx, actor.id, row, now)) throw endpointError(acceptAppointment, 'slotHeld')
    const doctor = { id: actor.id, name: doctorName }
    const origin = { cause: 'accept', by: actor } as const
    return presentAppointment(await schedule(tx, row, doctor, origin, now, ctx.appContext.town), actor, ctx)
  })
}

export async function reject(
  ctx: RequestContext<typeof rejectAppointment>,
): Promise<AnswerOf<typeof rejectAppointment>> {
  const { actor, body, params } = ctx
  return ctx.write(async (tx) => {
    const row = visible(await lockOne(tx, params.id, readerOf(actor)), ctx)
    mustAllow('reject', row, ctx, rejectAppointment)
    return presentAppointment(await rejectBecause(tx, row, body.reason, ctx), actor, ctx)
  })
}

export async function start(
  ctx: RequestContext<typeof startAppointment>,
): Promise<AnswerOf<typeof startAppointment>> {
  const { actor, now, params } = ctx
  return ctx.write(async (tx) => {
    const row = visible(await lockOne(tx, params.id, readerOf(actor)), ctx)
    const isEarly = row.status === 'scheduled' && row.doctor_id === actor.id && row.day !== ctx.today
    if (isEarly) throw endpointError(startAppointment, 'notToday')
    mustAllow('start', row, ctx, startAppointment)
    await changeOne(tx, row.id, { status: 'in-progress' }, { cause: 'start', by: actor }, now)
    await notifyStarted(tx, row, row.doctor_name ?? actor.name, now)
    return presentAppointment({ ...row, status: 'in-progress' }, actor, ctx)
  })
}

export async function finish(
  ctx: RequestContext<typeof finishAppointment>,
): Promise<AnswerOf<typeof finishAppointment>> {
  const { actor, now, params } = ctx
  return ctx.write(async (tx) => {
    const row = visible(await lockOne(tx, params.id, readerOf(actor)), ctx)
    mustAllow('finish', row, ctx, finishAppointment)
    await changeOne(tx, row.id, { status: 'completed' }, { cause: 'finish', by: actor }, now)
    await tellFinished(tx, row, row.doctor_name ?? actor.name, now)
    return presentAppointment({ ...row, status: 'completed' }, actor, ctx)
  })
}

export async function cancel(
  ctx: RequestContext<typeof cancelAppointment>,
): Promise<AnswerOf<typeof cancelAppointment>> {
  const { actor, body, now, params } = ctx
  const isDoctor = actor.role === 'doctor'
  // What a doctor writes is for the patient, and no sign of the doctor's own.
  const redFlags = isDoctor ? [] : redFlagsIn(body.reason)
  if (redFlags.length > 0 && !body.redFlagsSeen)
    throw endpointError(cancelAppointment, 'redFlag', { details: { redFlags } })
  // A doctor must give the patient a reason.
  if (isDoctor && body.reason === '') throw validationError('appointments', { reason: 'required' })
  return ctx.write(async (tx) => {
    const row = visible(await lockOne(tx, params.id, readerOf(actor)), ctx)
    mustAllow('cancel', row, ctx, cancelAppointment)
    const reason = body.reason === '' ? null : body.reason
    if (isDoctor && row.offered_to_all && row.starts_at > now) return reopen(tx, row, ctx)
    await changeOne(tx, row.id, { status: 'cancelled', reason }, { cause: 'cancel', by: actor, reason }, now)
    if (isDoctor) await notifyCancelledByDoctor(tx, row, row.doctor_name ?? actor.name, body.reason, now)
    else await notifyCancelledByPatient(tx, row, redFlags.length > 0, now)
    return presentAppointment({ ...row, status: 'cancelled', reason }, actor, ctx)
  })
}

/** It was open to all before this doctor took it: others may take it again, but not this doctor. */
async function reopen(
  tx: Tx,
  row: AppointmentRow,
  ctx: RequestContext<typeof cancelAppointment>,
): Promise<AnswerOf<typeof cancelAppointment>> {
  const { actor, body, now, appContext } = ctx
  const doctor = { id: actor.id, role: actor.role, name: row.doctor_name ?? actor.name, reason: body.reason }
  await reassignCancelled(tx, row, doctor, now, appContext.town)
  const left = {
    status: 'pending',
    doctor_id: null,
    decline_cause: 'cancelled',
    reason: body.reason,
  } as const
  return presentAppointment({ ...row, ...left }, actor, ctx)
}

export function visible(row: AppointmentRow | undefined, { actor }: Deciding): AppointmentRow {
  if (!row || !canSee(stateOf(row), actor)) throw appError('notFound')
  return row
}

/** Throws why not: it lapsed, went on to another doctor, or was decided. */
export function mustAllow<O extends Operation & { refusals: { alreadyDecided: number } }>(
  action: Action,
  row: AppointmentRow,
  ctx: Deciding,
  operation: O,
): void {
  const state = stateOf(row)
  if (isAllowed(action, state, ctx.actor, ctx)) return
  const isLapsed = row.status === 'failed' || (row.status === 'pending' && lapsesAt(state) <= ctx.now)
  const since = row.decline_cause === 'unanswered' ? 'movedOn' : 'alreadyDecided'
  const why = isLapsed ? 'lapsed' : since
  throw endpointError<Operation>(operation, why in operation.refusals ? why : 'alreadyDecided')
}

function askedOf(row: AppointmentRow): Asked {
  return { date: row.day, time: row.time, minutes: row.duration_minutes }
}

function isOwnOrOpen(row: AppointmentRow, doctorId: string): boolean {
  return row.doctor_id === null || row.doctor_id === doctorId
}
