import { stateOf, type Dose } from '../reminders.schedule.ts'

/**
 * Of doses in their order those to act on: due or overdue, and all of the next time. One that is marked stays for its
 * hour, so that the mark can be taken back.
 */
export function dosesToActOn(doses: readonly Dose[], now: Date, zone: string): Dose[] {
  const next = doses.find((dose) => stateOf(dose, now, zone) === 'upcoming')
  return doses.filter((dose) => {
    const state = stateOf(dose, now, zone)
    if (state === 'upcoming') return dose.day === next?.day && dose.time === next.time
    return state === 'overdue' || stateOf({ ...dose, mark: null }, now, zone) === 'due'
  })
}
