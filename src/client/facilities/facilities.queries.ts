import {
  listAllFacilities,
  listFacilities,
  listVillages,
  type hideFacility,
  type showFacility,
} from '../../shared/facilities/facilities.endpoints.ts'
import type { ListedFacility } from '../../shared/facilities/facilities.schemas.ts'
import { replaceAnswer, useAnswer, useWrite } from '../platform/queries/queries.tsx'

export function useFacilities() {
  return useAnswer(listFacilities)
}

export function useVillages() {
  return useAnswer(listVillages)
}

export function useAllFacilities() {
  return useAnswer(listAllFacilities)
}

/** Hides or shows a facility; the returned row replaces the cached one. */
export function useVisibility<C extends typeof hideFacility | typeof showFacility>(
  endpoint: C,
  onDone: (changed: ListedFacility) => void,
) {
  return useWrite(endpoint, {
    onDone: (changed) => {
      replaceAnswer(listAllFacilities, (known) => known.map((one) => (one.id === changed.id ? changed : one)))
      onDone(changed)
    },
  })
}
