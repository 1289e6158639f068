/** A point on the map, in degrees. */
export interface Point {
  lat: number
  lng: number
}

const earthRadiusInKm = 6371

/** Straight-line distance (haversine); roads are longer. */
export function distanceInKm(from: Point, to: Point): number {
  const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2
  const flat = Math.cos((from.lat * Math.PI) / 180) * Math.cos((to.lat * Math.PI) / 180)
  const chord = half(to.lat - from.lat) + flat * half(to.lng - from.lng)
  return 2 * earthRadiusInKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Nearest first; equal distances keep their order. */
export function sortByDistance<T extends Point>(
  places: readonly T[],
  from: Point,
): { place: T; km: number }[] {
  return places
    .map((place) => ({ place, km: distanceInKm(from, place) }))
    .toSorted((one, other) => one.km - other.km)
}

/** Rounded for reading: metres below one kilometre, tenths below ten. */
export function roundDistance(km: number): { unit: 'm' | 'km'; value: number } {
  if (km < 0.95) return { unit: 'm', value: Math.max(50, Math.round(km * 20) * 50) }
  return { unit: 'km', value: km < 10 ? Math.round(km * 10) / 10 : Math.round(km) }
}
