import * as v from 'valibot'
import { latinDigits, onlyDigits } from '../kit/text/digits.ts'
import { defineContract, roles } from '../kit/contract.ts'
import { id, idParams, optionalLines, optionalText, requiredText } from '../kit/schemas.ts'
import { categories, levels, sources } from './facilities.kinds.ts'
import { splitServices } from './facilities.services.ts'

export const facility = v.object({
  id,
  name: v.string(),
  /** Empty where nobody gave one. */
  nameHi: v.string(),
  namePa: v.string(),
  category: v.nullable(v.picklist(categories)),
  level: v.picklist(levels),
  /** The village or the part of the town. */
  place: v.string(),
  address: v.string(),
  postalCode: v.string(),
  /** As people write it; empty when none is known. */
  phone: v.string(),
  /** False: nobody has rung it yet. */
  isPhoneConfirmed: v.boolean(),
  services: v.array(v.string()),
  timing: v.string(),
  rating: v.nullable(v.number()),
  lat: v.number(),
  lng: v.number(),
  isSample: v.boolean(),
  /** The point lies far from the village it names. */
  isPlaceDoubtful: v.boolean(),
  source: v.picklist(sources),
})
export type Facility = v.InferOutput<typeof facility>

export const listedFacility = v.object({
  ...facility.entries,
  isHidden: v.boolean(),
  /** Another one after every change. Sent back with an edit, so that nobody writes over what they never saw. */
  version: v.string(),
  /** The coordinator who changed it last; null where an import did, or nobody. */
  changedBy: v.nullable(v.string()),
})
export type ListedFacility = v.InferOutput<typeof listedFacility>

export const village = v.object({
  name: v.string(),
  lat: v.number(),
  lng: v.number(),
  /** Its licence asks to be named where the village is shown. */
  source: v.picklist(sources),
})
export type Village = v.InferOutput<typeof village>

/** A degree, as a number or typed in any of the three scripts. */
function degrees(most: number) {
  return v.pipe(
    v.optional(v.union([v.number(), v.string()], 'required'), ''),
    v.transform((typed) => latinDigits(String(typed)).trim()),
    v.minLength(1, 'required'),
    v.regex(/^-?\d{1,3}(\.\d+)?$/, 'degrees'),
    v.transform(Number),
    v.minValue(-most, 'degrees'),
    v.maxValue(most, 'degrees'),
  )
}

/** Landlines and short numbers too: 108 is as good as +91-1765-230123. */
const phoneText = v.pipe(
  optionalText(40),
  v.check((typed) => typed === '' || /^\d{3,15}$/.test(onlyDigits(typed)), 'phoneInvalid'),
)

const category = v.picklist(categories, 'required')
const level = v.picklist(levels, 'required')

export const facilityBody = v.object({
  name: requiredText(120),
  nameHi: optionalText(120),
  namePa: optionalText(120),
  category: v.pipe(v.optional(v.string('required'), ''), category),
  level: v.pipe(v.optional(v.string('required'), ''), level),
  place: optionalText(80),
  address: optionalLines(200),
  postalCode: v.pipe(
    optionalText(10),
    v.transform(latinDigits),
    v.check((typed) => typed === '' || /^\d{6}$/.test(typed), 'postalCode'),
  ),
  phone: phoneText,
  /** One text, parted by commas. */
  services: v.pipe(optionalLines(600), v.transform(splitServices)),
  timing: optionalText(80),
  lat: degrees(90),
  lng: degrees(180),
})
export type FacilityBody = v.InferOutput<typeof facilityBody>

/** Without a version the edit counts whatever was changed meanwhile. */
export const facilityEdit = v.object({ ...facilityBody.entries, version: v.optional(v.string()) })

export const listFacilities = defineContract({
  name: 'facilities.list',
  summary:
    'Every facility that is shown, in one answer: the browser searches, so that it can without network',
  method: 'GET',
  path: '/api/facilities',
  access: roles,
  answer: v.array(facility),
  status: 200,
  refusals: {},
  audited: false,
  outbox: 'now',
  kept: true,
})

export const listVillages = defineContract({
  name: 'facilities.listVillages',
  summary: 'The villages around: for distances without GPS and for the map without tiles',
  method: 'GET',
  path: '/api/villages',
  access: roles,
  answer: v.array(village),
  status: 200,
  refusals: {},
  audited: false,
  outbox: 'now',
  kept: true,
})

export const listAllFacilities = defineContract({
  name: 'facilities.listAll',
  summary: 'Every facility with the hidden ones and the samples, for the coordinator who keeps the list',
  method: 'GET',
  path: '/api/facilities/all',
  access: ['coordinator'],
  answer: v.array(listedFacility),
  status: 200,
  refusals: {},
  audited: false,
  outbox: 'now',
})

const byCoordinator = {
  method: 'POST',
  access: ['coordinator'],
  answer: listedFacility,
  audited: true,
  outbox: 'now',
} as const

export const addFacility = defineContract({
  ...byCoordinator,
  name: 'facilities.add',
  summary: 'A coordinator adds a facility',
  path: '/api/facilities',
  body: facilityBody,
  status: 201,
  refusals: { alreadyThere: 409 },
})

export const editFacility = defineContract({
  ...byCoordinator,
  name: 'facilities.edit',
  summary: 'A coordinator corrects a facility; imports leave it alone from then on',
  path: '/api/facilities/:id',
  params: idParams,
  body: facilityEdit,
  status: 200,
  refusals: { alreadyThere: 409, changedMeanwhile: 409 },
})

export const hideFacility = defineContract({
  ...byCoordinator,
  name: 'facilities.hide',
  summary: 'Nobody sees the facility any more; it is kept',
  path: '/api/facilities/:id/hide',
  params: idParams,
  status: 200,
  refusals: {},
})

export const showFacility = defineContract({
  ...byCoordinator,
  name: 'facilities.show',
  summary: 'A hidden facility is shown again',
  path: '/api/facilities/:id/show',
  params: idParams,
  status: 200,
  refusals: { alreadyThere: 409 },
})
