import { approvalAfter, type ApprovalAct } from '../../shared/doctors/doctors.approval.ts'
import { approveDoctor, readmitDoctor, refuseDoctor, suspendDoctor } from './doctors.operations.ts'
import type { ListedDoctor } from '../../shared/doctors/doctors.schemas.ts'
import type { Operation } from '../platform/operations/operation.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { appError, endpointError } from '../platform/http/errors/app-error.ts'
import { presentListed } from './doctors.presenter.ts'
import { decide, lockDoctor, type ListedRow } from './doctors.repo.ts'
import { changeApprovalState, forgetApprovalState } from './doctors.approval-state.ts'

type Deciding = RequestContext<
  typeof approveDoctor | typeof refuseDoctor | typeof suspendDoctor | typeof readmitDoctor
>

export function approve(ctx: RequestContext<typeof approveDoctor>): Promise<ListedDoctor> {
  return settle(ctx, approveDoctor, 'approve', null, (doctor) => {
    if (doctor.registration_number === '') throw endpointError(approveDoctor, 'registrationMissing')
    const { registrationNumber = doctor.registration_number } = ctx.body
    if (registrationNumber !== doctor.registration_number)
      throw endpointError(approveDoctor, 'registrationChanged')
  })
}

export function refuseApproval(ctx: RequestContext<typeof refuseDoctor>): Promise<ListedDoctor> {
  return settle(ctx, refuseDoctor, 'refuse', ctx.body.reason)
}

export function suspend(ctx: RequestContext<typeof suspendDoctor>): Promise<ListedDoctor> {
  return settle(ctx, suspendDoctor, 'suspend', ctx.body.reason)
}

export function readmit(ctx: RequestContext<typeof readmitDoctor>): Promise<ListedDoctor> {
  return settle(ctx, readmitDoctor, 'readmit', null)
}

/** One decision; a coordinator with an outdated list gets `alreadyDecided`. */
async function settle(
  ctx: Deciding,
  operation: Operation & { refusals: { alreadyDecided: number } },
  act: ApprovalAct,
  reason: string | null,
  check: (doctor: ListedRow) => void = () => undefined,
): Promise<ListedDoctor> {
  const { actor, appContext, now, params } = ctx
  const decided = await ctx.write(async (tx) => {
    const doctor = await lockDoctor(tx, params.id)
    if (!doctor) throw appError('notFound')
    const approval = approvalAfter(act, doctor.approval)
    if (approval === null) throw endpointError<Operation>(operation, 'alreadyDecided', whoDecided(doctor))
    check(doctor)
    await decide(tx, doctor.id, { approval, approval_reason: reason, decided_by: actor.id }, now)
    await changeApprovalState(tx, doctor.id, now)
    const changed = {
      approval,
      approval_reason: reason,
      approval_since: now,
      approved_as: approval === 'approved' ? null : doctor.approved_as,
      decided_by_name: actor.name,
    }
    return presentListed({ ...doctor, ...changed }, appContext.town.timeZone)
  })
  forgetApprovalState(appContext, params.id)
  return decided
}

/** No name for a waiting doctor, who may have returned to waiting by changing the number. */
function whoDecided({ approval, decided_by_name: by }: ListedRow) {
  return by === null || approval === 'awaiting' ? {} : { details: { decided: { by, approval } } }
}
