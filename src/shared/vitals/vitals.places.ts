import type { PagePlace } from '../kit/pages.ts'

/** A row of the readings of one type, which are sorted by the day, then by when they were written down, then by id. */
export interface ReadingPlace extends PagePlace {
  day: string
}

/** `{day}.{milliseconds}.{id}` of the last reading that is known: where the next page begins. */
export function cursorAfterReading({ date, at, id }: { date: string; at: string; id: string }): string {
  return `${date}.${Date.parse(at)}.${id}`
}
