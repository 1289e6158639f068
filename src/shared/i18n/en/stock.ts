/** How much of a medicine is left. */
export const stock = {
  left: 'About {amount} left',
  outOn: 'Not enough from: {day}',
  low: 'Get more soon',
  count: 'How many are left?',
  countOf: '{name}: how many are left?',
  again: 'Count again',
  label: 'How many are left?',
  save: 'Save',
  cancel: 'Cancel',
}
