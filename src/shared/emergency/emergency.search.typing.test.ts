import { expect, it } from 'vitest'
import { cards } from './emergency.cards.ts'
import { findCards } from './emergency.search.ts'

it('never the pressing of the chest alone for who may be awake', () => {
  for (const typed of [
    'ਸਾਹ',
    'सांस',
    'saah',
    'breath',
    'ਸਾਹ ਚੜ੍ਹਦਾ',
    'ਸਾਹ ਨਹੀਂ ਆਉਂਦਾ',
    'asthma breathing',
    'saah di bimari',
  ])
    expect(findCards(typed)).not.toEqual(['notBreathing'])
})

it('nothing, fillers and the first letters of a word show all cards, an unknown word none', () => {
  for (const typed of ['', '  ने ', 's', 'ਸ', 'what do I do', 'bachao', 'ਮਦਦ ਕਰੋ'])
    expect(findCards(typed)).toEqual(cards)
  for (const typed of ['zzz', 'hello', 'potato', 'appointment']) expect(findCards(typed)).toEqual([])
})

it('a word is found while it is typed', () => {
  for (const typed of ['sna', 'snak', 'saan', 'ਸੱਪ ਨ', 'snake b'])
    expect(findCards(typed)).toContain('snakeBite')
})

it('one letter may be wrong in a Latin word of five letters, and none in the other scripts', () => {
  expect(findCards('poisn')).toEqual(['poison'])
  expect(findCards('seizuer')).toContain('fits')
  expect(findCards('fets')).toEqual([])
  expect(findCards('ਕਰੰਡ')).toEqual([])
})
