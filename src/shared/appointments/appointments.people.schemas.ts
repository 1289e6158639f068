import * as v from 'valibot'
import { moment } from '../kit/moments.ts'
import { id } from '../kit/schemas.ts'
import { relations } from '../patients/patients.guardians.ts'
import { genders } from '../patients/patients.rules.ts'
import { readingTypes, units } from '../vitals/vitals.units.ts'

/** For a doctor who may answer or treats: see appointments.access.ts. */
export const patientForDoctor = v.object({
  /** Until it is accepted, in place of the age: years, both inclusive; `to` is null for the oldest. */
  ageBand: v.optional(v.object({ from: v.number(), to: v.nullable(v.number()) })),
  /** Once accepted. */
  age: v.optional(v.number()),
  /** Under two years, where the month of birth is known. */
  ageMonths: v.optional(v.number()),
  gender: v.optional(v.picklist(genders)),
  /** As said with a reading or a request within six weeks; absent where nobody said so. */
  pregnancy: v.optional(v.picklist(['pregnant', 'afterBirth'])),
  /** Until it is accepted: the bare village as the patient wrote it, and from there to where the doctor sees patients. */
  village: v.optional(v.string()),
  /** Whole kilometres in a straight line; absent where either place is not known. */
  distanceKm: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Once accepted. */
  address: v.optional(v.string()),
  /** The latest reading of its type, if it was not normal. */
  abnormal: v.optional(
    v.object({
      type: v.picklist(readingTypes),
      values: v.array(v.number()),
      unit: v.picklist(units),
      saidUnit: v.picklist(units),
      offScale: v.optional(v.picklist(['low', 'high'])),
      grade: v.picklist(['abnormal', 'urgent', 'critical']),
      date: v.string(),
    }),
  ),
  /** Who asked for it, if not the patient; the relation is null for a helper. */
  askedBy: v.optional(v.object({ name: v.string(), relation: v.nullable(v.picklist(relations)) })),
  /** The patient was seen by this doctor within six months. */
  isFollowUp: v.optional(v.boolean()),
  /** Only once the visit is scheduled: the id for the patient's page, and the number to call. */
  id: v.optional(id),
  phone: v.optional(v.string()),
})

/** For the patient of a confirmed visit: where to go and whom to call. Of one that did not take place: whom to ask why. */
export const doctorForPatient = v.object({
  clinic: v.optional(v.string()),
  phone: v.optional(v.string()),
  /** The town's facility where the visit takes place, or that the clinic names, if there is one. */
  place: v.optional(
    v.object({
      address: v.string(),
      lat: v.number(),
      lng: v.number(),
      /** Absent if not given. */
      nameHi: v.optional(v.string()),
      namePa: v.optional(v.string()),
    }),
  ),
})

/** Absent where it is not given in that language. */
export const placeName = v.object({
  name: v.string(),
  nameHi: v.optional(v.string()),
  namePa: v.optional(v.string()),
})

/** Where the patient was sent, and whom to call there. */
export const sentToHospital = v.object({
  at: moment,
  ...placeName.entries,
  phone: v.string(),
  /** False: nobody has called the number yet to check it. */
  isPhoneConfirmed: v.boolean(),
  lat: v.number(),
  lng: v.number(),
})
