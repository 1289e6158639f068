import { useDeferredValue } from 'react'
import { listFreeTimes } from '../../../../shared/appointments/appointments.endpoints.ts'
import type { AnswerOf } from '../../../../shared/kit/endpoint.ts'
import { addDays } from '../../../../shared/kit/time/town-time.ts'
import { useLoaded } from '../../../platform/browser/use-loaded.ts'
import { today } from '../../../platform/clock/today.ts'
import { useAnswer } from '../../../platform/queries/queries.tsx'

const loadSpecialties = () => import('../../../../shared/doctors/doctors.specialties.ts')

/** How many days stand side by side. */
const shownDays = 5

/** Those days, from today on. */
export function nextDays(): string[] {
  return Array.from({ length: shownDays }, (_, ahead) => addDays(today(), ahead))
}

type Clinic = NonNullable<AnswerOf<typeof listFreeTimes>[number]['clinics']>[number]

export interface FreeTimes {
  /** Of a day, in order; undefined while they are not known, or without a network. */
  of: (date: string) => readonly string[] | undefined
  /** Where the doctors work who are free at that time of that day; empty while nobody is known to be. */
  clinicsAt: (date: string, time: string) => readonly Clinic[]
  isLoading: boolean
}

/** The specialties that the note names, for a query. */
export function useSpecialtiesIn(note: string) {
  const words = useDeferredValue(note)
  const { value, error } = useLoaded(loadSpecialties)
  const specialties = value?.specialtiesIn(words).join(',')
  return { named: specialties ? { specialties } : {}, isLoading: value === undefined, error }
}

/**
 * The times at which a doctor for the note is free, for the next days and for a later one that was chosen. The note itself
 * stays on the phone: the server is told the specialties that it names.
 */
export function useFreeTimes(note: string, date: string): FreeTimes {
  const { named, isLoading, error } = useSpecialtiesIn(note)
  const enabled = !isLoading
  const isLater = date > (nextDays().at(-1) ?? '')
  const next = useAnswer(listFreeTimes, {
    query: { from: today(), days: String(shownDays), ...named },
    enabled,
  })
  const later = useAnswer(listFreeTimes, {
    query: { from: date, days: '1', ...named },
    enabled: enabled && isLater,
  })
  const known = [...(next.data ?? []), ...(later.data ?? [])]
  const find = (day: string) => known.find((one) => one.date === day)
  return {
    of: (day) => find(day)?.times,
    clinicsAt: (day, time) => (find(day)?.times.includes(time) && find(day)?.clinics) || [],
    // Without the words no doctor can be called free.
    isLoading: error === undefined && (isLater ? later.isPending : next.isPending),
  }
}
