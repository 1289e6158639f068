import type { ReminderBody } from '../../../shared/reminders/reminders.forms.ts'
import { everyDay, type Reminder } from '../../../shared/reminders/reminders.schedule.ts'
import type { Text } from '../../platform/i18n/i18n.tsx'
import type { Row } from '../../platform/outbox/mutation-label.ts'

/** A reminder's current values, as its body. */
export function saidIn({ name, plans }: Pick<Reminder, 'name' | 'plans'>): ReminderBody {
  const { dosage = '', times = [], days = [...everyDay], endsOn = null } = plans.at(-1) ?? {}
  return { name, dosage, times: [...times], days: [...days], endsOn }
}

/** A reminder's form values. */
export function typed({ name, dosage, times, days, endsOn }: ReminderBody) {
  return { name, dosage, times: [...times], days: [...days], endsOn: endsOn ?? '' }
}

/** The initial values of a new reminder. */
export const emptyReminder: ReminderBody = {
  name: '',
  dosage: '',
  times: [''],
  days: [...everyDay],
  endsOn: null,
}

/** A reminder as labelled rows. */
export function reminderRows(text: Text, record: Record<string, unknown>): Row[] {
  const { t, day, time } = text
  const { name = '', dosage = '', times = [], days = [], endsOn } = record as Partial<ReminderBody>
  return [
    { field: 'name', label: t('reminders.form.name'), value: name },
    { field: 'dosage', label: t('reminders.form.dosage'), value: dosage },
    { field: 'times', label: t('reminders.form.time'), value: times.map(time).join(' · ') },
    { field: 'days', label: t('reminders.form.days'), value: daysInWords(text, days) },
    { field: 'endsOn', label: t('reminders.form.endsOn'), value: endsOn ? day(endsOn, 'short') : '' },
  ]
}

export function daysInWords({ t }: Text, days: readonly number[]): string {
  if (days.length === everyDay.length) return t('reminders.list.everyDay')
  const names = t(days.length === 1 ? 'dates.weekdays' : 'dates.weekdaysShort').split(' ')
  // Sunday last, as in the form.
  return [...days.filter((day) => day > 0), ...days.filter((day) => day === 0)]
    .map((day) => names[day])
    .join(', ')
}
