import { useCallback, useEffect, useState } from 'react'
import {
  listPatientVitals,
  listVitals,
  removeVital,
  restoreVital,
} from '../../shared/vitals/vitals.endpoints.ts'
import type { VitalReading } from '../../shared/vitals/vitals.schemas.ts'
import type { PersonFacts } from '../../shared/vitals/grading/vitals.person.ts'
import { rememberAge } from '../../shared/patients/patients.rules.ts'
import { readPatientProfile } from '../../shared/patients/patients.endpoints.ts'
import { answerQuery, knownAnswer, queryClient } from '../platform/query/query-client.ts'
import { isSessionExpired } from '../platform/session/session-store.ts'
import { useQueuedMutations, useWithQueued, type QueuedMutation } from '../platform/outbox/queued-mutation.ts'
import { today } from '../platform/clock/today.ts'
import { town } from '../platform/clock/town.ts'
import type { ShownRecord, withWaitingVitals } from './components/waiting/waiting-vitals.ts'
import { useAnswer, useWrite } from '../platform/queries/queries.tsx'

/** Brings the parser and the grader, which a dashboard needs only where a reading waits. */
const loadOverlay = () => import('./components/waiting/waiting-vitals.ts')
let overlay: typeof withWaitingVitals | null = null

/** The user's readings with the queued ones. */
export function useVitals() {
  const isNeeded = useQueuedMutations().some(({ to }) => to.path.startsWith(listVitals.path))
  const [lay, setLay] = useState(() => overlay)
  useEffect(() => {
    if (!isNeeded || lay) return
    void loadOverlay().then(({ withWaitingVitals: loaded }) => {
      overlay = loaded
      setLay(() => loaded)
    })
  }, [isNeeded, lay])
  const layWaiting = useCallback(
    (known: ShownRecord | undefined, waiting: readonly QueuedMutation[]) =>
      lay ? lay(known, waiting, placeHere()) : known,
    [lay],
  )
  return useWithQueued(useAnswer(listVitals), layWaiting)
}

/** The time zone, and what this phone knows of the person, to parse and grade a reading like the server. */
export function placeHere(): { zone: string; facts: PersonFacts | null } {
  return { zone: town().timeZone, facts: knownAnswer(listVitals)?.person ?? factsOfProfile() }
}

const personWaitMs = 4_000

/**
 * Waits for the record that says whose reading it is, if it can be read now. Right after another person was chosen a child
 * would be graded as an adult: nothing is asked, and the server, which knows better, finds danger.
 */
export async function whenPersonKnown(): Promise<void> {
  // A read with an expired session would lead to the sign-in before the reading is in the outbox.
  if (placeHere().facts !== null || isSessionExpired()) return
  const read = queryClient.query({ ...answerQuery(listVitals), staleTime: 'static' }).catch(() => undefined)
  await Promise.race([read, new Promise((resolve) => setTimeout(resolve, personWaitMs))])
}

/** From the profile, where the list was never read on this phone: age in years and gender. */
function factsOfProfile(): PersonFacts | null {
  const profile = knownAnswer(readPatientProfile)
  return profile
    ? {
        age: { ...rememberAge(profile.age, today()), atBirth: false },
        gender: profile.gender,
        pregnancy: null,
      }
    : null
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
