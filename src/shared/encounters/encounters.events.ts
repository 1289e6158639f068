/** A note was signed: its appointment is over, and who acts for the patient is told. */
export const noteSigned = 'encounters.signed'
/** An addendum to a signed note: told as well. */
export const noteAmended = 'encounters.amended'
/** An encounter without an appointment was opened: for the doctor's own screens. */
export const encounterOpened = 'encounters.opened'

/** A visit was marked as sensitive, or no longer: for the screens of doctor and family. */
export const encounterMarked = 'encounters.marked'

/** A follow-up is due: told once to who acts for the patient. */
export const followUpDue = 'encounters.followUpDue'
/** Something was said of a follow-up: for the doctor's own screens. */
export const followUpSettled = 'encounters.followUpSettled'

export const noteEvents = [noteSigned, noteAmended, followUpDue] as const
