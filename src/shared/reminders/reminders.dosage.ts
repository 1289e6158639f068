import { latinDigits } from '../kit/text/digits.ts'

/** What one dose is counted in. */
export const units = ['tablet', 'capsule', 'ml', 'drop', 'puff', 'unit', 'sachet'] as const
export type Unit = (typeof units)[number]

export const foods = ['before', 'with', 'after'] as const
export type Food = (typeof foods)[number]

/** A larger amount is a mistake: nobody takes a thousand of anything at once. */
export const maxAmount = 999

/** These are broken in two or four; the others are measured in decimals. */
const divided: ReadonlySet<Unit> = new Set(['tablet', 'capsule', 'sachet'])
const fractions: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75 }

/** How much of a medicine at one time. Null where it was not said. */
export interface Amount {
  amount: number | null
  unit: Unit | null
  food: Food | null
  /** In the person's own words. */
  dosage: string
}

/** `1.5` → `1½` for tablets, `1.5` for millilitres. */
export function amountText(amount: number, unit: Unit): string {
  const whole = Math.floor(amount)
  const fraction = Object.entries(fractions).find(([, part]) => part === amount - whole)?.[0]
  if (fraction === undefined || !divided.has(unit)) return String(amount)
  return whole === 0 ? fraction : `${whole}${fraction}`
}

/** `½`, `1½`, `1/2`, `1 1/2`, `2.5`, in the digits of any of the three scripts; null for anything else. */
export function parseAmount(typed: string): number | null {
  const text = latinDigits(typed)
    .replace(/[¼½¾]/g, (sign) => ` ${fractions[sign]}`)
    .replace(/(\d+)\s*[/⁄]\s*(\d+)/g, (_, over: string, under: string) => ` ${Number(over) / Number(under)}`)
    .trim()
  const parts = text.split(/\s+/)
  if (!parts.every((part) => /^\d{1,3}(?:[.,]\d{1,2})?$/.test(part)) || parts.length > 2) return null
  const [first = 0, second = 0] = parts.map((part) => Number(part.replace(',', '.')))
  const isMixed = parts.length === 2
  if (isMixed && (!Number.isInteger(first) || second <= 0 || second >= 1)) return null
  return isAmount(first + second) ? first + second : null
}

/** At most two decimals: a quarter of a tablet, half a unit of insulin. */
export function isAmount(amount: number): boolean {
  return amount > 0 && amount <= maxAmount && Math.round(amount * 100) / 100 === amount
}

/** The message of this name under these keys; undefined if there is none. */
type Find = (prefix: string, name: string) => string | undefined

/** `½ tablet after food, 500 mg`; the empty string when nothing was said. */
export function dosageInWords(find: Find, { amount, unit, food, dosage }: Amount): string {
  const much = amount !== null && unit ? amountInWords(find, amount, unit) : ''
  const meal = food ? (find('reminders.foods', food) ?? '') : ''
  return joined([joined([much, meal], ' '), dosage], ', ')
}

function amountInWords(find: Find, amount: number, unit: Unit): string {
  const text = amountText(amount, unit)
  const words =
    find(`reminders.units.${unit}`, amount <= 1 ? 'one' : 'other') ?? find('reminders.units', unit)
  return words?.replace('{amount}', text) ?? text
}

function joined(texts: readonly string[], by: string): string {
  return texts.filter((text) => text !== '').join(by)
}
