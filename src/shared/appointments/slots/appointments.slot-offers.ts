/** How long a chosen slot is held for the patient. */
export const holdMinutes = 2

/** Why a time is offered, in the order in which they stand. */
export const offerReasons = ['sameDoctor', 'soonest', 'nearest'] as const
export type OfferReason = (typeof offerReasons)[number]

/** A day of a session by slots, with the times that are free on it: at least one, in order. */
interface FreeDay {
  doctorId: string
  date: string
  times: readonly string[]
  /** From the patient's village; absent where either place is not known. */
  distanceKm?: number | undefined
}

/**
 * The doctor whom the patient knows, then of the others the soonest, and the nearest if it is nearer than that.
 * `days`: how many of the known doctor's days, one unless the patient came for this doctor.
 */
export function chooseOffers<D extends FreeDay>(
  free: readonly D[],
  known: { doctorId: string; days: number } | undefined,
): (D & { why: OfferReason })[] {
  const inTime = free.toSorted((one, other) => firstOf(one).localeCompare(firstOf(other)))
  const same = inTime.filter(({ doctorId }) => doctorId === known?.doctorId).slice(0, known?.days)
  const others = inTime.filter(({ doctorId }) => doctorId !== known?.doctorId)
  const soonest = others[0]
  const nearest = others
    .filter(({ distanceKm = Infinity }) => distanceKm < (soonest?.distanceKm ?? Infinity))
    .toSorted((one, other) => (one.distanceKm ?? 0) - (other.distanceKm ?? 0))[0]
  return [
    ...same.map((day) => ({ ...day, why: 'sameDoctor' as const })),
    ...(soonest ? [{ ...soonest, why: 'soonest' as const }] : []),
    ...(nearest ? [{ ...nearest, why: 'nearest' as const }] : []),
  ]
}

function firstOf({ date, times }: FreeDay): string {
  return `${date} ${times[0] ?? ''}`
}
