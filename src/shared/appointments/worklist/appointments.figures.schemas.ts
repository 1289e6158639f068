import * as v from 'valibot'

export const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Totals for the town; nothing about a single person. */
export const townFigures = v.object({
  /** Approved. */
  doctors: count,
  /** Requests for a time in the last 30 days. */
  asked: count,
  /** How many of these a doctor confirmed. */
  confirmed: count,
})

/** The figures of a doctor's dashboard. */
export const doctorSummary = v.object({
  /** On the town's day: requested, scheduled, running or over; not cancelled. */
  today: count,
  /** Everybody this doctor treats or treated. */
  patients: count,
  /** Requests awaiting this doctor's answer. */
  pendingReviews: count,
  /** Requests that any doctor may take, including this one; counted up to `openRequestsCountedTo`. */
  openRequests: count,
  /** All of this doctor's, past and future; not cancelled. */
  teleconsultations: count,
  /** Patients who recently missed an appointment and have no newer one. */
  followUpCalls: count,
  /** Patients whom the doctor asked to come again by today, and who have not booked. */
  followUpsDue: count,
  /** Visits of the last 14 days closed by the end of their day rather than by the doctor. */
  visitsWithoutNote: count,
  /** Prescriptions written in visits of the last 14 days and not signed. */
  unsignedPrescriptions: count,
  /** Own orders of tests with results that the doctor has not looked at. */
  labReviews: count,
})
export type DoctorSummary = v.InferOutput<typeof doctorSummary>
