import type { Look } from './audit.schemas.ts'

export interface DayOfLooks {
  date: string
  /** Each who and what once, with how often; the latest first. */
  groups: { latest: Look; count: number }[]
}

/** A page of the list, newest first, by days; who looked at the same several times a day stands there once. */
export function groupLooks(looks: readonly Look[]): DayOfLooks[] {
  const days: DayOfLooks[] = []
  for (const look of looks) {
    let day = days.at(-1)
    if (day?.date !== look.at.date) {
      day = { date: look.at.date, groups: [] }
      days.push(day)
    }
    const same = day.groups.find(
      ({ latest }) =>
        latest.what === look.what &&
        latest.name === look.name &&
        latest.role === look.role &&
        latest.inEmergency === look.inEmergency &&
        latest.isShared === look.isShared,
    )
    if (same) same.count += 1
    else day.groups.push({ latest: look, count: 1 })
  }
  return days
}
