/** So many days a visit without a note or with an unsigned prescription is listed: both need the visit remembered. */
export const unfinishedListedDays = 14

/** Open requests are counted only this far, to bound the query on a doctor's every visit. */
export const openRequestsCountedTo = 100

/**
 * How many appointments the list returns at once and keeps offline: a patient's newest; a doctor's own next ones,
 * plus as many open requests. The rest comes page by page (`listMoreAppointments`).
 */
export const appointmentsListedTo = 500
/** And of the requests that are open to all doctors the next; all of them have a page of their own. */
export const openRequestsListedTo = 30

/** Per patient, who may request for a whole family: each request takes time of a doctor and of the desk. */
export const requestLimits = {
  /** Pending at once. */
  pending: 6,
  /** Within 24 hours, whatever their outcome. */
  perDay: 12,
} as const
