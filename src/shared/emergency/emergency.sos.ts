/** The floating SOS button of the specification, as a machine without a clock of its own. */
export const armedForMs = 5000

export interface SosState {
  /** Milliseconds of any steady clock at the first press, or null when at rest. */
  armedAt: number | null
}

export type SosOutcome = 'ask' | 'openEmergency'

/** First press arms and asks; a second within the armed window goes straight to /emergency. */
export function pressSos(state: SosState, nowMs: number): { state: SosState; outcome: SosOutcome } {
  const isArmed = state.armedAt !== null && nowMs - state.armedAt < armedForMs
  return isArmed
    ? { state: { armedAt: null }, outcome: 'openEmergency' }
    : { state: { armedAt: nowMs }, outcome: 'ask' }
}
