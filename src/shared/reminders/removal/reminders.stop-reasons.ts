/** Why a prescribed medicine is not taken any more, as the patient says. */
export const stopReasons = ['finished', 'told', 'ill', 'better', 'cost', 'other'] as const
export type StopReason = (typeof stopReasons)[number]

/** Whether the doctor does not expect it, and could change the medicine or its amount. */
export function isForDoctor(reason: StopReason): boolean {
  return reason === 'ill' || reason === 'better' || reason === 'cost'
}
