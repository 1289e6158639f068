/** What the patient is to the account that acts for them; `self`: the account's own record. */
export const relations = [
  'self',
  'mother',
  'father',
  'spouse',
  'child',
  'sibling',
  'grandparent',
  'grandchild',
  'other',
] as const
export type Relation = (typeof relations)[number]
