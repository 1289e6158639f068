/** At the desk: doctors whose answers to messages are overdue. */
export const lateAnswers = {
  title: 'Messages without an answer',
  lead: 'Phone the doctor, or who stands in. The messages themselves only they read.',
  doctor: 'Dr. {name}',
  count: {
    one: '{count} overdue, since {date}, {time}',
    other: '{count} overdue, the oldest since {date}, {time}',
  },
  away: {
    one: 'On leave until {date}: {count} patient waits for an answer',
    other: 'On leave until {date}: {count} patients wait for an answer',
  },
  standIn: 'Dr. {name} stands in',
  flagged: { one: '{count} with a danger sign', other: '{count} with a danger sign' },
  noPhone: 'No phone number',
}
