import { amountText } from '../../reminders/reminders.dosage.ts'
import { slots, type Amounts, type Dose, type DoseUnit } from './prescriptions.doses.ts'

export const foods = ['before', 'with', 'after'] as const
export type Food = (typeof foods)[number]

/** The message of this key of the namespace `doses`; `count` chooses between one and several. */
type Find = (key: string, values?: Record<string, string | number>) => string | undefined

interface Said {
  dose: Dose
  unit: DoseUnit
  food: Food | null
}

/** `Morning 1, night 1, after food, for 5 days`: how a medicine is taken, from its codes in any language. */
export function doseSentence(find: Find, { dose, unit, food }: Said): string {
  const say = sayOf(find)
  const meal = food ? say(`foods.${food}`) : ''
  const forDays = (count: number) => say('days', { count })
  const much = (amount: number) => amountInWords(say, amount, unit)
  switch (dose.kind) {
    case 'slots': {
      const rhythm = dose.every === 1 ? '' : say(`every.${dose.every}`)
      return joined([slotsInWords(say, dose.amounts, unit), rhythm, meal, forDays(dose.days)])
    }
    case 'taper': {
      const steps = dose.steps.map(({ days, amounts }, n) =>
        say(n === 0 ? 'taper.first' : 'taper.next', {
          days: say('daysOnly', { count: days }),
          doses: slotsInWords(say, amounts, unit),
        }),
      )
      return joined([steps.join('; '), meal])
    }
    case 'hourly':
      return joined([
        say('hourly', { amount: much(dose.amount), hours: dose.hours }),
        meal,
        forDays(dose.days),
      ])
    case 'needed': {
      const gap = say('needed.gap', { count: dose.gapHours })
      const most = say('needed.most', { count: dose.mostPerDay })
      return joined([say('needed.only', { amount: much(dose.amount) }), gap, most, meal])
    }
  }
}

type Say = (key: string, values?: Record<string, string | number>) => string

function sayOf(find: Find): Say {
  return (key, values) => find(`doses.${key}`, values) ?? key
}

/** `1` or `5 ml`: tablets and capsules are counted without a word for them, as on a slip. */
export function amountOnSlip(find: Find, amount: number, unit: DoseUnit): string {
  return shownAmount(sayOf(find), amount, unit)
}

function amountInWords(say: Say, amount: number, unit: DoseUnit): string {
  const shown = amountText(amount, unit === 'application' ? 'tablet' : unit)
  return say(`units.${unit}`, { count: amount <= 1 ? 1 : 2, amount: shown })
}

function slotsInWords(say: Say, amounts: Amounts, unit: DoseUnit): string {
  const taken = slots.filter((slot) => amounts[slot] > 0)
  if (unit === 'application')
    return say('apply', { slots: joined(taken.map((slot) => say(`slots.${slot}`))) })
  return joined(
    taken.map((slot, n) =>
      say('slot', {
        slot: say(`${n === 0 ? 'firstSlots' : 'slots'}.${slot}`),
        amount: shownAmount(say, amounts[slot], unit),
      }),
    ),
  )
}

function shownAmount(say: Say, amount: number, unit: DoseUnit): string {
  if (unit === 'tablet' || unit === 'capsule') return amountText(amount, unit)
  return amountInWords(say, amount, unit)
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ')
}
