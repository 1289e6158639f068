import type { readEncounter, signNote } from '../../../shared/encounters/encounters.endpoints.ts'
import type { EncounterForDoctor } from '../../../shared/encounters/encounters.schemas.ts'
import { useQueuedMutations, type QueuedMutation } from '../outbox/queued-mutation.ts'
import { knownAnswers } from '../query/known-answers.ts'

// By name: /waiting, which knows every feature, would load the endpoints for two names.
const reading = { name: 'encounters.read' } satisfies Pick<typeof readEncounter, 'name'>
const signing: (typeof signNote)['name'] = 'encounters.sign'

/** An encounter that was opened on this device, by its own id or that of its appointment, without a request. */
export function knownEncounter(id: string): EncounterForDoctor | undefined {
  return knownAnswers<typeof readEncounter>(reading).find((one) => one.id === id || one.appointmentId === id)
}

/** The signature of this encounter's note that the server does not have; `id` may be that of the appointment. */
export function useQueuedSignature(id: string): QueuedMutation | undefined {
  const signatures = useQueuedMutations().filter(({ to }) => to.name === signing)
  if (signatures.length === 0) return undefined
  const ids = new Set([id, knownEncounter(id)?.id])
  return signatures.find(({ params }) => ids.has(params['id']))
}
