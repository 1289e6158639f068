/** Who acts for the patient is told that there is one. */
export const prescriptionSigned = 'prescriptions.signed'
/** And that one is stopped. */
export const prescriptionStopped = 'prescriptions.stopped'

/** And that the paper is there, signed by hand. */
export const paperAdded = 'prescriptions.paperAdded'

export const prescriptionEvents = [prescriptionSigned, prescriptionStopped, paperAdded] as const
