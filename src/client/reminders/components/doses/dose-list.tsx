import { dayIn } from '../../../../shared/kit/time/town-time.ts'
import {
  stateOf,
  type Dose,
  type DoseState,
  type Mark,
} from '../../../../shared/reminders/reminders.schedule.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { town } from '../../../platform/clock/town.ts'
import { Card } from '../../../ui/card.tsx'
import { StatusMark } from '../../../ui/status-mark.tsx'
import type { Marking } from '../../reminders.queries.ts'
import { dayText } from '../texts/day-text.ts'
import { DoseRow } from './dose-row.tsx'
import { useCarefulPress } from './use-careful-press.tsx'

interface Props {
  doses: readonly Dose[]
  now: Date
  marking: Marking
  /** The heading of an earlier day. Its doses can be marked but are not highlighted. */
  earlierDay?: string
}

/** Doses to mark, grouped by time. */
export function DoseList({ doses, ...rest }: Props) {
  const { press, question } = useCarefulPress(rest.marking, rest.now)
  return (
    <>
      <Card className="divide-y divide-line py-1 sm:py-2">
        {groupByTime(doses).map(([moment, ofTime]) => (
          <TimeOfDay key={moment} doses={ofTime} onPress={press} {...rest} />
        ))}
      </Card>
      {question}
    </>
  )
}

function TimeOfDay({
  doses,
  now,
  marking,
  earlierDay,
  onPress,
}: Props & { onPress: (dose: Dose, mark: Mark) => void }) {
  const text = useText()
  const zone = town().timeZone
  const today = dayIn(zone, now)
  const [first] = doses
  if (!first) return null
  const states = doses.map((dose) => stateOf(dose, now, zone))
  const isNamed = first.day === (earlierDay ?? today)
  const time = text.time(first.time)
  const when = first.day === today ? time : `${dayText(text, first.day, today)}, ${time}`
  return (
    <section className="space-y-3 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-xl font-bold">{isNamed ? time : when}</h3>
        <StateMark states={states} />
      </div>
      <ul className="space-y-4">
        {doses.map((dose, n) => (
          <li key={dose.reminderId}>
            <DoseRow
              dose={dose}
              when={when}
              isWaiting={earlierDay === undefined && isWaiting(states[n])}
              waitsAs={marking.waitsAs(dose)}
              error={marking.problemWith(dose)}
              onPress={(mark) => onPress(dose, mark)}
              onExplain={(reason) => marking.explain(dose, reason)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The state of the doses of one time. */
function StateMark({ states }: { states: readonly DoseState[] }) {
  const { t } = useText()
  if (states.includes('due')) return <StatusMark tone="now">{t('reminders.doses.due')}</StatusMark>
  if (states.includes('overdue')) {
    return <StatusMark tone="waiting">{t('reminders.doses.overdue')}</StatusMark>
  }
  return null
}

function isWaiting(state: DoseState | undefined): boolean {
  return state === 'due' || state === 'overdue'
}

/** Groups by time; the doses are already sorted. */
function groupByTime(doses: readonly Dose[]): [string, Dose[]][] {
  const groups = new Map<string, Dose[]>()
  for (const dose of doses) {
    const moment = `${dose.day} ${dose.time}`
    groups.set(moment, [...(groups.get(moment) ?? []), dose])
  }
  return [...groups]
}
