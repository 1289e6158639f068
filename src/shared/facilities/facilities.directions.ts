import type { Point } from './facilities.distance.ts'

const service = 'https://www.google.com/maps/dir/?api=1&destination='

/** By coordinates: an address would be geocoded, and many villages share a name. */
export function directionsTo({ lat, lng }: Point): string {
  return `${service}${lat},${lng}`
}

/** By name, where the coordinates are unknown. */
export function directionsToText(place: string): string {
  return `${service}${encodeURIComponent(place)}`
}
