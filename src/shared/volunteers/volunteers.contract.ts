import * as v from 'valibot'
import { defineContract, roles } from '../kit/contract.ts'
import { moment } from '../kit/moments.ts'
import { baseOf } from '../kit/three-way-merge.ts'
import { pageCursor, pageSize } from '../kit/pages.ts'
import { done, id, optionalText, requiredText, tenDigitPhone } from '../kit/schemas.ts'

const yesOrNo = v.pipe(
  v.optional(v.union([v.boolean(), v.picklist(['yes', 'no'], 'invalid')], 'invalid'), false),
  v.transform((said) => said === true || said === 'yes'),
)

export const volunteerForm = v.object({
  name: requiredText(120),
  mobile: tenDigitPhone,
  hasVehicle: yesOrNo,
})

const said = { name: v.string(), mobile: v.string(), hasVehicle: v.boolean() }

export const volunteer = v.object({ ...said, registeredAt: moment })
export type Volunteer = v.InferOutput<typeof volunteer>

export const listedVolunteer = v.object({ id, ...said, registeredAt: moment })
export type ListedVolunteer = v.InferOutput<typeof listedVolunteer>

export const readVolunteer = defineContract({
  name: 'volunteers.read',
  summary: 'The own registration as a volunteer; an empty body when there is none',
  method: 'GET',
  path: '/api/volunteers/me',
  access: roles,
  answer: volunteer,
  mayBeEmpty: true,
  status: 200,
  refusals: {},
  audited: false,
  outbox: 'now',
  kept: true,
})

export const saveVolunteer = defineContract({
  name: 'volunteers.save',
  summary:
    'Register as a volunteer, or change it; with `from`, laid over what another device saved meanwhile',
  method: 'POST',
  path: '/api/volunteers/me',
  access: roles,
  /** `isBack`: they know that they withdrew on another device, and register again. */
  body: v.object({
    ...volunteerForm.entries,
    from: baseOf(said),
    isBack: v.optional(v.boolean(), false),
  }),
  answer: volunteer,
  status: 200,
  refusals: { changedMeanwhile: 409, removedMeanwhile: 409 },
  audited: true,
  outbox: 'mayWait',
})

export const withdrawVolunteer = defineContract({
  name: 'volunteers.withdraw',
  summary: 'Be a volunteer no longer: name and number are deleted',
  method: 'POST',
  path: '/api/volunteers/me/withdraw',
  access: roles,
  body: v.object({ from: baseOf(said) }),
  answer: done,
  status: 200,
  refusals: { changedMeanwhile: 409 },
  audited: true,
  outbox: 'mayWait',
})

const options = {
  /** Part of a name, or at least three digits of a number. */
  search: v.optional(optionalText(100)),
  /** Only those with a vehicle. */
  vehicle: v.optional(v.picklist(['yes'], 'invalid')),
}

export const listVolunteers = defineContract({
  name: 'volunteers.list',
  summary: 'Volunteers for the coordinator, newest first, page by page',
  method: 'GET',
  path: '/api/volunteers',
  access: ['coordinator'],
  query: v.object({ ...options, after: v.optional(pageCursor), limit: v.optional(pageSize) }),
  answer: v.object({ volunteers: v.array(listedVolunteer), next: v.nullable(v.string()) }),
  status: 200,
  refusals: {},
  audited: true,
  outbox: 'now',
})

export const exportVolunteers = defineContract({
  name: 'volunteers.export',
  summary: 'All volunteers that fit, for a file: the browser writes it, see volunteers.sheet',
  method: 'GET',
  path: '/api/volunteers/export',
  access: ['coordinator'],
  query: v.object(options),
  answer: v.object({ volunteers: v.array(listedVolunteer), today: v.string() }),
  status: 200,
  refusals: {},
  audited: true,
  outbox: 'now',
})
