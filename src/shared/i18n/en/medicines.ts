/** The list of medicines and what stands beside it, on /reminders alone. */
export const medicines = {
  title: 'Medication reminders',
  lead: 'Mark each dose, so that none is forgotten or taken twice.',
  doses: {
    title: "Today's doses",
    undo: 'Tapped by mistake? Tap the same button again.',
    next: 'Next dose',
    noneAhead: 'No more doses.',
    earlier: 'The last 7 days',
  },
  missed: {
    title: { one: '{count} dose may be missed', other: '{count} doses may be missed' },
    lead: 'Nothing is marked for them. If you did take one, mark it. Do not take two doses together to make up for it; if you are not sure, ask your doctor.',
    /** Of medicines with more to say than "never two together". */
    kinds: {
      insulin:
        'Measure the sugar and call your doctor today: how much may be taken late depends on the insulin and the hours. Never a double dose; insulin for meals never without food.',
      anticoagulant:
        'Remembered on the same day: take it. The day is over: leave it out, and take the usual dose at the usual time. Never two together. Tell it at the next blood test.',
      epilepsy:
        'Take it now, unless the next one is due soon. Never two together, and never stop on your own: fits can come back.',
      tuberculosis:
        'Tell your TB health worker today, and go on with the next dose. Do not stop, even if you feel well.',
      contraceptive:
        'This one is different: take the missed one now, even if that makes two in one day. If two or more are missed, also use a condom for 7 days and ask your doctor or health worker.',
    },
    yesterday: "Show yesterday's doses",
  },
  list: {
    title: 'Medicines',
    everyDay: 'Every day',
    everyOther: 'Every other day',
    everyDays: 'Every {count} days',
    cycle: 'Take {on} days, leave out {off}',
    whenNeeded: 'When needed',
    apart: { one: 'at least {count} hour apart', other: 'at least {count} hours apart' },
    atMost: { one: 'at most once in 24 hours', other: 'at most {count} times in 24 hours' },
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
