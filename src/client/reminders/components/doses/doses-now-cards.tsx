import { dosesAtHand, stateOf, type Dose } from '../../../../shared/reminders/reminders.schedule.ts'
import { dosesNow } from '../../../../shared/reminders/today/reminders.today.ts'
import { useNow } from '../../../platform/clock/today.ts'
import { town } from '../../../platform/clock/town.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { addIcons } from '../../../ui/icons/icon.tsx'
import { featurePaths } from '../../../ui/icons/icon-paths-features.ts'
import { useMarking, type ReminderList } from '../../reminders.queries.ts'
import { DoseList } from './dose-list.tsx'
import { LateAdvice } from './late-advice.tsx'
import { useStaying } from './use-staying.ts'

addIcons(featurePaths)

/** Doses that are due, and late ones of which the next is not due yet, with what to do about those. */
export function DosesNowCards({ list }: { list: ReminderList }) {
  const { t } = useText()
  const marking = useMarking()
  const now = useNow()
  const zone = town().timeZone
  const doses = dosesAtHand(list.reminders, marking.shown(list.doses), now, zone)
  const toTake = dosesNow(doses, now, zone)
  const isNow = (dose: Dose) => toTake.includes(dose)
  // Marked ones stay; a late one goes when the next is due.
  const shown = useStaying(doses, isNow).filter((dose) => dose.mark !== null || isNow(dose))
  const late = shown.filter((dose) => stateOf(dose, now, zone) === 'overdue')
  if (shown.length === 0) return null
  return (
    <section className="space-y-2">
      <h2 className="text-xl font-semibold">{t('reminders.doses.now')}</h2>
      <DoseList doses={shown} now={now} marking={marking} />
      {late.length > 0 && (
        <div>
          <p>{t('reminders.doses.late')}</p>
          <LateAdvice missed={late} />
        </div>
      )}
    </section>
  )
}
