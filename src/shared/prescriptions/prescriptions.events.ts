/** Who acts for the patient is told that there is one. */
export const prescriptionSigned = 'prescriptions.signed'
/** And that one is stopped. */
export const prescriptionStopped = 'prescriptions.stopped'

export const prescriptionEvents = [prescriptionSigned, prescriptionStopped] as const
