import {
  listAllFacilities,
  listFacilities,
  listVillages,
  type hideFacility,
  type ListedFacility,
  type showFacility,
} from '../../shared/facilities/facilities.contract.ts'
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

/** Hiding or showing: the row that comes back takes the place of the old one. */
export function useVisibility<C extends typeof hideFacility | typeof showFacility>(
  contract: C,
  onDone: (changed: ListedFacility) => void,
) {
  return useWrite(contract, {
    onDone: (changed) => {
      replaceAnswer(listAllFacilities, (known) => known.map((one) => (one.id === changed.id ? changed : one)))
      onDone(changed)
    },
  })
}
