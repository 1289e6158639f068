/** Open requests are counted no further: a district would be counted through at every visit of a doctor. */
export const openRequestsCountedTo = 100

/**
 * How many appointments the list answers at once, and keeps offline: of a patient the newest, of a doctor the next own
 * ones. What lies beyond comes page by page (`listMoreAppointments`).
 */
export const appointmentsListedTo = 500
/** And of the requests that are open to all doctors the next; all of them have a page of their own. */
export const openRequestsListedTo = 30

/** Of one patient, who may ask for a whole family: each request takes time of a doctor and of the desk. */
export const requestLimits = {
  /** Waiting for an answer at once. */
  pending: 6,
  /** Within 24 hours, however they ended. */
  perDay: 12,
} as const
