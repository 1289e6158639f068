import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { cutPage } from '../../shared/kit/pages.ts'
import { saveDoctorProfile, type readDoctorProfile, type listDoctors } from './doctors.operations.ts'
import type { Approval } from '../../shared/doctors/doctors.approval.ts'
import { approvalAfterSaving, type CheckedFacts } from '../../shared/doctors/doctors.rules.ts'
import { specialtiesIn } from '../../shared/doctors/doctors.specialties.ts'
import { holdPerson } from '../platform/db/hold-person.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { mergeWithSaved } from '../platform/http/writes/merge-saved.ts'
import { presentListed, presentProfile, presentSaid } from './doctors.presenter.ts'
import { findProfile, listByApproval, lockProfile, saveProfile } from './doctors.repo.ts'
import { changeApprovalState, forgetApprovalState, tellSaved } from './doctors.approval-state.ts'

const usualLimit = 50

export async function readProfile(
  ctx: RequestContext<typeof readDoctorProfile>,
): Promise<AnswerOf<typeof readDoctorProfile>> {
  const row = await findProfile(ctx.db, ctx.actor.id)
  return row ? presentProfile(row) : null
}

export async function writeProfile(
  ctx: RequestContext<typeof saveDoctorProfile>,
): Promise<AnswerOf<typeof saveDoctorProfile>> {
  const { from, ...typed } = ctx.body
  const personId = ctx.actor.id
  const saved = await ctx.write(async (tx) => {
    await holdPerson(tx, personId)
    const before = await lockProfile(tx, personId)
    const known = before && { values: presentSaid(before), at: before.updated_at }
    const kept = { qualification: before?.qualification ?? '', council: before?.council ?? '' }
    const laid = mergeWithSaved(
      saveDoctorProfile,
      ctx,
      { from, said: { ...typed, ...factsSaid(typed, kept) } },
      known,
    )
    const { registrationNumber, ...said } = laid
    const approval = approvalAfterSaving(
      before && known
        ? { approval: before.approval, facts: known.values, wasJudged: before.decided_by !== null }
        : null,
      laid,
      ctx.appContext.policy.doctorApproval,
    )
    const row = {
      ...said,
      registration_number: registrationNumber,
      ...approvalStateAfter(before, approval, ctx.now),
    }
    const specialties = specialtiesIn(said.specialization)
    const isChecked = before?.approval === 'approved' && approval === 'awaiting'
    const approved_as = isChecked && known ? checkedFacts(known.values) : (before?.approved_as ?? null)
    await saveProfile(tx, { user_id: personId, ...row, specialties, approved_as, updated_at: ctx.now })
    if (approval === before?.approval) await tellSaved(tx, personId)
    else await changeApprovalState(tx, personId, ctx.now)
    return presentProfile(row)
  })
  forgetApprovalState(ctx.appContext, personId)
  return saved
}

/** What an earlier version of the app leaves out stays as it is. */
function factsSaid(
  { qualification, council }: { qualification?: string | undefined; council?: string | undefined },
  kept: { qualification: string; council: string },
) {
  return { qualification: qualification ?? kept.qualification, council: council ?? kept.council }
}

/** The facts that were checked, shown to the coordinator beside the new ones. */
function checkedFacts({ name, specialization, registrationNumber }: CheckedFacts): CheckedFacts {
  return { name, specialization, registrationNumber }
}

/** An unchanged approval keeps its date and reason. */
function approvalStateAfter(
  before: { approval: Approval; approval_reason: string | null; approval_since: Date } | undefined,
  approval: Approval,
  now: Date,
) {
  if (before?.approval !== approval) return { approval, approval_reason: null, approval_since: now }
  const { approval_reason, approval_since } = before
  return { approval, approval_reason, approval_since }
}

export async function list(ctx: RequestContext<typeof listDoctors>): Promise<AnswerOf<typeof listDoctors>> {
  const { db, appContext, query } = ctx
  const { approval, search = '', after, limit = usualLimit } = query
  const rows = await listByApproval(db, { approval, search, after, limit: limit + 1 })
  const { page, next } = cutPage(rows, limit, (row) => ({ at: row.approval_since, id: row.id }))
  return { doctors: page.map((row) => presentListed(row, appContext.town.timeZone)), next }
}
