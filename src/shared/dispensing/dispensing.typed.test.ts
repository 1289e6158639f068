import { describe, expect, it } from 'vitest'
import type { SheetItem } from './dispensing.schemas.ts'
import { offeredLines, readLines } from './dispensing.typed.ts'

const item = (changes: Partial<SheetItem> = {}): SheetItem => ({
  id: 'a',
  name: 'Paracetamol',
  form: 'tablet',
  strength: '500 mg',
  list: 'O',
  schedule: 'H',
  dose: { kind: 'hourly', amount: 1, hours: 6, days: 5 },
  food: null,
  note: '',
  quantity: 10,
  refills: 0,
  given: 0,
  ...changes,
})
const line = { quantity: '10', product: '', batch: '', isOutOfStock: false }
const sent = { itemId: 'a', quantity: 10, product: '', batch: '' }

describe('what is typed at the counter', () => {
  it.each([
    [{}, { lines: [sent], wrong: {} }],
    [
      { quantity: '੪', product: ' Cipla ', batch: 'B7' },
      { lines: [{ itemId: 'a', quantity: 4, product: 'Cipla', batch: 'B7' }], wrong: {} },
    ],
    [{ quantity: ' ' }, { lines: [], wrong: {} }],
    [{ isOutOfStock: true }, { lines: [{ ...sent, quantity: 0 }], wrong: {} }],
    [{ quantity: '0' }, { lines: [], wrong: { a: 'quantityInvalid' } }],
    [{ quantity: 'ten' }, { lines: [], wrong: { a: 'quantityInvalid' } }],
    [{ quantity: '1.5' }, { lines: [], wrong: { a: 'quantityInvalid' } }],
    [{ quantity: '11' }, { lines: [], wrong: { a: 'moreThanLeft' } }],
  ])('%o', (typed, read) => expect(readLines([item()], { a: { ...line, ...typed } })).toEqual(read))

  it('is nothing of a line that is given out, or barred', () => {
    for (const one of [item({ given: 10 }), item({ schedule: 'X' })])
      expect(readLines([one], { a: line })).toEqual({ lines: [], wrong: {} })
  })

  it('begins with what one press gives', () => {
    const all = [item({ given: 4 }), item({ id: 'b', given: 10 })]
    expect(offeredLines(all)).toMatchObject({ a: { quantity: '6' }, b: { quantity: '' } })
  })
})
