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

/**
 * The doses of the home page: those that are due, and a late one until the next of its medicine is due. Never both: that
 * would invite to take two together.
 */
export function dosesNow(doses: readonly Dose[], now: Date, zone: string): Dose[] {
  return doses.filter((dose) => {
    const state = stateOf(dose, now, zone)
    const next = doses.filter((other) => isSameMedicine(other, dose) && momentOf(other) > momentOf(dose))
    return (
      state === 'due' ||
      (state === 'overdue' && next.every((other) => stateOf(other, now, zone) === 'upcoming'))
    )
  })
}

/** Also where it was entered twice. */
function isSameMedicine(one: Dose, other: Dose): boolean {
  return one.reminderId === other.reminderId || one.name.toLowerCase() === other.name.toLowerCase()
}

const momentOf = ({ day, time }: Dose) => `${day} ${time}`
