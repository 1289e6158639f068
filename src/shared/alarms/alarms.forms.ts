import * as v from 'valibot'
import { day, id, optionalText, timeOfDay } from '../kit/schemas.ts'
import { outcomes } from './alarms.rules.ts'

/** What came of it. `handToDesk` only with `notReached`. */
export const outcomeForm = v.object({
  outcome: v.picklist(outcomes, 'required'),
  handToDesk: v.optional(v.boolean('invalid'), false),
  note: optionalText(500),
})

/** A shift of the duty rota, in the town's time; it ends on the next day if `until` is not later than `from`. */
export const shiftForm = v.object({
  doctorId: id,
  /** Without a deputy: empty. */
  deputyId: v.optional(v.union([v.literal(''), id], 'invalid'), ''),
  day,
  from: timeOfDay,
  until: timeOfDay,
})
