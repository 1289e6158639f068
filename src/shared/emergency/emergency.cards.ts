/**
 * The first-aid cards, gravest first; their texts are the messages `firstAid`, their sources stand in
 * docs/clinical-sources.md. Heart attack, choking and burns are the tips of the specification.
 */
export const cards = [
  'heartAttack',
  'notBreathing',
  'bleeding',
  'choking',
  'babyChoking',
  'stroke',
  'poison',
  'snakeBite',
  'burns',
  'electricShock',
  'drowning',
  'sickChild',
  'birth',
  'fits',
  'heatStroke',
  'gas',
  'overdose',
  'lowSugar',
  'dogBite',
  'dehydration',
  'eyeSplash',
] as const
export type Card = (typeof cards)[number]

export const steps = ['first', 'second', 'third', 'fourth'] as const

/** The cards that say above their steps how to recognise it. */
export const cardsWithSigns = ['heartAttack', 'choking', 'overdose', 'gas', 'lowSugar'] as const

export function hasSigns(card: Card): card is (typeof cardsWithSigns)[number] {
  return (cardsWithSigns as readonly Card[]).includes(card)
}
