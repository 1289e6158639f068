import type { Point } from './facilities.distance.ts'

const service = 'https://www.google.com/maps/dir/?api=1&destination='

/** By coordinates: an address would be looked up, and villages of one name are many. */
export function directionsTo({ lat, lng }: Point): string {
  return `${service}${lat},${lng}`
}

/** By what people call the place, where nobody knows its coordinates. */
export function directionsToText(place: string): string {
  return `${service}${encodeURIComponent(place)}`
}
