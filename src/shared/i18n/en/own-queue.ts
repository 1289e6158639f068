/** A patient's place in today's line. */
export const ownQueue = {
  title: 'Your number today: {token}',
  first: 'You are next',
  before: { one: '{count} before you', other: '{count} before you' },
  inside: 'Number {token} is inside',
  notBegun: 'It begins at {time}',
  turn: 'Your turn: about {time}',
  leave: 'Leave home by {time}',
  leaveNow: 'Leave home now',
  goIn: 'It is your turn: please go in.',
  absent: 'Your number was called and you were not there. Please tell the counter that you have come.',
  at: 'As of {time}',
  old: 'Without a network: as of {time}. It may have moved on.',
}
