import {
  readVolunteer,
  saveVolunteer,
  withdrawVolunteer,
} from '../../shared/volunteers/volunteers.endpoints.ts'
import type { Volunteer } from '../../shared/volunteers/volunteers.schemas.ts'
import { useWithQueued, type QueuedMutation } from '../platform/outbox/queued-mutation.ts'
import { town } from '../platform/clock/town.ts'
import { withWaitingRegistration } from './components/waiting-registration.ts'
import { replaceAnswer, useAnswer, useWrite } from '../platform/queries/queries.tsx'

export function useOwnRegistration() {
  return useWithQueued(useAnswer(readVolunteer), layWaiting)
}

function layWaiting(known: Volunteer | null | undefined, waiting: readonly QueuedMutation[]) {
  return withWaitingRegistration(known, waiting, town().timeZone)
}

/** Registers or edits, and replaces the registration in the cache. */
export function useSaveRegistration() {
  return useWrite(saveVolunteer, { onDone: (answer) => replaceAnswer(readVolunteer, () => answer) })
}

export function useWithdraw(onDone: () => void, onKept: () => void) {
  return useWrite(withdrawVolunteer, {
    onDone: () => {
      replaceAnswer(readVolunteer, () => null)
      onDone()
    },
    onKept,
  })
}

export interface VolunteerOptions {
  search: string
  onlyVehicle: boolean
}

/** The filters as query parameters. */
export function queryOf({ search, onlyVehicle }: VolunteerOptions) {
  return { ...(search !== '' && { search }), ...(onlyVehicle && { vehicle: 'yes' as const }) }
}
