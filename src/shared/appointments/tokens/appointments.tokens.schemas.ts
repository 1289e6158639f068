import * as v from 'valibot'
import { id } from '../../kit/schemas.ts'
import { tokenRequest } from '../appointments.forms.ts'
import { placeName } from '../appointments.people.schemas.ts'
import { appointment } from '../appointments.schemas.ts'
import { offerReasons } from '../slots/appointments.slot-offers.ts'
import { namedSpecialties } from './appointments.specialties.schemas.ts'

/** A free place in a session by token: the number one would get, of how many, and when one is expected. */
export const offeredSession = v.object({
  why: v.picklist(offerReasons),
  sessionId: id,
  date: v.string(),
  time: v.string(),
  token: v.number(),
  of: v.number(),
  doctor: v.object({ name: v.string() }),
  place: placeName,
  /** Whole kilometres from the patient's village in a straight line; absent where either place is not known. */
  distanceKm: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
export type OfferedSession = v.InferOutput<typeof offeredSession>

export const listSessions = {
  /** `doctor`: for whom the booking was opened. */
  query: v.object({ specialties: namedSpecialties, doctor: v.optional(id) }),
  /** That doctor's, or of the one who saw the patient last; the soonest; the nearest, if it is nearer. */
  answer: v.array(offeredSession),
}

export const takeToken = {
  /** `redFlagsSeen`: as of a request. */
  body: v.object({ ...tokenRequest.entries, redFlagsSeen: v.optional(v.boolean()) }),
  answer: appointment,
}
