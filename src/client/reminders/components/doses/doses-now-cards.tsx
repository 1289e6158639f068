import { useState } from 'react'
import { dosesAtHand, stateOf, type Dose } from '../../../../shared/reminders/reminders.schedule.ts'
import { useNow } from '../../../platform/clock/today.ts'
import { town } from '../../../platform/clock/town.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { addIcons } from '../../../ui/icons/icon.tsx'
import { featurePaths } from '../../../ui/icons/icon-paths-features.ts'
import { useMarking, type ReminderList } from '../../reminders.queries.ts'
import { DoseList } from './dose-list.tsx'

addIcons(featurePaths)

/**
 * Doses that are due, and none that are overdue: a late dose beside the next one would invite to take both. A dose
 * marked here stays, so that a wrong press can be taken back.
 */
export function DosesNowCards({ list }: { list: ReminderList }) {
  const { t } = useText()
  const marking = useMarking()
  const now = useNow()
  const zone = town().timeZone
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const doses = dosesAtHand(list.reminders, marking.shown(list.doses), now, zone)
  const shown = doses.filter((dose) => stateOf(dose, now, zone) === 'due' || seen.has(keyOf(dose)))
  if (shown.some((dose) => !seen.has(keyOf(dose)))) setSeen(new Set([...seen, ...shown.map(keyOf)]))
  if (shown.length === 0) return null
  return (
    <section className="space-y-2">
      <h2 className="text-xl font-semibold">{t('reminders.doses.now')}</h2>
      <DoseList doses={shown} now={now} marking={marking} />
    </section>
  )
}

function keyOf({ reminderId, day, time }: Dose): string {
  return `${reminderId} ${day} ${time}`
}
