import { ApiError } from '../api/api-error.ts'
import type { useEmergencyGate } from './use-emergency-gate.tsx'

/** Sends a body with words that passed the gate; asks again about a sign that only the server knows. */
export async function sendAsked<B extends object, A>(
  gate: Pick<ReturnType<typeof useEmergencyGate>, 'pass' | 'hasAsked'>,
  written: string,
  body: B,
  send: (body: B & { redFlagsSeen?: true }) => Promise<A>,
): Promise<A> {
  const seen = { ...body, redFlagsSeen: true } as const
  try {
    return await send(gate.hasAsked(written) ? seen : body)
  } catch (error) {
    const found = flagsOfRefusal(error)
    if (!found || !(await gate.pass(written, found))) throw error
    return send(seen)
  }
}

/** The codes of a refusal because of red flags. */
function flagsOfRefusal(error: unknown): readonly string[] | null {
  return error instanceof ApiError && error.code === 'redFlag' ? (error.details?.redFlags ?? []) : null
}
