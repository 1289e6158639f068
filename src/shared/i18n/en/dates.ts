/** Words are parted by spaces; weeks begin on Sunday. `{time}` stands before "at" or "वजे" in other namespaces. */
export const dates = {
  weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  weekdaysShort: 'Sun Mon Tue Wed Thu Fri Sat',
  months: 'January February March April May June July August September October November December',
  monthsShort: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  time: '{clock} {part}',
  parts: {
    lateNight: 'am',
    morning: 'am',
    afternoon: 'pm',
    evening: 'pm',
    night: 'pm',
  },
  age: {
    years: { one: '{count} year', other: '{count} years' },
    months: { one: '{count} month', other: '{count} months' },
    underMonth: 'under 1 month',
  },
}
