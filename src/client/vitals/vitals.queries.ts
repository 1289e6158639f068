import {
  attendVital,
  listCriticalVitals,
  listPatientVitals,
  listVitals,
  removeVital,
  restoreVital,
} from '../../shared/vitals/vitals.endpoints.ts'
import type { CriticalReading, VitalReading, VitalRecord } from '../../shared/vitals/vitals.schemas.ts'
import { readPatientProfile } from '../../shared/patients/patients.endpoints.ts'
import { knownAnswer } from '../platform/query/query-client.ts'
import { useWithQueued, type QueuedMutation } from '../platform/outbox/queued-mutation.ts'
import { town } from '../platform/clock/town.ts'
import { withWaitingVitals } from './components/waiting-vitals.ts'
import { replaceAnswer, useAnswer, useWrite } from '../platform/queries/queries.tsx'

/** The own readings, with those that are not on the server yet. */
export function useVitals() {
  return useWithQueued(useAnswer(listVitals), layWaiting)
}

function layWaiting(known: VitalRecord | undefined, waiting: readonly QueuedMutation[]) {
  return withWaitingVitals(known, waiting, placeHere())
}

/** What a reading is read and graded by on this phone. */
export function placeHere() {
  return { zone: town().timeZone, ageInYears: knownAnswer(readPatientProfile)?.age ?? null }
}

export function usePatientVitals(patientId: string) {
  return useAnswer(listPatientVitals, { params: { id: patientId } })
}

/** The reading leaves the list at once; if the server was not reached it comes back with the next refresh. */
export function useRemoval(options: {
  onRemoved: (reading: VitalReading) => void
  onRestored: () => void
  /** There is no network: it has left the list all the same, and is shown as waiting. */
  onKept: () => void
  onError: (error: Error) => void
}) {
  const removal = useWrite(removeVital, {
    onDone: options.onRemoved,
    onKept: options.onKept,
    onError: options.onError,
  })
  const restoration = useWrite(restoreVital, {
    onDone: options.onRestored,
    onKept: options.onKept,
    onError: options.onError,
  })
  return {
    remove: ({ id }: VitalReading) => removal.mutate({ params: { id } }),
    restore: ({ id }: VitalReading) => restoration.mutate({ params: { id } }),
    isRemoving: ({ id }: VitalReading) => removal.isPending && removal.variables?.params?.id === id,
  }
}

/** Takes a critical reading upon oneself. Attended to, or lost to another doctor, it leaves the list. */
export function useAttending(options: {
  onDone: (reading: CriticalReading) => void
  onError: (error: Error, id: string) => void
}) {
  const { mutate, isPending, variables } = useWrite(attendVital, {
    onDone: (reading) => {
      takeOff(reading.id)
      options.onDone(reading)
    },
    onError: (error, asked) => options.onError(error, asked.params?.id ?? ''),
  })
  return {
    attend: (id: string) => mutate({ params: { id } }),
    isAttending: (id: string) => isPending && variables?.params?.id === id,
  }
}

/** From every page; the next answer shows the patient again when another of their readings waits. */
export function takeOff(id: string): void {
  replaceAnswer(listCriticalVitals, (known) => ({
    ...known,
    readings: known.readings.filter((one) => one.id !== id),
  }))
}
