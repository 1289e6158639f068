/** How long ago something was: see shared/kit/time/time-ago.ts. */
export const ago = {
  now: 'just now',
  today: 'today',
  minutes: { one: '{count} minute ago', other: '{count} minutes ago' },
  hours: { one: '{count} hour ago', other: '{count} hours ago' },
  days: { one: '{count} day ago', other: '{count} days ago' },
  weeks: { one: '{count} week ago', other: '{count} weeks ago' },
  /** Above a page that could not be renewed. */
  seen: {
    offline: 'No network. Last updated {ago}.',
    late: 'Could not refresh. Last updated {ago}.',
  },
}
