import type { AsNeeded } from '../../../shared/reminders/reminders.as-needed.ts'
import type { Unit } from '../../../shared/reminders/reminders.dosage.ts'
import type { ReminderBody } from '../../../shared/reminders/reminders.forms.ts'
import type { Step } from '../../../shared/reminders/steps/reminders.steps.ts'
import type { Text } from '../../platform/i18n/i18n.tsx'
import type { Row } from '../../platform/outbox/mutation-label.ts'
import { dosageText } from './texts/dosage-text.ts'
import { cycleInWords, daysInWords, neededInWords } from './texts/plan-text.ts'

/** A reminder as labelled rows. */
export function reminderRows(text: Text, record: Record<string, unknown>): Row[] {
  const { t, day, time } = text
  const { name = '', dosage = '', times = [], days = [], ...rest } = record as Partial<ReminderBody>
  const { startsOn, endsOn, lastTime, cycle, asNeeded, unit, amounts, steps, food } = rest
  const much = Object.entries((unit && amounts) ?? {}).map(
    ([at, amount]) => `${time(at)}: ${dosageText(text, { amount, unit: unit ?? null })}`,
  )
  return [
    { field: 'name', label: t('reminderForm.name'), value: name },
    { field: 'dosage', label: t('reminderForm.dosage'), value: dosage },
    { field: 'unit', label: t('reminderForm.unit'), value: unit ? t(`reminderForm.units.${unit}`) : '' },
    { field: 'times', label: t('reminderForm.time'), value: times.map(time).join(' · ') },
    { field: 'amounts', label: t('reminderForm.amount'), value: much.join(' · ') },
    {
      field: 'steps',
      label: t('reminderForm.amount'),
      value: (steps ?? []).map((step) => stepText(text, step, unit ?? null)).join('; '),
    },
    { field: 'food', label: t('reminderForm.food'), value: food ? t(`reminders.foods.${food}`) : '' },
    {
      field: 'asNeeded',
      label: t('reminderForm.kind'),
      value: asNeeded ? neededText(text, asNeeded, unit ?? null) : '',
    },
    { field: 'days', label: t('reminderForm.days'), value: cycle || asNeeded ? '' : daysInWords(text, days) },
    { field: 'cycle', label: t('reminderForm.days'), value: cycle ? cycleInWords(text, cycle) : '' },
    { field: 'startsOn', label: t('reminderForm.startsOn'), value: startsOn ? day(startsOn, 'short') : '' },
    { field: 'endsOn', label: t('reminderForm.endsOn'), value: endsOn ? day(endsOn, 'short') : '' },
    { field: 'lastTime', label: t('reminderForm.lastDose'), value: lastTime ? time(lastTime) : '' },
  ]
}

/** `8:00 am: 8 tablets, 5 days` */
function stepText(text: Text, { days, amounts }: Step, unit: Unit | null): string {
  const much = Object.entries(amounts).map(
    ([at, amount]) => `${text.time(at)}: ${dosageText(text, { amount, unit })}`,
  )
  return [...much, days === null ? '' : text.t('reminderForm.courseDays', { count: days })]
    .filter((word) => word !== '')
    .join(', ')
}

function neededText(text: Text, asNeeded: AsNeeded, unit: Unit | null): string {
  const much = dosageText(text, { amount: asNeeded.amount, unit })
  return [neededInWords(text, asNeeded), much].filter((word) => word !== '').join(': ')
}
