import * as v from 'valibot'
import { day, id, optionalText, timeOfDay } from '../kit/schemas.ts'
import { latinDigits } from '../kit/text/digits.ts'
import { sessionKinds } from './availability.rules.ts'

/** The doctor whom the desk enters it for; a doctor's own is the doctor's, and needs none. */
const doctorId = v.optional(v.union([v.literal(''), id], 'required'), '')

const number = v.pipe(
  v.optional(v.string('invalid'), ''),
  v.transform((typed) => latinDigits(typed).trim()),
  v.regex(/^\d{0,4}$/, 'invalid'),
)

/** A session on each of these days of the week, in the town's time. */
export const sessionForm = v.object({
  doctorId,
  facilityId: v.pipe(v.optional(v.string('required'), ''), v.minLength(1, 'required'), id),
  /** 0 is Sunday. */
  weekdays: v.pipe(
    v.array(
      v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(0, 'invalid'), v.maxValue(6, 'invalid')),
    ),
    v.minLength(1, 'required'),
    v.maxLength(7, 'invalid'),
  ),
  opens: timeOfDay,
  closes: timeOfDay,
  kind: v.picklist(sessionKinds, 'required'),
  /** Of a session by tokens: how many patients. */
  capacity: number,
  /** Of a session by slots or for calls: how many minutes each. */
  slotMinutes: number,
  from: day,
  /** The last day; empty: it goes on. */
  until: v.optional(v.union([v.literal(''), day], 'dateInvalid'), ''),
  /** First day of the town's season, `MM-DD`; empty: the whole year. */
  season: v.optional(v.pipe(v.string('invalid'), v.regex(/^(\d\d-\d\d)?$/, 'invalid')), ''),
})

export const leaveForm = v.object({
  doctorId,
  from: day,
  until: day,
  reason: optionalText(200),
  /** The doctor who reads messages meanwhile; empty: nobody. */
  standInId: v.optional(v.union([v.literal(''), id], 'standInUnapproved'), ''),
})
