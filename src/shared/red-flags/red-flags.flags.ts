/**
 * What in a person's own words may mean danger to life, in the order in which it is shown: the signs that the rules find by
 * name, and last `ownWords`, always alone: worded like those, but it is not known which (decision 0090). They are stored: a
 * code is never renamed or taken away. Sources: docs/clinical-sources.md.
 */
export const redFlags = [
  'selfHarm',
  'notBreathing',
  'unconscious',
  'choking',
  'drowning',
  'electricShock',
  'poison',
  'overdose',
  'snakeBite',
  'allergicSwelling',
  'bleeding',
  'accident',
  'burns',
  'chestPain',
  'breathless',
  'stroke',
  'fits',
  'lowSugar',
  'pregnancy',
  'sickChild',
  'heatStroke',
  'stiffNeck',
  'worstHeadache',
  'suddenBlindness',
  'testicularPain',
  'hardBelly',
  'diabeticVomiting',
  'ownWords',
] as const
export type RedFlag = (typeof redFlags)[number]
export type NamedFlag = Exclude<RedFlag, 'ownWords'>
