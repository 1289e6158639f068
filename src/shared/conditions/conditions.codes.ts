/** FHIR: an `allergy` is an AllergyIntolerance, a `condition` a Condition of the problem list. */
export const conditionKinds = ['allergy', 'condition'] as const
export type ConditionKind = (typeof conditionKinds)[number]

/**
 * What patients here are allergic to most often, by the groups that the rules of prescriptions know. `none`: asked, and
 * none known. `other`: in the person's own words.
 */
export const allergyCodes = [
  'penicillins',
  'cephalosporins',
  'sulfonamides',
  'nsaids',
  'quinolones',
  'other',
  'none',
] as const
export type AllergyCode = (typeof allergyCodes)[number]

/** Long illnesses that doctors ask for first, and that change what may be prescribed. */
export const longConditionCodes = [
  'diabetes',
  'hypertension',
  'heartDisease',
  'heartFailure',
  'stroke',
  'asthma',
  'copd',
  'kidneyDisease',
  'liverDisease',
  'pepticUlcer',
  'epilepsy',
  'thyroid',
  'other',
  'none',
] as const
export type LongConditionCode = (typeof longConditionCodes)[number]

export type ConditionCode = AllergyCode | LongConditionCode

export const codesOf = {
  allergy: allergyCodes,
  condition: longConditionCodes,
} as const satisfies Record<ConditionKind, readonly ConditionCode[]>

export function isCodeOf(kind: ConditionKind, code: ConditionCode): boolean {
  return (codesOf[kind] as readonly ConditionCode[]).includes(code)
}

/** What an allergy does. `breathing`: hard to breathe, or face and tongue swell (anaphylaxis). */
export const allergyReactions = ['breathing', 'rash', 'stomach', 'other'] as const
export type AllergyReaction = (typeof allergyReactions)[number]

/** FHIR clinical and verification status in one: what is in error was never true. */
export const conditionStatuses = ['active', 'resolved', 'entered-in-error'] as const
export type ConditionStatus = (typeof conditionStatuses)[number]
export const conditionEnds = ['resolved', 'entered-in-error'] as const satisfies readonly ConditionStatus[]
export type ConditionEnd = (typeof conditionEnds)[number]
