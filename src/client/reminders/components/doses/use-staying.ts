import { useState } from 'react'
import type { Dose } from '../../../../shared/reminders/reminders.schedule.ts'

/** The doses that `isShown` selects, and those it has selected: one marked here stays, so that a wrong press can be taken back. */
export function useStaying(doses: readonly Dose[], isShown: (dose: Dose) => boolean): Dose[] {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const shown = doses.filter((dose) => isShown(dose) || seen.has(keyOf(dose)))
  if (shown.some((dose) => !seen.has(keyOf(dose)))) setSeen(new Set([...seen, ...shown.map(keyOf)]))
  return shown
}

function keyOf({ reminderId, day, time }: Dose): string {
  return `${reminderId} ${day} ${time}`
}
