import * as v from 'valibot'
import { id } from '../../kit/schemas.ts'

/** At most so many are listed and cancelled at once; the rest follows. */
export const displacedListedTo = 200

/** A doctor's own; for the desk, of whom. */
const doctorId = v.optional(id)

const displaced = v.object({
  id,
  date: v.string(),
  time: v.string(),
  /** Null of a slot. */
  token: v.nullable(v.number()),
  /** The desk gets no complaint. */
  patient: v.object({ name: v.string(), phone: v.string() }),
})

export const listDisplaced = { query: v.object({ doctorId }), answer: v.array(displaced) }

export const cancelDisplaced = {
  /** Those that were shown: one that came meanwhile is not cancelled unseen. */
  body: v.object({
    doctorId,
    ids: v.pipe(v.array(id), v.minLength(1, 'required'), v.maxLength(displacedListedTo, 'invalid')),
  }),
  answer: v.object({ cancelled: v.number() }),
}
