import * as v from 'valibot'
import { done, id, instant } from '../../kit/schemas.ts'
import { slotChoice, slotRequest } from '../appointments.forms.ts'
import { placeName } from '../appointments.people.schemas.ts'
import { appointment } from '../appointments.schemas.ts'
import { namedSpecialties } from '../tokens/appointments.specialties.schemas.ts'
import { offerReasons } from './appointments.slot-offers.ts'

/** The free times of a doctor's session on one day, and why it is offered. */
const slotOffer = v.object({
  why: v.picklist(offerReasons),
  sessionId: id,
  date: v.string(),
  /** In order, at least one. */
  times: v.array(v.string()),
  doctor: v.object({ name: v.string() }),
  place: placeName,
  /** The doctor only calls: nobody comes. */
  isForCalls: v.boolean(),
  /** Whole kilometres from the patient's village in a straight line; absent where either place is not known. */
  distanceKm: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
export type SlotOffer = v.InferOutput<typeof slotOffer>

export const listSlots = {
  /** `doctor`: for whom the booking was opened. */
  query: v.object({ specialties: namedSpecialties, doctor: v.optional(id) }),
  answer: v.object({
    offers: v.array(slotOffer),
    /** The doctor who was asked for, if none of the offers is theirs. */
    without: v.optional(v.object({ name: v.string() })),
  }),
}

export const holdSlot = {
  body: slotChoice,
  /** Until then nobody else takes it. */
  answer: v.object({ heldUntil: instant }),
}

export const releaseSlot = { answer: done }

export const takeSlot = {
  /** `redFlagsSeen`: as of a request. */
  body: v.object({ ...slotRequest.entries, redFlagsSeen: v.optional(v.boolean()) }),
  answer: appointment,
}
