import { useRef, useState } from 'react'
import { dosesAtHand, nextDose, type Reminder } from '../../../shared/reminders/reminders.schedule.ts'
import { everyDays } from '../../../shared/reminders/reminders.cycle.ts'
import { readDraft } from '../../platform/session/drafts.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { town } from '../../platform/clock/town.ts'
import { useNow } from '../../platform/clock/today.ts'
import { Button } from '../../ui/button.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Page } from '../../ui/page.tsx'
import { FocusSwap } from '../../ui/focus/focus-swap.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { NeededDoses, takesAsNeeded } from '../components/as-needed/needed-doses.tsx'
import { PhoneCalendar } from '../components/phone-calendar.tsx'
import { DayDoses } from '../components/doses/day-doses.tsx'
import { EarlierDoses } from '../components/doses/earlier-doses.tsx'
import { MissedNotice } from '../components/doses/missed-notice.tsx'
import { NextDose } from '../components/doses/next-dose.tsx'
import { draftOfNew } from '../components/form/draft-names.ts'
import { ReminderFormPlace } from '../components/form/reminder-form-place.tsx'
import { ReminderList } from '../components/reminder-list.tsx'
import { LowNotice } from '../components/stock/low-notice.tsx'
import { TogetherNotice } from '../components/substances/together-notice.tsx'
import { RingCard } from '../components/ring-card.tsx'
import { useMarking, useReminders, type ReminderList as List } from '../reminders.queries.ts'

addIcons(featurePaths)

export function Screen() {
  const { t } = useText()
  const { data, isPending, refetch } = useReminders()
  // Opens again with an unsent draft; opened by a press, the form takes the focus.
  const [adding, setAdding] = useState<'draft' | 'pressed' | null>(() =>
    readDraft(draftOfNew) ? 'draft' : null,
  )
  const open = () => setAdding('pressed')
  return (
    <Page title={t('medicines.title')} lead={t('medicines.lead')}>
      {isPending && <Skeleton cards={2} lines={4} />}
      {!isPending && !data && <ErrorState text={t('reminders.loadFailed')} onRetry={() => void refetch()} />}
      <FocusSwap face={adding ? 'adding' : 'list'} className="space-y-6">
        {data && adding && (
          <div className="max-w-lg">
            <ReminderFormPlace
              known={null}
              takesFocus={adding === 'pressed'}
              onClose={() => setAdding(null)}
            />
          </div>
        )}
        {data && data.reminders.length > 0 && (
          // A phone shows the form alone; what was opened in the list stays open.
          <div className={adding ? 'max-lg:hidden' : undefined}>
            <Reminders list={data} onAdd={open} />
          </div>
        )}
        {data?.reminders.length === 0 && !adding && <NoReminders onAdd={open} />}
      </FocusSwap>
    </Page>
  )
}

function NoReminders({ onAdd }: { onAdd: () => void }) {
  const { t } = useText()
  return (
    <>
      <EmptyState
        icon="pill"
        title={t('reminders.list.none')}
        lead={t('reminders.list.noneLead')}
        action={
          <Button icon="plus" data-home="list" onClick={onAdd}>
            {t('reminders.list.add')}
          </Button>
        }
      />
      {/* The phone also rings for what decides whether a patient sets out (decision 0082). */}
      <RingCard />
    </>
  )
}

function Reminders({ list, onAdd }: { list: List; onAdd: () => void }) {
  const { t } = useText()
  const marking = useMarking()
  const now = useNow()
  const zone = town().timeZone
  const marked = marking.shown(list.doses)
  const doses = dosesAtHand(list.reminders, marked, now, zone)
  const next = nextDose(list.reminders, marked, now, zone)
  const isWithout = list.reminders.every(({ isRemoved }) => isRemoved)
  const earlier = useRef<HTMLDetailsElement>(null)
  function showEarlier(): void {
    if (!earlier.current) return
    earlier.current.open = true
    earlier.current.querySelector('summary')?.focus()
  }
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:grid-cols-2">
      <section className="space-y-4">
        {!doses.some((dose) => dose.reminderId === next?.reminderId && dose.day === next.day) && (
          <NextDose dose={next} now={now} />
        )}
        <LowNotice reminders={list.reminders} doses={marked} now={now} />
        <TogetherNotice
          reminders={list.reminders}
          title={t('medicines.together.title')}
          nameOf={(substance) => t(`medicines.together.${substance}`)}
        />
        <MissedNotice list={list} now={now} marking={marking} onShowEarlier={showEarlier} />
        <h2 className="text-xl font-semibold">{t('medicines.doses.title')}</h2>
        {doses.length === 0 && !takesAsNeeded(list) && (
          <EmptyState
            icon="pill"
            title={t(isWithout ? 'reminders.list.none' : 'reminders.doses.noneToday')}
            lead={t(isWithout ? 'reminders.list.noneLead' : 'reminders.doses.noneTodayLead')}
          />
        )}
        <DayDoses doses={doses} now={now} marking={marking} undoHint={t('medicines.doses.undo')} />
        <NeededDoses list={list} now={now} marking={marking} />
        <EarlierDoses ref={earlier} list={list} now={now} marking={marking} />
      </section>
      <div className="space-y-6">
        <ReminderList reminders={list.reminders} doses={marked} onAdd={onAdd} />
        <RingCard>
          <PhoneCalendar hasPauses={list.reminders.some(hasPauses)} />
        </RingCard>
      </div>
    </div>
  )
}

/** Several days in a row, then some without. */
function hasPauses({ isRemoved, plans }: Reminder): boolean {
  const cycle = plans.at(-1)?.cycle
  return !isRemoved && (cycle ? everyDays(cycle) === null : false)
}
