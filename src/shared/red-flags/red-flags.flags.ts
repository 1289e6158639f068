/**
 * Signs in a person's own words that may mean danger to life, in the order in which they are shown. They are stored: a
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
] as const
export type RedFlag = (typeof redFlags)[number]
