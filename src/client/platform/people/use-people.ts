import { areas, type Area } from '../../../shared/kit/areas.ts'
import { listActingFor } from '../../../shared/patients/patients.endpoints.ts'
import type { PatientActedFor } from '../../../shared/patients/patients.schemas.ts'
import { useAnswer } from '../queries/queries.tsx'
import { useActingFor } from '../session/acting-for.ts'
import { useSession } from '../session/session-store.ts'

/** A patient whom this account acts for. */
export interface Person extends PatientActedFor {
  /** For `actFor`: null is one's own record. */
  patientId: string | null
  /** Their place in the list, which gives them their colour. */
  colour: number
}

/** The patients this account acts for, the own one first, and the chosen one, both empty until they are known. */
export function usePeople() {
  const accountName = useSession()?.person.name ?? ''
  const patientId = useActingFor()
  const { data = [], isKept, error, refetch } = useAnswer(listActingFor)
  const people: readonly Person[] = data.map((person, colour) => ({
    ...person,
    name: person.name || accountName,
    patientId: person.relation === 'self' ? null : person.id,
    colour,
  }))
  const chosen = people.find((person) => person.patientId === patientId)
  return { people, chosen, isKept, error, retry: () => void refetch() }
}

/** The chosen patient; undefined for one's own record, and until the list is known. */
export function useChosenOther(): PatientActedFor | undefined {
  const patientId = useActingFor()
  const { data } = useAnswer(listActingFor, { enabled: patientId !== null })
  return data?.find(({ id }) => id === patientId)
}

/** The areas of the open record that this account may see; all while they are not known, because the server decides. */
export function useSharedAreas(): readonly Area[] {
  return useChosenOther()?.areas ?? areas
}
