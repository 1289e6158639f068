import * as v from 'valibot'
import { pageCursor } from '../kit/pages.ts'
import { id, idParams } from '../kit/schemas.ts'
import { categories, levels, sources } from './facilities.kinds.ts'
import { facilityBody, facilityEdit } from './facilities.forms.ts'
import { memberRoles } from './facilities.members.ts'

export const facility = v.object({
  id,
  name: v.string(),
  /** Empty if not given. */
  nameHi: v.string(),
  namePa: v.string(),
  category: v.nullable(v.picklist(categories)),
  level: v.picklist(levels),
  /** The village or part of town. */
  place: v.string(),
  address: v.string(),
  postalCode: v.string(),
  /** As people write it; empty if unknown. */
  phone: v.string(),
  /** False: nobody has called it yet. */
  isPhoneConfirmed: v.boolean(),
  services: v.array(v.string()),
  timing: v.string(),
  rating: v.nullable(v.number()),
  lat: v.number(),
  lng: v.number(),
  isSample: v.boolean(),
  /** The point is far from the village it names. */
  isPlaceDoubtful: v.boolean(),
  source: v.picklist(sources),
})
export type Facility = v.InferOutput<typeof facility>

export const listedFacility = v.object({
  ...facility.entries,
  isHidden: v.boolean(),
  /** Changes with every edit. Sent back with an edit, to detect concurrent changes. */
  version: v.string(),
  /** The last coordinator who changed it; null for an import, or if unchanged. */
  changedBy: v.nullable(v.string()),
})
export type ListedFacility = v.InferOutput<typeof listedFacility>

export const village = v.object({
  name: v.string(),
  lat: v.number(),
  lng: v.number(),
  /** Its licence requires attribution where the village is shown. */
  source: v.picklist(sources),
})
export type Village = v.InferOutput<typeof village>

export const listFacilities = {
  answer: v.array(facility),
}

export const listVillages = {
  answer: v.array(village),
}

export const listAllFacilities = {
  answer: v.array(listedFacility),
}

export const addFacility = {
  answer: listedFacility,
  body: facilityBody,
}

export const editFacility = {
  answer: listedFacility,
  params: idParams,
  body: facilityEdit,
}

export const hideFacility = {
  answer: listedFacility,
  params: idParams,
}

export const showFacility = {
  answer: listedFacility,
  params: idParams,
}

const member = v.object({
  /** Of the membership. */
  id,
  userId: id,
  username: v.string(),
  name: v.string(),
  role: v.picklist(memberRoles),
  /** The town's date. */
  since: v.string(),
})
export type Member = v.InferOutput<typeof member>

export const listMembers = {
  params: idParams,
  query: v.object({ after: v.optional(pageCursor) }),
  /** Pass `next` as `after`; null on the last page. */
  answer: v.object({ members: v.array(member), next: v.nullable(v.string()) }),
}

const whoAsWhat = v.object({ userId: id, role: v.picklist(memberRoles) })

export const addMember = {
  params: idParams,
  body: whoAsWhat,
  answer: member,
}

export const endMember = {
  params: idParams,
  body: whoAsWhat,
  answer: v.object({ message: v.string() }),
}
