import * as v from 'valibot'
import { pregnancies } from '../vitals/grading/vitals.person.ts'
import { day, id, optionalLines, optionalText, timeOfDay } from '../kit/schemas.ts'
import { types } from './appointments.lifecycle.ts'
import { rejections } from './appointments.rejections.ts'

export const appointmentRequest = v.object({
  specialization: optionalText(200),
  date: day,
  time: timeOfDay,
  type: v.picklist(types, 'required'),
  /** Of women of 12 to 50; empty: not answered. */
  pregnancy: v.optional(v.picklist(['', ...pregnancies], 'invalid'), ''),
})
export type AppointmentRequest = v.InferOutput<typeof appointmentRequest>

/** A token of a session of that day, in person. */
export const tokenRequest = v.object({
  sessionId: id,
  date: day,
  specialization: appointmentRequest.entries.specialization,
  pregnancy: appointmentRequest.entries.pregnancy,
})

/** A slot of a session on that day. */
export const slotChoice = v.object({ sessionId: id, date: day, time: timeOfDay })

export const slotRequest = v.object({
  ...slotChoice.entries,
  type: appointmentRequest.entries.type,
  specialization: appointmentRequest.entries.specialization,
  pregnancy: appointmentRequest.entries.pregnancy,
})

export const cancellation = v.object({ reason: optionalLines(300) })

/** Without a reason: no time. */
export const rejection = v.object({ reason: v.optional(v.picklist(rejections, 'invalid'), 'noTime') })
