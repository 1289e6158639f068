import { latinDigits } from '../../../../shared/kit/text/digits.ts'
import { amountText, parseAmount, type Unit } from '../../../../shared/reminders/reminders.dosage.ts'
import type { Step } from '../../../../shared/reminders/steps/reminders.steps.ts'
import { wholeIn } from './typed-needed.ts'

export const changing = ['same', 'steps'] as const
export const ends = ['stop', 'goesOn'] as const

/** As typed: an amount for each of the times. Steps of a medicine without them stay, but count for nothing. */
export interface TypedSteps {
  changes: string
  steps: { days: string; amounts: string[] }[]
  /** What comes after the last step; if it goes on, its days count for nothing. */
  after: string
}

export function typedSteps(
  steps: readonly Step[] | null | undefined,
  times: readonly string[],
  unit: Unit | null | undefined,
) {
  return {
    changes: steps ? ('steps' as const) : ('same' as const),
    after: steps?.at(-1)?.days === null ? ('goesOn' as const) : ('stop' as const),
    steps: (steps ?? []).map(({ days, amounts }) => ({
      days: String(days ?? ''),
      amounts: times.map((time) => {
        const amount = amounts[time]
        return amount === undefined || !unit ? '' : amountText(amount, unit)
      }),
    })),
  }
}

/** The first two, of which the first has the amounts that are typed already. */
export function firstSteps(amounts: readonly string[]): TypedSteps['steps'] {
  return [
    { days: '', amounts: [...amounts] },
    { days: '', amounts: amounts.map(() => '') },
  ]
}

/** To be checked by `wrongSteps`: what is empty is undefined, what cannot be read is no number. */
export function stepsIn({ changes, after, steps }: TypedSteps, times: readonly string[]) {
  if (changes !== 'steps') return null
  return steps.map(({ days, amounts }, n) => ({
    days: after === 'goesOn' && n === steps.length - 1 ? null : numberIn(days, wholeIn),
    amounts: Object.fromEntries(
      times.flatMap((time, k) => (time === '' ? [] : [[time, numberIn(amounts[k] ?? '', stepAmount)]])),
    ) as Record<string, number | undefined>,
  }))
}

function numberIn(typed: string, read: (typed: string) => number): number | undefined {
  return typed.trim() === '' ? undefined : read(typed)
}

function stepAmount(typed: string): number {
  return latinDigits(typed).trim() === '0' ? 0 : (parseAmount(typed) ?? Number.NaN)
}
