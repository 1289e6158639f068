import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { lapsesAt } from '../../../shared/appointments/appointments.deadlines.ts'
import { isAssignable } from '../../../shared/appointments/appointments.lifecycle.ts'
import { nameWithoutTitle } from '../../../shared/doctors/doctors.names.ts'
import { readerOf, theDoctor } from '../../platform/auth/care/sensitive.ts'
import { auditReading } from '../../platform/audit/audit.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { appError, endpointError } from '../../platform/http/errors/app-error.ts'
import { tellAssigned, tellPhoned } from '../answers/appointments.answer-notifications.ts'
import { assignAppointment, listAssignable, markPhoned } from '../appointments.operations.ts'
import { stateOf } from '../appointments.presenter.ts'
import { findOne, lockOne } from '../appointments.repo.ts'
import {
  holdApproved,
  listDeniedFields,
  listFreeDoctors,
  withoutFields,
} from '../assignment/appointments.routing.repo.ts'
import { wantedBy } from '../assignment/appointments.routing.ts'
import { schedule } from '../assignment/appointments.scheduling.ts'
import { isDoctorBusy, isHeldForAnother, lockTimesOf } from '../assignment/appointments.slots.repo.ts'
import { insertDecline, markOne } from '../changes/appointments.changes.repo.ts'
import { presentForCoordinator } from './appointments.coordinator.presenter.ts'
import { countApproved, findForCoordinator } from './appointments.coordinator.repo.ts'

/** The desk has phoned the patient of a request, or one who was sent to hospital. */
export async function phoned(ctx: RequestContext<typeof markPhoned>): Promise<AnswerOf<typeof markPhoned>> {
  const { actor, now, params } = ctx
  return ctx.write(async (tx) => {
    const row = await lockOne(tx, params.id, readerOf(actor))
    if (!row) throw appError('notFound')
    if (row.status !== 'pending' && row.sent_to_hospital_at === null)
      throw endpointError(markPhoned, 'alreadyDecided')
    await markOne(tx, row.id, { phoned_at: now })
    await tellPhoned(tx, row, now)
    return present(tx, row.id, ctx)
  })
}

/** To whom the desk may give it. */
export async function assignable(
  ctx: RequestContext<typeof listAssignable>,
): Promise<AnswerOf<typeof listAssignable>> {
  const { db, actor, params, appContext } = ctx
  const row = await findOne(db, params.id, readerOf(actor))
  if (!row) throw appError('notFound')
  if (!isAssignable(stateOf(row), ctx)) throw endpointError(listAssignable, 'alreadyDecided')
  await auditReading(ctx, listAssignable.name)
  const wanted = withoutFields(
    wantedBy(row, appContext.town.timeZone),
    await listDeniedFields(db, row.id, null),
  )
  const doctors = await listFreeDoctors(db, wanted)
  return doctors.map((doctor) => ({ ...doctor, name: nameWithoutTitle(doctor.name) }))
}

/** One of the desk's assignment, the doctor's accept and the lapse wins: all lock the row. */
export async function assign(
  ctx: RequestContext<typeof assignAppointment>,
): Promise<AnswerOf<typeof assignAppointment>> {
  const { actor, body, now, params, appContext } = ctx
  return ctx.write(async (tx) => {
    const name = await holdApproved(tx, body.doctorId)
    if (name === undefined) throw endpointError(assignAppointment, 'notApproved')
    await lockTimesOf(tx, body.doctorId)
    const row = await lockOne(tx, params.id, theDoctor(body.doctorId))
    if (!row) throw appError('notFound')
    if (!isAssignable(stateOf(row), ctx)) {
      const isLapsed =
        ['pending', 'failed'].includes(row.status) && lapsesAt({ startsAt: row.starts_at }) <= now
      throw endpointError(assignAppointment, isLapsed ? 'lapsed' : 'alreadyDecided')
    }
    if (await isDoctorBusy(tx, body.doctorId, row)) throw endpointError(assignAppointment, 'slotTaken')
    if (await isHeldForAnother(tx, body.doctorId, row, now))
      throw endpointError(assignAppointment, 'slotHeld')
    const doctor = { id: body.doctorId, name }
    await schedule(tx, row, doctor, { cause: 'assign', by: actor }, now, appContext.town)
    // Whoever was asked before reads that it went on.
    if (row.doctor_id !== null && row.doctor_id !== doctor.id)
      await insertDecline(tx, row, row.doctor_id, 'unanswered', now)
    await tellAssigned(tx, row, doctor.id, now)
    return present(tx, row.id, ctx)
  })
}

async function present(tx: Tx, id: string, { appContext }: Pick<RequestContext, 'appContext'>) {
  const row = await findForCoordinator(tx, id)
  return presentForCoordinator(row, await countApproved(tx), appContext.town.timeZone)
}
