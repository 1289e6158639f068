/** The list of medicines and what stands beside it, on /reminders alone. */
export const medicines = {
  missed: {
    title: { one: '{count} dose may be missed', other: '{count} doses may be missed' },
    lead: 'Nothing is marked for them. If you did take one, mark it. Do not take two doses together to make up for it; if you are not sure, ask your doctor.',
    yesterday: "Show yesterday's doses",
  },
  list: {
    title: 'Medicines',
    everyDay: 'Every day',
    everyOther: 'Every other day',
    everyDays: 'Every {count} days',
    cycle: 'Take {on} days, leave out {off}',
    next: 'Next: {day}',
    from: 'From {day}',
    until: 'Until {day}',
    ended: 'Ended: {day}',
    change: 'Change',
    changeOf: 'Change {name}',
    remove: 'Remove',
    removeOf: 'Remove {name}',
    removed: '{name} is removed. The doses you marked are kept.',
    restore: 'Put it back',
  },
  calendar: {
    title: 'Ring on my phone',
    lead: 'More reliable: add your doses to the phone’s calendar. It rings even when Nabz is closed or there is no network.',
    download: 'Add to phone calendar',
    done: 'The file {file} is on your phone. Open it to add the doses to your calendar.',
    again: 'After changing a medicine, do this again.',
    yearly: 'A medicine with pauses is in the file for a year; do this again then.',
    failed: 'The calendar file could not be made.',
  },
}
