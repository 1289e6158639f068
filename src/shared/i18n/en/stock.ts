/** How much of a medicine is left. */
export const stock = {
  left: 'About {amount} left',
  outOn: 'Not enough from: {day}',
  low: 'Get more soon',
  count: 'How many left?',
  countOf: '{name}: how many left?',
  again: 'Count again',
  label: 'How many left?',
  save: 'Save',
  cancel: 'Cancel',
}
