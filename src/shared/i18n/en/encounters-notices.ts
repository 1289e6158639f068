/** Its notices, by what happened: without anything clinical. */
export const encountersNotices = {
  signed: 'Dr. {doctor} has written the note of your visit of {date}.',
  amended: 'Dr. {doctor} has added something to the note of your visit of {date}.',
  followUpDue: 'Dr. {doctor} would like to see you again by {date}. Please book a time.',
}
