/** Its notices and what they say in the list of activities, by what happened: fetched when there is one. */
export const vitalsNotices = {
  critical: '{patient}: critical reading {value}, measured on {date}.',
  attended: 'Dr. {doctor} has seen your reading {value}. If you feel worse, call an ambulance.',
}
