/** How a medicine is taken, put together from codes: see prescriptions.sentences.ts. */
export const doses = {
  /** `firstSlots` begin the sentence, `slots` go on with it. */
  firstSlots: { morning: 'Morning', noon: 'Noon', evening: 'Evening', night: 'Night' },
  slots: { morning: 'morning', noon: 'noon', evening: 'evening', night: 'night' },
  slot: '{slot} {amount}',
  apply: 'Apply: {slots}',
  units: {
    tablet: { one: '{amount} tablet', other: '{amount} tablets' },
    capsule: { one: '{amount} capsule', other: '{amount} capsules' },
    ml: '{amount} ml',
    drop: { one: '{amount} drop', other: '{amount} drops' },
    puff: { one: '{amount} puff', other: '{amount} puffs' },
    unit: { one: '{amount} unit', other: '{amount} units' },
    sachet: { one: '{amount} sachet', other: '{amount} sachets' },
    application: 'a thin layer',
  },
  foods: { before: 'before food', with: 'with food', after: 'after food' },
  every: { 2: 'every other day', 7: 'once a week' },
  days: { one: 'for {count} day', other: 'for {count} days' },
  daysOnly: { one: '{count} day', other: '{count} days' },
  taper: { first: 'First {days}: {doses}', next: 'then {days}: {doses}' },
  hourly: 'Every {hours} hours while awake: {amount}',
  needed: {
    only: 'Only when needed: {amount}',
    gap: { one: 'at least {count} hour apart', other: 'at least {count} hours apart' },
    most: { one: 'at most once in 24 hours', other: 'at most {count} times in 24 hours' },
  },
}
