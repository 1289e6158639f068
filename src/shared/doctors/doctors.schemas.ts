import * as v from 'valibot'
import { id, idParams, optionalText } from '../kit/schemas.ts'
import { baseOf } from '../kit/three-way-merge.ts'
import { moment } from '../kit/moments.ts'
import { pageCursor, pageSize } from '../kit/pages.ts'
import { approvals } from './doctors.approval.ts'
import { doctorProfileBody, refusalOfDoctor } from './doctors.forms.ts'

/** What a doctor says of themselves. */
const said = {
  name: v.string(),
  specialization: v.string(),
  experience: v.string(),
  phone: v.string(),
  clinic: v.string(),
  registrationNumber: v.string(),
}

export const doctorProfile = v.object({
  ...said,
  approval: v.picklist(approvals),
  /** Why it is a no, in the coordinator's words; null while there is none. */
  approvalReason: v.nullable(v.string()),
})
export type DoctorProfile = v.InferOutput<typeof doctorProfile>

export const readDoctorProfile = {
  answer: doctorProfile,
}

export const saveDoctorProfile = {
  body: v.object({ ...doctorProfileBody.entries, from: baseOf(said) }),
  answer: doctorProfile,
}

export const listedDoctor = v.object({
  id,
  username: v.string(),
  ...doctorProfile.entries,
  /** Since when the approval stands as it does. */
  approvalSince: moment,
  /** What was checked when the doctor was last approved, while a change of it waits to be checked; else null. */
  approvedAs: v.nullable(
    v.object({ name: v.string(), specialization: v.string(), registrationNumber: v.string() }),
  ),
  /** The coordinator who decided last. */
  decidedBy: v.nullable(v.string()),
})
export type ListedDoctor = v.InferOutput<typeof listedDoctor>

export const listDoctors = {
  query: v.object({
    approval: v.optional(v.picklist(approvals, 'invalid')),
    /** Part of a name, a username, a number or a clinic. */
    search: v.optional(optionalText(100)),
    after: v.optional(pageCursor),
    limit: v.optional(pageSize),
  }),
  /** `next` is asked for as `after`; null: this was the last page. */
  answer: v.object({ doctors: v.array(listedDoctor), next: v.nullable(v.string()) }),
}

const decision = { params: idParams, answer: listedDoctor }

export const approveDoctor = {
  ...decision,
  /** The number that was checked, so that no other one is approved in its place. */
  body: v.object({ registrationNumber: v.optional(v.string()) }),
}

export const refuseDoctor = {
  ...decision,
  body: refusalOfDoctor,
}

export const suspendDoctor = {
  ...decision,
  body: refusalOfDoctor,
}

export const readmitDoctor = decision
