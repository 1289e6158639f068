/** For the desk on wide screens: what needs somebody, as a list with the chosen one beside it. */
export const deskBench = {
  parts: {
    atOnce: 'At once',
    toPhone: 'To phone',
    toDecide: 'To decide',
    requests: 'Not answered yet',
  },
  urgencies: {
    critical: 'Alarm',
    urgent: 'Amber alarm',
  },
  hospital: 'Sent to hospital',
  phonedAt: 'phoned {when}',
  free: 'Free at this time',
  none: 'Nothing waits for you',
  noneLead: 'What needs somebody appears here by itself.',
  notFound: 'Nothing on the list has this name or number',
  choose: 'Choose a row of the list.',
  gone: 'This is not on the list any more: it is done, or somebody else has done it.',
  failed: 'Not everything could be loaded. What waits there is not shown.',
  left: {
    alarms: 'and {count} more alarms',
    requests: 'More requests wait: see “Requests”',
    awaiting: 'More doctors wait: see “Doctors”',
  },
  keys: {
    down: 'Next row of the list',
    enter: 'To what can be done',
    call: 'Phone',
    yes: 'I take care of the alarm; justified; approve',
    no: 'Not justified; refuse',
  },
}
