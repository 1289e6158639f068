import { dosesAtHand, stateOf } from '../../../../shared/reminders/reminders.schedule.ts'
import { useNow } from '../../../platform/clock/today.ts'
import { town } from '../../../platform/clock/town.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { addIcons } from '../../../ui/icons/icon.tsx'
import { featurePaths } from '../../../ui/icons/icon-paths-features.ts'
import { useMarking, type ReminderList } from '../../reminders.queries.ts'
import { DoseList } from './dose-list.tsx'
import { useStaying } from './use-staying.ts'

addIcons(featurePaths)

/** Doses that are due, and none that are overdue: a late dose beside the next one would invite to take both. */
export function DosesNowCards({ list }: { list: ReminderList }) {
  const { t } = useText()
  const marking = useMarking()
  const now = useNow()
  const zone = town().timeZone
  const doses = dosesAtHand(list.reminders, marking.shown(list.doses), now, zone)
  const shown = useStaying(doses, (dose) => stateOf(dose, now, zone) === 'due')
  if (shown.length === 0) return null
  return (
    <section className="space-y-2">
      <h2 className="text-xl font-semibold">{t('reminders.doses.now')}</h2>
      <DoseList doses={shown} now={now} marking={marking} />
    </section>
  )
}
