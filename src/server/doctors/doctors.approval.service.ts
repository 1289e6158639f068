import { approvalAfter, type ApprovalAct } from '../../shared/doctors/doctors.approval.ts'
import {
  approveDoctor,
  readmitDoctor,
  refuseDoctor,
  suspendDoctor,
  type ListedDoctor,
} from '../../shared/doctors/doctors.desk.contract.ts'
import type { Contract } from '../../shared/kit/contract.ts'
import type { Call } from '../platform/http/call.ts'
import { refuse, refuseBy } from '../platform/http/refusal.ts'
import { presentListed } from './doctors.present.ts'
import { decide, lockDoctor, type ListedRow } from './doctors.repo.ts'
import { changeStanding, forgetStanding } from './doctors.standing.ts'

type Deciding = Call<typeof approveDoctor | typeof refuseDoctor | typeof suspendDoctor | typeof readmitDoctor>

export function approve(call: Call<typeof approveDoctor>): Promise<ListedDoctor> {
  return settle(call, approveDoctor, 'approve', null, (doctor) => {
    if (doctor.registration_number === '') throw refuseBy(approveDoctor, 'registrationMissing')
    const { registrationNumber = doctor.registration_number } = call.body
    if (registrationNumber !== doctor.registration_number)
      throw refuseBy(approveDoctor, 'registrationChanged')
  })
}

export function refuseApproval(call: Call<typeof refuseDoctor>): Promise<ListedDoctor> {
  return settle(call, refuseDoctor, 'refuse', call.body.reason)
}

export function suspend(call: Call<typeof suspendDoctor>): Promise<ListedDoctor> {
  return settle(call, suspendDoctor, 'suspend', call.body.reason)
}

export function readmit(call: Call<typeof readmitDoctor>): Promise<ListedDoctor> {
  return settle(call, readmitDoctor, 'readmit', null)
}

/** One decision; the next coordinator with the same list is told that it is decided. */
async function settle(
  call: Deciding,
  contract: Contract & { refusals: { alreadyDecided: number } },
  act: ApprovalAct,
  reason: string | null,
  check: (doctor: ListedRow) => void = () => undefined,
): Promise<ListedDoctor> {
  const { actor, house, now, params } = call
  const decided = await call.write(async (tx) => {
    const doctor = await lockDoctor(tx, params.id)
    if (!doctor) throw refuse('notFound')
    const approval = approvalAfter(act, doctor.approval)
    if (approval === null) throw refuseBy<Contract>(contract, 'alreadyDecided', whoDecided(doctor))
    check(doctor)
    await decide(tx, doctor.id, { approval, approval_reason: reason, decided_by: actor.id }, now)
    await changeStanding(tx, doctor.id, now)
    const changed = {
      approval,
      approval_reason: reason,
      approval_since: now,
      approved_as: approval === 'approved' ? null : doctor.approved_as,
      decided_by_name: actor.name,
    }
    return presentListed({ ...doctor, ...changed }, house.town.timeZone)
  })
  forgetStanding(house, params.id)
  return decided
}

/** Nobody is named for who waits: the doctor may have come back there alone, by giving another number. */
function whoDecided({ approval, decided_by_name: by }: ListedRow) {
  return by === null || approval === 'awaiting' ? {} : { details: { decided: { by, approval } } }
}
