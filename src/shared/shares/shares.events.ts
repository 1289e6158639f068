/** A patient lets a doctor read the record: the doctor is told. */
export const recordGranted = 'shares.granted'
/** The patient ended it; nobody is told. */
export const grantEnded = 'shares.grantEnded'
