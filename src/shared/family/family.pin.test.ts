import { expect, it } from 'vitest'
import { judgePin, readPin } from './family.pin.ts'

it.each([
  ['4271', '4271'],
  ['४२७१', '4271'],
  ['੪੨੭੧੦', '42710'],
  [' 42 71 ', '4271'],
])('%s is read as %s', (typed, pin) => {
  expect(readPin(typed)).toBe(pin)
  expect(judgePin(readPin(typed))).toBeNull()
})

it.each(['', '427', '4271093', '42a1', '4 271'])('%o is not four to six digits', (pin) => {
  expect(judgePin(pin)).toBe('pinDigits')
})

it.each(['0000', '7777', '111111', '1234', '123456', '4321', '987654', '7890', '1212', '474747'])(
  '%s is too easy to guess',
  (pin) => expect(judgePin(pin)).toBe('pinObvious'),
)

it.each(['1357', '2580', '1122', '4271', '121314'])('%s is not too easy to guess', (pin) => {
  expect(judgePin(pin)).toBeNull()
})
