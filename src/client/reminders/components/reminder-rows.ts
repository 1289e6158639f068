import type { ReminderBody } from '../../../shared/reminders/reminders.forms.ts'
import { everyDay } from '../../../shared/reminders/reminders.schedule.ts'
import type { Text } from '../../platform/i18n/i18n.tsx'
import type { Row } from '../../platform/outbox/mutation-label.ts'
import { dosageText } from './dosage-text.ts'

/** A reminder as labelled rows. */
export function reminderRows(text: Text, record: Record<string, unknown>): Row[] {
  const { t, day, time } = text
  const { name = '', dosage = '', times = [], days = [], ...rest } = record as Partial<ReminderBody>
  const { endsOn, unit, amounts, food } = rest
  const much = Object.entries((unit && amounts) ?? {}).map(
    ([at, amount]) => `${time(at)}: ${dosageText(text, { amount, unit: unit ?? null })}`,
  )
  return [
    { field: 'name', label: t('reminderForm.name'), value: name },
    { field: 'dosage', label: t('reminderForm.dosage'), value: dosage },
    { field: 'unit', label: t('reminderForm.unit'), value: unit ? t(`reminderForm.units.${unit}`) : '' },
    { field: 'times', label: t('reminderForm.time'), value: times.map(time).join(' · ') },
    { field: 'amounts', label: t('reminderForm.amount'), value: much.join(' · ') },
    { field: 'food', label: t('reminderForm.food'), value: food ? t(`reminders.foods.${food}`) : '' },
    { field: 'days', label: t('reminderForm.days'), value: daysInWords(text, days) },
    { field: 'endsOn', label: t('reminderForm.endsOn'), value: endsOn ? day(endsOn, 'short') : '' },
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
