/** Its notices, by what happened: without a word of a message. */
export const communicationsNotices = {
  asked: '{patient} has written to you. Unread messages: {value}',
  askedInstead: '{patient} has written to Dr. {doctor}, for whom you stand in. Unread messages: {value}',
  answered: 'Dr. {doctor} has written to you. Unread messages: {value}',
  overdue: 'The answer to {patient} is overdue.',
  visitNear: 'Dr. {doctor} wants to see you by {date}. Please book a visit.',
}
