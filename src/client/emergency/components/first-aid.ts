/**
 * The tips of the specification with their steps; texts in the messages `emergencyPage`, sources in
 * docs/clinical-sources.md.
 */
export const tips = ['heartAttack', 'choking', 'burns'] as const
export type Tip = (typeof tips)[number]
export const steps = ['first', 'second', 'third', 'fourth'] as const
