/** A doctor opened a record in an emergency: who acts for the patient is told. */
export const recordOpened = 'breakglass.opened'
/** Somebody has reviewed it; nobody is told. */
export const accessReviewed = 'breakglass.reviewed'
