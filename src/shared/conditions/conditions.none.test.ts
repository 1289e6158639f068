import { describe, expect, it } from 'vitest'
import { withoutContradicted } from './conditions.none.ts'

const none = { kind: 'condition', code: 'none' } as const
const epilepsy = { kind: 'condition', code: 'epilepsy' } as const

describe('"none"', () => {
  it('is read alone', () => {
    expect(withoutContradicted([none])).toEqual([none])
  })

  it('is not read beside an entry of its kind', () => {
    expect(withoutContradicted([none, epilepsy])).toEqual([epilepsy])
  })

  it('is read beside one of the other kind, or one that is over', () => {
    const allergy = { kind: 'allergy', code: 'penicillins' } as const
    const over = { ...epilepsy, status: 'resolved' } as const
    expect(withoutContradicted([none, allergy, over])).toEqual([none, allergy, over])
  })

  it('stays in the history once it is over itself', () => {
    const over = { ...none, status: 'resolved' } as const
    expect(withoutContradicted([over, epilepsy])).toEqual([over, epilepsy])
  })
})
