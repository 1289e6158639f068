import { distanceInKm, type Point } from './facilities.distance.ts'
import type { Level } from './facilities.kinds.ts'
import { foldText } from '../kit/text/sounds.ts'

/**
 * Maximum distance from the town's centre: the furthest hospitals people are referred to (Chandigarh, Ludhiana) are
 * 65 to 85 km away. Anything beyond is a coordinate error.
 */
export const furthestKm = 100
/** Two with the same name and type within this distance are duplicates. */
const sameSpotKm = 0.15

export type PointProblem = 'coordinatesImpossible' | 'coordinatesSwapped' | 'tooFar'

/** Whether this can be a facility of this town; null means yes. */
export function checkPoint(point: Point, centre: Point, most = furthestKm): PointProblem | null {
  const { lat, lng } = point
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  if (isOnEarth && distanceInKm(point, centre) <= most) return null
  const swapped = { lat: lng, lng: lat }
  if (Math.abs(lng) <= 90 && distanceInKm(swapped, centre) <= most) return 'coordinatesSwapped'
  // Null Island: what empty coordinates become.
  return isOnEarth && !(lat === 0 && lng === 0) ? 'tooFar' : 'coordinatesImpossible'
}

interface Spot extends Point {
  name: string
}

/** The same name at the same place. */
export function isSameFacility(one: Spot, other: Spot): boolean {
  return foldText(one.name) === foldText(other.name) && isSameSpot(one, other)
}

export function isSameSpot(one: Point, other: Point): boolean {
  return distanceInKm(one, other) <= sameSpotKm
}

interface Listed extends Spot {
  level: Level
  isSample: boolean
  isHidden: boolean
}

/**
 * What people see: invented samples only while there is nothing real, because a sick person must never be sent to a
 * hospital that does not exist. The town's civil hospital does exist but is in no open data: it stays until a real
 * entry replaces it.
 */
export function listVisible<F extends Listed>(all: readonly F[], isTowns: (one: F) => boolean): F[] {
  const visible = all.filter(({ isHidden }) => !isHidden)
  const real = visible.filter(({ isSample }) => !isSample)
  if (real.length === 0) return visible
  const isStillWanted = (one: F) => isTowns(one) && !real.some((other) => standsFor(other, one))
  return visible.filter((one) => !one.isSample || isStillWanted(one))
}

/** A town has one civil hospital; the next town's is further away than this. */
const townWidthKm = 5

function standsFor(real: Listed, civil: Listed): boolean {
  const isCivil = real.level === 'subDivisional' || real.level === 'district'
  const isNamed = foldText(real.name) === foldText(civil.name)
  return (isCivil || isNamed) && distanceInKm(real, civil) <= townWidthKm
}
