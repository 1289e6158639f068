import { expect, it } from 'vitest'
import { firstAidFor } from './red-flags.first-aid.ts'
import { redFlags } from './red-flags.flags.ts'
import { namedOf } from './red-flags.kinds.ts'

it.each([
  [['chestPain'], 'heartAttack'],
  [['snakeBite'], 'snakeBite'],
  [['unconscious', 'poison'], 'notBreathing'],
  [['selfHarm', 'poison'], 'poison'],
  [['selfHarm'], undefined],
  // The card is about wounds.
  [['bleeding', 'pregnancy'], undefined],
  [[], undefined],
  [['of a later version'], undefined],
])('%j: %s', (flags, card) => {
  expect(firstAidFor(flags)).toBe(card)
})

it('of the flags that need hands at once, none is without a card', () => {
  const without = namedOf(redFlags).filter((flag) => firstAidFor([flag]) === undefined)
  expect(without).toEqual([
    'selfHarm',
    'allergicSwelling',
    'bleeding',
    'breathless',
    'pregnancy',
    'stiffNeck',
    'worstHeadache',
    'suddenBlindness',
    'testicularPain',
    'hardBelly',
    'diabeticVomiting',
  ])
})
