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

/** The user's readings with the queued ones. */
export function useVitals() {
  return useWithQueued(useAnswer(listVitals), layWaiting)
}

function layWaiting(known: VitalRecord | undefined, waiting: readonly QueuedMutation[]) {
  return withWaitingVitals(known, waiting, placeHere())
}

/** The time zone and age that this phone uses to parse and grade a reading. */
export function placeHere() {
  return { zone: town().timeZone, ageInYears: knownAnswer(readPatientProfile)?.age ?? null }
}

export function usePatientVitals(patientId: string) {
  return useAnswer(listPatientVitals, { params: { id: patientId } })
}

/** Removes the reading from the list at once; if the server was not reached it comes back with the next refetch. */
export function useRemoval(options: {
  onRemoved: (reading: VitalReading) => void
  onRestored: () => void
  /** Called without a network: it has left the list and is queued. */
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

/** Attends to a critical reading. It leaves the list also when another doctor was first. */
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

/** Removes it from every cached page; the next answer lists the patient again if another reading is critical. */
export function takeOff(id: string): void {
  replaceAnswer(listCriticalVitals, (known) => ({
    ...known,
    readings: known.readings.filter((one) => one.id !== id),
  }))
}
