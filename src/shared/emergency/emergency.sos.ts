/** The specification's floating SOS button, as a state machine without its own clock. */
export const armedForMs = 5000

export interface SosState {
  /** Milliseconds of a monotonic clock at the first press, or null when idle. */
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
