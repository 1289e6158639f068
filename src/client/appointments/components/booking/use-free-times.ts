import { useDeferredValue, useEffect, useState } from 'react'
import { listFreeTimes } from '../../../../shared/appointments/appointments.endpoints.ts'
import { addDays } from '../../../../shared/kit/time/town-time.ts'
import { today } from '../../../platform/clock/today.ts'
import { useAnswer } from '../../../platform/queries/queries.tsx'

/** The days that stand side by side, from today on. */
export const shownDays = 5

export interface FreeTimes {
  /** Of a day, in order; undefined while they are not known, or without a network. */
  of: (date: string) => readonly string[] | undefined
  isLoading: boolean
}

/**
 * The times at which a doctor for the note is free, for the next days and for a later one that was chosen. The note itself
 * stays on the phone: the server is told the specialties that it names.
 */
export function useFreeTimes(note: string, date: string): FreeTimes {
  const specialties = useSpecialties(useDeferredValue(note))
  const from = today()
  const isLater = date >= addDays(from, shownDays)
  const enabled = specialties !== undefined
  const named = specialties ? { specialties } : {}
  const next = useAnswer(listFreeTimes, { query: { from, days: String(shownDays), ...named }, enabled })
  const later = useAnswer(listFreeTimes, {
    query: { from: date, days: '1', ...named },
    enabled: enabled && isLater,
  })
  const known = [...(next.data ?? []), ...(later.data ?? [])]
  return {
    of: (day) => known.find((one) => one.date === day)?.times,
    isLoading: isLater ? later.isPending : next.isPending,
  }
}

/** By commas; empty: any. Undefined until the words are loaded, which the form does not wait for. */
function useSpecialties(note: string): string | undefined {
  const [named, setNamed] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    const say = (specialties: readonly string[]) => {
      if (isCurrent) setNamed(specialties.join(','))
    }
    import('../../../../shared/doctors/doctors.specialties.ts').then(
      ({ specialtiesIn }) => say(specialtiesIn(note)),
      () => say([]),
    )
    return () => {
      isCurrent = false
    }
  }, [note])
  return named
}
