/** The card of a medicine taken as needed. */
export const asNeeded = {
  title: 'When needed',
  take: 'I take it now',
  takeOf: '{name}: I take it now',
  taken: 'Taken in the last 24 hours: {taken} of at most {most}',
  countedToo: 'Counted too, because the same medicine is in it: {names}',
  last: 'Last: {time}',
  notBefore: 'Next dose from: {time}',
  tooEarly: 'It is too soon after the last dose of {name}. If the complaint does not wait, call your doctor.',
  enough:
    'That is as much {name} as is allowed in 24 hours. Do not take more. If the complaint does not get better, call your doctor today.',
  tooMany: {
    one: 'More than {count} dose in 24 hours. Take no more, and call your doctor today, even if you feel well.',
    other:
      'More than {count} doses in 24 hours. Take no more, and call your doctor today, even if you feel well.',
  },
  no: 'I wait',
  yes: 'I have taken it already',
}
