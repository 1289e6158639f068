import { readEncounter } from '../../../shared/encounters/encounters.endpoints.ts'
import { ApiError } from '../../platform/api/api.ts'
import { knownEncounter } from '../../platform/encounters/queued-signature.ts'
import { useAnswer, type Answered } from '../../platform/queries/queries.tsx'

/**
 * An encounter by its own id or that of its appointment. Without a network also where this device knows it under the
 * other of the two: schedule and outbox lead to it by different ones.
 */
export function useEncounter(id: string): Answered<typeof readEncounter> {
  const asked = useAnswer(readEncounter, { params: { id } })
  const { data, error } = asked
  const known = data === undefined && error ? knownEncounter(id) : undefined
  const otherId = known?.id === id ? known.appointmentId : known?.id
  const other = useAnswer(readEncounter, {
    params: { id: otherId ?? id },
    enabled: otherId !== undefined && otherId !== null,
  })
  if (error instanceof ApiError && error.code === 'notFound') return { ...asked, data: undefined }
  return other.data === undefined ? asked : { ...other, refetch: asked.refetch }
}
