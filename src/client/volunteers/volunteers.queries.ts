import {
  readVolunteer,
  saveVolunteer,
  withdrawVolunteer,
} from '../../shared/volunteers/volunteers.contract.ts'
import { replaceAnswer, useAnswer, useWrite } from '../platform/queries.tsx'

export function useOwnRegistration() {
  return useAnswer(readVolunteer)
}

/** Registers or changes, and shows it wherever it stands. */
export function useSaveRegistration() {
  return useWrite(saveVolunteer, { onDone: (answer) => replaceAnswer(readVolunteer, () => answer) })
}

export function useWithdraw(onDone: () => void) {
  return useWrite(withdrawVolunteer, {
    onDone: () => {
      replaceAnswer(readVolunteer, () => null)
      onDone()
    },
  })
}

export interface VolunteerWish {
  search: string
  onlyVehicle: boolean
}

/** The wish as the address says it. */
export function queryOf({ search, onlyVehicle }: VolunteerWish) {
  return { ...(search !== '' && { search }), ...(onlyVehicle && { vehicle: 'yes' as const }) }
}
