import { dosesAtHand } from '../../../../shared/reminders/reminders.schedule.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { town } from '../../../platform/clock/town.ts'
import { useNow } from '../../../platform/clock/today.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { addIcons } from '../../../ui/icons/icon.tsx'
import { featurePaths } from '../../../ui/icons/icon-paths-features.ts'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx'
import { useMarking, useReminders } from '../../reminders.queries.ts'
import { NeededDoses, takesAsNeeded } from '../as-needed/needed-doses.tsx'
import { DayDoses } from './day-doses.tsx'

addIcons(featurePaths)

/** Today's doses to mark, for a dashboard. Needs `reminderMessages`. */
export function TodaysDoses() {
  const { t } = useText()
  const { data, isPending, refetch } = useReminders()
  const marking = useMarking()
  const now = useNow()
  if (isPending) return <Skeleton lines={4} />
  if (!data) return <ErrorState text={t('reminders.loadFailed')} onRetry={() => void refetch()} />
  const doses = dosesAtHand(data.reminders, marking.shown(data.doses), now, town().timeZone)
  const isWithout = data.reminders.every(({ isRemoved }) => isRemoved)
  if (doses.length === 0 && !takesAsNeeded(data)) {
    return (
      <EmptyState
        icon="pill"
        title={t(isWithout ? 'reminders.list.none' : 'reminders.doses.noneToday')}
        lead={t(isWithout ? 'reminders.list.noneLead' : 'reminders.doses.noneTodayLead')}
        action={
          isWithout ? (
            <ButtonLink to="/reminders" kind="quiet" icon="plus">
              {t('reminders.list.add')}
            </ButtonLink>
          ) : undefined
        }
      />
    )
  }
  return (
    <div className="space-y-3">
      <DayDoses doses={doses} now={now} marking={marking} />
      <NeededDoses list={data} now={now} marking={marking} />
    </div>
  )
}
