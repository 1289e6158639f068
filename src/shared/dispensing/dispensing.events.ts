/** The screens of doctor and patient fetch their prescriptions anew: hence the name of that feature. */
export const dispenseChanged = 'prescriptions.dispensed'
/** The doctor is told, once for each medicine. */
export const outOfStock = 'dispensing.outOfStock'
/** Doctor and pharmacist are told: another shop had dispensed it before this arrived, or the doctor had stopped it. */
export const dispensedTwice = 'dispensing.dispensedTwice'
export const dispensedStopped = 'dispensing.dispensedStopped'

export const dispensingEvents = [outOfStock, dispensedTwice, dispensedStopped] as const
