import { useState } from 'react'
import { neededState, takenTimes } from '../../../../shared/reminders/reminders.as-needed.ts'
import { othersWithSame } from '../../../../shared/reminders/substances/reminders.substances.ts'
import { amountAt, coversDay, type Plan } from '../../../../shared/reminders/reminders.schedule.ts'
import { dayIn, timeIn } from '../../../../shared/kit/time/town-time.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { today } from '../../../platform/clock/today.ts'
import { town } from '../../../platform/clock/town.ts'
import { useText, type Text } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import type { Marking, Reminder, ReminderList } from '../../reminders.queries.ts'
import { dayText } from '../texts/day-text.ts'
import { dosageText } from '../texts/dosage-text.ts'

export interface NeededProps {
  list: ReminderList
  now: Date
  marking: Marking
}

/** Of the medicines that are taken as needed these days. */
export function NeededCards({ list, ...rest }: NeededProps) {
  return list.reminders
    .filter(isNeededToday)
    .map((one) => <NeededCard key={one.id} reminder={one} list={list} {...rest} />)
}

function isNeededToday({ isRemoved, plans }: Reminder): boolean {
  const plan: Plan | undefined = plans.at(-1)
  return !isRemoved && Boolean(plan?.asNeeded && coversDay(plan, today()))
}

interface Props extends NeededProps {
  reminder: Reminder
}

/**
 * When the last one was, how many in 24 hours, and from when on the next. Too early it asks first, but writes down what
 * was taken all the same: the doctor must know. Doses of other medicines with the same substance count.
 */
function NeededCard({ reminder, list, now, marking }: Props) {
  const text = useText()
  const { t } = text
  const [isAsked, setAsked] = useState(false)
  const zone = town().timeZone
  const { id, name, plans } = reminder
  const plan: Plan | undefined = plans.at(-1)
  if (!plan?.asNeeded) return null
  const { asNeeded } = plan
  const most = asNeeded.mostPerDay
  const marked = marking.shown(list.doses)
  const takenOf = (...medicines: Reminder[]) => {
    const ids = medicines.map((one) => one.id)
    return neededState(asNeeded, takenTimes(ids, marked, zone), now)
  }
  const counted = othersWithSame(reminder, list.reminders).filter((other) => takenOf(other).taken > 0)
  const { last, taken, freeAt } = takenOf(reminder, ...counted)
  const othersCounted = counted.map((other) => other.name)
  const time = timeIn(zone, now)
  const much = amountAt(plan, time)
  const dose = { reminderId: id, name, day: dayIn(zone, now), time, mark: null, reason: null, ...much }
  const take = () => marking.press(dose, 'taken')
  const error = marking.problemWith(dose)
  const earliest = freeAt && t('asNeeded.notBefore', { time: momentText(text, freeAt, now) })
  return (
    <Card className="space-y-3">
      <div className="break-words">
        <h3 className="text-lg font-semibold">{name}</h3>
        <p className="text-soft">
          {[t('asNeeded.title'), dosageText(text, much)].filter((word) => word !== '').join(' · ')}
        </p>
      </div>
      {taken > most && <Notice kind="error">{t('asNeeded.tooMany', { count: most })}</Notice>}
      <ul>
        <li>{t('asNeeded.taken', { taken, most })}</li>
        {counted.length > 0 && <li>{t('asNeeded.countedToo', { names: othersCounted.join(', ') })}</li>}
        {last && <li>{t('asNeeded.last', { time: momentText(text, last, now) })}</li>}
        {earliest && <li className="font-semibold">{earliest}</li>}
      </ul>
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
      <Button
        kind={freeAt ? 'quiet' : 'primary'}
        icon="pill"
        aria-label={t('asNeeded.takeOf', { name })}
        onClick={() => (freeAt ? setAsked(true) : take())}
      >
        {t('asNeeded.take')}
      </Button>
      <EarlyQuestion
        title={isAsked ? earliest : null}
        lead={t(taken >= most ? 'asNeeded.enough' : 'asNeeded.tooEarly', {
          name: [name, ...othersCounted].join(', '),
        })}
        onClose={() => setAsked(false)}
        onYes={take}
      />
    </Card>
  )
}

interface QuestionProps {
  /** Null while it is closed. */
  title: string | null
  lead: string
  onClose: () => void
  onYes: () => void
}

function EarlyQuestion({ title, lead, onClose, onYes }: QuestionProps) {
  const { t } = useText()
  return (
    <Dialog open={title !== null} onClose={onClose} title={title}>
      <p className="break-values">{lead}</p>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {t('asNeeded.no')}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            onClose()
            onYes()
          }}
        >
          {t('asNeeded.yes')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** `10:20 am`; with the day when it is not today. */
function momentText(text: Text, at: Date, now: Date): string {
  const zone = town().timeZone
  const [day, of] = [dayIn(zone, at), dayIn(zone, now)]
  const time = text.time(timeIn(zone, at))
  return day === of ? time : `${dayText(text, day, of)}, ${time}`
}
