/** A doctor opened a record in an emergency: who acts for the patient is told. */
export const recordOpened = 'breakglass.opened'
/** Nobody has reviewed it within its time: the coordinators who may are told. */
export const reviewOverdue = 'breakglass.reviewOverdue'
/** Somebody has reviewed it; nobody is told. */
export const accessReviewed = 'breakglass.reviewed'
