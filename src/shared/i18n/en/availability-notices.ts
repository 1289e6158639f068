/** Its notices: fetched when there is one. */
export const availabilityNotices = {
  standIn:
    'Dr. {doctor} is away from {date} to {until}; you stand in: messages, lab results and follow-ups that wait for Dr. {doctor} are with yours.',
  standInEnded: 'Dr. {doctor} is not away any more. You no longer stand in.',
}
