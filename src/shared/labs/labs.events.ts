/** Who acts for the patient is told what is to be done, and when the doctor takes it back. */
export const labsOrdered = 'labs.ordered'
export const labsCancelled = 'labs.cancelled'

export const labEvents = [labsOrdered, labsCancelled] as const
