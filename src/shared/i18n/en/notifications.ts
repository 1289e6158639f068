export const notifications = {
  title: 'What’s new',
  forPerson: 'For {name}: {sentence}',
  more: { one: '{count} more', other: '{count} more' },
  showMore: 'Show more',
  open: 'See',
  seen: 'Got it',
  seenAll: 'Mark all as read',
  seenShown: 'Mark these as read',
  redFlag: 'Danger sign in the note.',
  away: 'Dr. {away} is not available.',
  next: 'Free next: {nextDate}, {nextTime}.',
  place: 'Where: {place}',
}
