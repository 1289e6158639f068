import { latinDigits } from '../../kit/text/digits.ts'
import { labTest, presences, type LabCode } from '../catalogue/labs.catalogue.ts'
import type { LabValue } from './labs.flags.ts'

export type ValueProblem = 'valueNotNumber' | 'valueImplausible' | 'valueDecimals' | 'valueUnknown'

/** What was typed at a test, or why it is no value of it. Nothing is rounded. */
export function readValue(
  code: LabCode,
  typed: string,
): { value: LabValue; problem: null } | { value: null; problem: ValueProblem } {
  const { value: kind } = labTest(code)
  const text = latinDigits(typed).trim()
  if (kind.kind !== 'number') {
    const words: readonly string[] = kind.kind === 'presence' ? presences : kind.choices
    return words.includes(text)
      ? { value: { number: null, word: text }, problem: null }
      : wrong('valueUnknown')
  }
  const written = /^(\d{1,6})(?:[.,](\d+))?$/.exec(text)
  if (!written) return wrong('valueNotNumber')
  const decimals = written[2] ?? ''
  const number = Number(`${written[1] ?? ''}.${decimals || '0'}`)
  if (number < kind.least || number > kind.most) return wrong('valueImplausible')
  if (decimals.length > kind.decimals) return wrong('valueDecimals')
  return { value: { number, word: null }, problem: null }
}

function wrong(problem: ValueProblem): { value: null; problem: ValueProblem } {
  return { value: null, problem }
}
