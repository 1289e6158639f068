/** A patient's message: its doctor is told. */
export const messageAsked = 'communications.asked'
/** A doctor's message: who acts for the patient is told. */
export const messageAnswered = 'communications.answered'
/** The time is over by which an answer was promised: the doctor is told, once. */
export const messageOverdue = 'communications.overdue'
/** The other side has read it, or needs no answer; nobody is told. */
export const messageSeen = 'communications.seen'

export const communicationNotices = [messageAsked, messageAnswered, messageOverdue] as const
