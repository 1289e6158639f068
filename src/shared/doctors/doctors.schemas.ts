import * as v from 'valibot'
import { id, idParams, optionalText } from '../kit/schemas.ts'
import { baseOf } from '../kit/three-way-merge.ts'
import { moment } from '../kit/moments.ts'
import { pageCursor, pageSize } from '../kit/pages.ts'
import { approvals } from './doctors.approval.ts'
import { doctorProfileBody, refusalOfDoctor } from './doctors.forms.ts'

/** The fields doctors enter themselves. */
const said = {
  name: v.string(),
  specialization: v.string(),
  experience: v.string(),
  phone: v.string(),
  clinic: v.string(),
  registrationNumber: v.string(),
  qualification: v.optional(v.string()),
  council: v.optional(v.string()),
}

export const doctorProfile = v.object({
  ...said,
  approval: v.picklist(approvals),
  /** The coordinator's reason for a refusal or suspension; null without one. */
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
  /** When the approval last changed. */
  approvalSince: moment,
  /** The facts as last approved, while a change awaits another check; else null. */
  approvedAs: v.nullable(
    v.object({ name: v.string(), specialization: v.string(), registrationNumber: v.string() }),
  ),
  /** The last coordinator who decided. */
  decidedBy: v.nullable(v.string()),
})
export type ListedDoctor = v.InferOutput<typeof listedDoctor>

export const listDoctors = {
  query: v.object({
    approval: v.optional(v.picklist(approvals, 'invalid')),
    /** Part of a name, username, registration number or clinic. */
    search: v.optional(optionalText(100)),
    after: v.optional(pageCursor),
    limit: v.optional(pageSize),
  }),
  /** Pass `next` as `after`; null on the last page. */
  answer: v.object({ doctors: v.array(listedDoctor), next: v.nullable(v.string()) }),
}

const decision = { params: idParams, answer: listedDoctor }

export const approveDoctor = {
  ...decision,
  /** The number that was checked, so that no other one is approved by mistake. */
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
