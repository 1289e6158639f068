import type { AnswerOf } from '../../shared/kit/contract.ts'
import { cutPage } from '../../shared/kit/pages.ts'
import {
  saveDoctorProfile,
  type Approval,
  type readDoctorProfile,
} from '../../shared/doctors/doctors.contract.ts'
import type { listDoctors } from '../../shared/doctors/doctors.desk.contract.ts'
import { approvalAfterSaving, type CheckedFacts } from '../../shared/doctors/doctors.rules.ts'
import { specialtiesIn } from '../../shared/doctors/doctors.specialties.ts'
import { holdPerson } from '../platform/db/hold-person.ts'
import type { Call } from '../platform/http/call.ts'
import { layOverSaved } from '../platform/http/overlap.ts'
import { presentListed, presentProfile, presentSaid } from './doctors.present.ts'
import { findProfile, listByApproval, lockProfile, saveProfile } from './doctors.repo.ts'
import { changeStanding, forgetStanding, tellSaved } from './doctors.standing.ts'

const usualLimit = 50

export async function readProfile(
  call: Call<typeof readDoctorProfile>,
): Promise<AnswerOf<typeof readDoctorProfile>> {
  const row = await findProfile(call.db, call.actor.id)
  return row ? presentProfile(row) : null
}

export async function writeProfile(
  call: Call<typeof saveDoctorProfile>,
): Promise<AnswerOf<typeof saveDoctorProfile>> {
  const { from, ...typed } = call.body
  const personId = call.actor.id
  const saved = await call.write(async (tx) => {
    await holdPerson(tx, personId)
    const before = await lockProfile(tx, personId)
    const known = before && { values: presentSaid(before), at: before.updated_at }
    const laid = layOverSaved(saveDoctorProfile, call, { from, said: typed }, known)
    const { registrationNumber, ...said } = laid
    const approval = approvalAfterSaving(
      before && known
        ? { approval: before.approval, facts: known.values, wasJudged: before.decided_by !== null }
        : null,
      laid,
      call.house.policy.doctorApproval,
    )
    const row = {
      ...said,
      registration_number: registrationNumber,
      ...standingAfter(before, approval, call.now),
    }
    const specialties = specialtiesIn(said.specialization)
    const isChecked = before?.approval === 'approved' && approval === 'awaiting'
    const approved_as = isChecked && known ? checkedFacts(known.values) : (before?.approved_as ?? null)
    await saveProfile(tx, { person_id: personId, ...row, specialties, approved_as, updated_at: call.now })
    if (approval === before?.approval) await tellSaved(tx, personId)
    else await changeStanding(tx, personId, call.now)
    return presentProfile(row)
  })
  forgetStanding(call.house, personId)
  return saved
}

/** For the coordinator, who sees beside it what is new. */
function checkedFacts({ name, specialization, registrationNumber }: CheckedFacts): CheckedFacts {
  return { name, specialization, registrationNumber }
}

/** An approval that did not change keeps its day and its reason. */
function standingAfter(
  before: { approval: Approval; approval_reason: string | null; approval_since: Date } | undefined,
  approval: Approval,
  now: Date,
) {
  if (before?.approval !== approval) return { approval, approval_reason: null, approval_since: now }
  const { approval_reason, approval_since } = before
  return { approval, approval_reason, approval_since }
}

export async function list(call: Call<typeof listDoctors>): Promise<AnswerOf<typeof listDoctors>> {
  const { db, house, query } = call
  const { approval, search = '', after, limit = usualLimit } = query
  const rows = await listByApproval(db, { approval, search, after, limit: limit + 1 })
  const { page, next } = cutPage(rows, limit, (row) => ({ at: row.approval_since, id: row.id }))
  return { doctors: page.map((row) => presentListed(row, house.town.timeZone)), next }
}
