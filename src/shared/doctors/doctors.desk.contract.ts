import * as v from 'valibot'
import { defineContract } from '../kit/contract.ts'
import { moment } from '../kit/moments.ts'
import { pageCursor, pageSize } from '../kit/pages.ts'
import { id, idParams, optionalText } from '../kit/schemas.ts'
import { approvals, doctorProfile } from './doctors.contract.ts'
import { refusalOfDoctor } from './doctors.forms.ts'

// Apart from doctors.contract.ts, so that no doctor's home pays for the desk.

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

export const listDoctors = defineContract({
  name: 'doctors.list',
  summary:
    'Doctors with their registration number, for the coordinator, page by page; who waits, longest waiting first',
  method: 'GET',
  path: '/api/doctors',
  access: ['coordinator'],
  query: v.object({
    approval: v.optional(v.picklist(approvals, 'invalid')),
    /** Part of a name, a username, a number or a clinic. */
    search: v.optional(optionalText(100)),
    after: v.optional(pageCursor),
    limit: v.optional(pageSize),
  }),
  /** `next` is asked for as `after`; null: this was the last page. */
  answer: v.object({ doctors: v.array(listedDoctor), next: v.nullable(v.string()) }),
  status: 200,
  refusals: {},
  audited: false,
  outbox: 'now',
})

const decision = {
  access: ['coordinator'],
  method: 'POST',
  params: idParams,
  answer: listedDoctor,
  status: 200,
  audited: true,
  outbox: 'now',
} as const

export const approveDoctor = defineContract({
  ...decision,
  name: 'doctors.approve',
  summary: 'The registration was checked: the doctor may receive requests and treat',
  path: '/api/doctors/:id/approve',
  /** The number that was checked, so that no other one is approved in its place. */
  body: v.object({ registrationNumber: v.optional(v.string()) }),
  refusals: { registrationMissing: 409, registrationChanged: 409, alreadyDecided: 409 },
})

export const refuseDoctor = defineContract({
  ...decision,
  name: 'doctors.refuse',
  summary: 'The registration does not hold: the doctor reads why and may give another number',
  path: '/api/doctors/:id/refuse',
  body: refusalOfDoctor,
  refusals: { alreadyDecided: 409 },
})

export const suspendDoctor = defineContract({
  ...decision,
  name: 'doctors.suspend',
  summary: 'An approved doctor loses the right to treat at once; requests and appointments go on to others',
  path: '/api/doctors/:id/suspend',
  body: refusalOfDoctor,
  refusals: { alreadyDecided: 409 },
})

export const readmitDoctor = defineContract({
  ...decision,
  name: 'doctors.readmit',
  summary: 'A refused or suspended doctor is back in approval, to be checked anew',
  path: '/api/doctors/:id/readmit',
  refusals: { alreadyDecided: 409 },
})
