import type { Plan } from '../../../../shared/reminders/reminders.schedule.ts'
import type { Text } from '../../../platform/i18n/i18n.tsx'
import { dosageText } from './dosage-text.ts'

/** `1 tablet: 8:00 am · 2:00 pm` for each amount, then what the person wrote, and the meal. */
export function dosesInWords(text: Text, plan: Plan): string[] {
  const { unit = null, food = null, dosage, asNeeded } = plan
  const times = amountsInWords(text, plan)
  const rest = dosageText(text, { food, dosage, ...(asNeeded && { amount: asNeeded.amount, unit }) })
  return rest === '' ? times : [...times, rest]
}

/** `1 tablet: 8:00 am · 2:00 pm` for each amount. */
export function amountsInWords(text: Text, plan: Plan): string[] {
  return timesByAmount(plan).map(([amount, ofAmount]) => {
    const much = amount === null ? '' : `${dosageText(text, { amount, unit: plan.unit ?? null })}: `
    return much + ofAmount.map(text.time).join(' · ')
  })
}

/** The times of each amount, in the order of the day. */
export function timesByAmount({ times, amounts }: Plan): [amount: number | null, times: string[]][] {
  const groups = new Map<number | null, string[]>()
  for (const time of times) {
    const amount = amounts?.[time] ?? null
    groups.set(amount, [...(groups.get(amount) ?? []), time])
  }
  return [...groups]
}
