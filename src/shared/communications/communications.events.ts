/** A patient's message: its doctor is told. */
export const messageAsked = 'communications.asked'
/** The same, for whoever stands in for that doctor. */
export const messageAskedInstead = 'communications.askedInstead'
/** A doctor's message: who acts for the patient is told. */
export const messageAnswered = 'communications.answered'
/** The time is over by which an answer was promised: the doctor is told, once. */
export const messageOverdue = 'communications.overdue'
/** The other side has read it, or needs no answer; nobody is told. */
export const messageSeen = 'communications.seen'

/** The day is near by which the doctor asked the patient to come, and no visit is booked: who acts for them is told. */
export const visitNear = 'communications.visitNear'

export const messageNotices = [messageAsked, messageAskedInstead, messageAnswered, messageOverdue] as const
export const communicationNotices = [...messageNotices, visitNear] as const
