import { expect, it } from 'vitest'
import { codeLength, typedCode, writeCode } from './accounts.codes.ts'

const code = '4821903411752260'

it('is written in groups of four, and read back', () => {
  expect(writeCode(code)).toBe('4821 9034 1175 2260')
  expect(typedCode(writeCode(code))).toBe(code)
  expect(code).toHaveLength(codeLength)
})

it.each([
  '4821-9034-1175-2260',
  ' 4821 9034  1175 2260 ',
  '4821\u20139034\u20131175\u20132260',
  '4821.9034.1175.2260',
  '੪੮੨੧ ੯੦੩੪ ੧੧੭੫ ੨੨੬੦',
  '४८२१ ९०३४ ११७५ २२६०',
])('%s is the same code', (typed) => expect(typedCode(typed)).toBe(code))

it('has at least fifty bits', () => expect(codeLength * Math.log2(10)).toBeGreaterThan(50))
