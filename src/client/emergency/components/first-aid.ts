/** The tips of the specification, and their steps, as the messages `emergencyPage` word them; see docs/clinical-sources.md. */
export const tips = ['heartAttack', 'choking', 'burns'] as const
export type Tip = (typeof tips)[number]
export const steps = ['first', 'second', 'third', 'fourth'] as const
