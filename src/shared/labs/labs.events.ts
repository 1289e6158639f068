/** Who acts for the patient is told what is to be done, and when the doctor takes it back. */
export const labsOrdered = 'labs.ordered'
export const labsCancelled = 'labs.cancelled'

/** They are told, without a test or value, that results are there, that one was corrected, or that a sample is needed. */
export const labsResulted = 'labs.resulted'
export const labsCorrected = 'labs.corrected'
export const labsUnusable = 'labs.unusable'
/** The doctor has looked at the results, and written something to the patient. */
export const labsReviewed = 'labs.reviewed'
/** The doctor who ordered is told. */
export const labsToReview = 'labs.toReview'

export const labEvents = [
  labsOrdered,
  labsCancelled,
  labsResulted,
  labsCorrected,
  labsUnusable,
  labsReviewed,
  labsToReview,
] as const

/** Of a result; alarms handle them. Withdrawn: it was corrected to one that raises another alarm, or none. */
export const labCritical = 'labs.critical'
export const labUrgent = 'labs.urgent'
export const labWithdrawn = 'labs.withdrawn'
