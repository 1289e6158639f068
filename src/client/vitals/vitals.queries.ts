import {
  attendVital,
  listCriticalVitals,
  listPatientVitals,
  listVitals,
  removeVital,
  restoreVital,
  type CriticalReading,
  type VitalReading,
} from '../../shared/vitals/vitals.contract.ts'
import { replaceAnswer, useAnswer, useWrite, refreshEveryMs } from '../platform/queries.tsx'

export function useVitals() {
  return useAnswer(listVitals)
}

export function usePatientVitals(patientId: string) {
  return useAnswer(listPatientVitals, { params: { id: patientId } })
}

/** Critical readings of the doctor's patients that nobody attends to yet; `data.length` is how many. */
export function useCriticalReadings() {
  return useAnswer(listCriticalVitals, { refetchEveryMs: refreshEveryMs })
}

/** The reading leaves the list at once; if the server was not reached it comes back with the next refresh. */
export function useRemoval(options: {
  onRemoved: (reading: VitalReading) => void
  onRestored: () => void
  onError: (error: Error) => void
}) {
  const removal = useWrite(removeVital, { onDone: options.onRemoved, onError: options.onError })
  const restoration = useWrite(restoreVital, { onDone: options.onRestored, onError: options.onError })
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

export function takeOff(id: string): void {
  replaceAnswer(listCriticalVitals, (known) => known.filter((one) => one.id !== id))
}
