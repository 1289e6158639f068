/** Its notices, by what happened: without the name of a medicine. */
export const prescriptionsNotices = {
  signed: 'Dr. {doctor} has written a prescription on {date}.',
  stopped: 'Dr. {doctor} stopped a prescription on {date}. Please read why.',
  paperAdded: 'Dr. {doctor} has added the signed paper of a prescription on {date}.',
}
