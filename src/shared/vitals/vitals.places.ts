import type { PagePlace } from '../kit/pages.ts'

/** A position among the readings of one type, sorted by day, then by time of recording, then by id. */
export interface ReadingPlace extends PagePlace {
  day: string
}

/** `{day}.{milliseconds}.{id}` of the last known reading: the next page begins after it. */
export function cursorAfterReading({ date, at, id }: { date: string; at: string; id: string }): string {
  return `${date}.${Date.parse(at)}.${id}`
}
