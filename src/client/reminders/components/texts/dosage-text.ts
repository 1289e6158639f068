import { dosageInWords, type Amount } from '../../../../shared/reminders/reminders.dosage.ts'
import type { Text } from '../../../platform/i18n/i18n.tsx'

/** How much to take, in words: `½ tablet after food`. */
export function dosageText({ t }: Text, much: Partial<Amount>): string {
  const nothing = { amount: null, unit: null, food: null, dosage: '' }
  return dosageInWords((prefix, name) => t.find(`${prefix}.${name}`), { ...nothing, ...much })
}
