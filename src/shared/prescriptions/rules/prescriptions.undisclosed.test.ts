import { expect, it } from 'vitest'
import { undisclosedOf } from './prescriptions.undisclosed.ts'

it.each([
  ['the same substance', ['diclofenac'], ['diclofenac'], ['diclofenac']],
  ['two painkillers', ['ibuprofen'], ['diclofenac'], ['ibuprofen']],
  ['an interaction', ['tizanidine', 'cetirizine'], ['ciprofloxacin'], ['tizanidine']],
  ['nothing together', ['cetirizine'], ['diclofenac'], []],
  ['nothing hidden', ['diclofenac', 'diclofenac'], [], []],
  ['no medicine of the formulary', ['moonstone'], ['diclofenac'], []],
])('%s', (_, codes, medicines, expected) => {
  expect(undisclosedOf(codes, { medicines, record: [] })).toEqual(expected)
})

it('an illness that the doctor may not see', () => {
  const record = [{ kind: 'condition', code: 'pepticUlcer', text: '' }] as const
  expect(undisclosedOf(['ibuprofen', 'cetirizine'], { medicines: [], record })).toEqual(['ibuprofen'])
})
