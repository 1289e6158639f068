import { actions } from './appointments.lifecycle.ts'

/**
 * Why an appointment changed: somebody's act, or what followed from another patient's acceptance, from the doctor's
 * lost approval, from a deadline without an answer, or from time. The database's constraint lists the same.
 */
export const causes = [
  'request',
  ...actions,
  'assign',
  'slotTaken',
  'orphaned',
  'unanswered',
  'expired',
] as const
export type Cause = (typeof causes)[number]
