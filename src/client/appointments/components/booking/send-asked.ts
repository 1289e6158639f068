import { ApiError } from '../../../platform/api/api.ts'
import type { useEmergencyGate } from '../../../platform/emergency-gate/use-emergency-gate.tsx'

/** For the reason of a cancellation: the named flags. */
export const loadNamedFlags = () => import('../../../../shared/red-flags/red-flags.of-note.ts')

/** For the note of a booking, on whose wording the classifier was trained. */
export async function loadRedFlags() {
  const { firstAidFor, redFlagsOf } = await loadNamedFlags()
  return { redFlagsIn: redFlagsOf, firstAidFor }
}

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
