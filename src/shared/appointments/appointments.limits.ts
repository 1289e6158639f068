/** Open requests are counted no further: a district would be counted through at every visit of a doctor. */
export const openRequestsCountedTo = 100

/** Of one patient, who may ask for a whole family: each request takes time of a doctor and of the desk. */
export const requestLimits = {
  /** Waiting for an answer at once. */
  pending: 6,
  /** Within 24 hours, however they ended. */
  perDay: 12,
} as const
