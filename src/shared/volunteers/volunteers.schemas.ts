import * as v from 'valibot'
import { moment } from '../kit/moments.ts'
import { baseOf } from '../kit/three-way-merge.ts'
import { pageCursor, pageSize } from '../kit/pages.ts'
import { done, id, optionalText } from '../kit/schemas.ts'
import { volunteerForm } from './volunteers.forms.ts'

const said = { name: v.string(), mobile: v.string(), hasVehicle: v.boolean() }

export const volunteer = v.object({ ...said, registeredAt: moment })
export type Volunteer = v.InferOutput<typeof volunteer>

export const listedVolunteer = v.object({ id, ...said, registeredAt: moment })
export type ListedVolunteer = v.InferOutput<typeof listedVolunteer>

export const readVolunteer = {
  answer: volunteer,
}

export const saveVolunteer = {
  /** `isBack`: they know that they withdrew on another device, and register again. */
  body: v.object({
    ...volunteerForm.entries,
    from: baseOf(said),
    isBack: v.optional(v.boolean(), false),
  }),
  answer: volunteer,
}

export const withdrawVolunteer = {
  body: v.object({ from: baseOf(said) }),
  answer: done,
}

const options = {
  /** Part of a name, or at least three digits of a number. */
  search: v.optional(optionalText(100)),
  /** Only those with a vehicle. */
  vehicle: v.optional(v.picklist(['yes'], 'invalid')),
}

export const listVolunteers = {
  query: v.object({ ...options, after: v.optional(pageCursor), limit: v.optional(pageSize) }),
  answer: v.object({ volunteers: v.array(listedVolunteer), next: v.nullable(v.string()) }),
}

export const exportVolunteers = {
  query: v.object(options),
  answer: v.object({ volunteers: v.array(listedVolunteer), today: v.string() }),
}
