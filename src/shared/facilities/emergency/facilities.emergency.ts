import { sortByDistance, type Point } from '../facilities.distance.ts'
import { isOpenAt, type Moment } from '../opening/facilities.opening.ts'
import { serviceOf } from '../facilities.services.ts'

interface Candidate extends Point {
  services: readonly string[]
  /** As in the list of facilities, in words. */
  timing: string
}

/**
 * Where to go now: the nearest place with emergency care that is open; where none is known to be, the nearest whose
 * hours are unknown; never a closed one.
 */
export function chooseEmergencyPlace<T extends Candidate>(
  places: readonly T[],
  from: Point,
  moment: Moment,
): { place: T; isKnownOpen: boolean } | null {
  const emergency = places.filter(({ services }) => services.some((one) => serviceOf(one) === 'emergency'))
  const nearest = sortByDistance(emergency, from).map(({ place }) => ({
    place,
    isOpen: isOpenAt(place.timing, moment),
  }))
  const chosen =
    nearest.find(({ isOpen }) => isOpen === true) ?? nearest.find(({ isOpen }) => isOpen === null)
  return chosen ? { place: chosen.place, isKnownOpen: chosen.isOpen === true } : null
}
