import { describe, expect, it } from 'vitest'
import { learnt } from '../corpus/red-flags.learnt.ts'
import { soundsUrgent } from './red-flags.classifier.ts'
import { latinOf } from './red-flags.latin.ts'

describe('the classifier beside the rules', () => {
  it('finds by itself nearly all that it was trained on', () => {
    const red = Object.values(learnt).flatMap((round) => round.red)
    const harmless = Object.values(learnt).flatMap((round) => round.harmless)
    expect(red.filter(soundsUrgent).length / red.length).toBeGreaterThan(0.97)
    expect(harmless.filter(soundsUrgent).length / harmless.length).toBeLessThanOrEqual(0.01)
  })

  it('says nothing about what is empty, has no words or only one', () => {
    expect(['', '   ', '।।। ,,,', '???', 'vomiting', 'ਸਾਹ'].filter(soundsUrgent)).toEqual([])
  })
})

describe('a word in Latin letters', () => {
  it.each([
    ['सांस', 'ਸਾਂਸ', 'saans'],
    ['खून', 'ਖੂਨ', 'khoon'],
    ['बच्चा', 'ਬੱਚਾ', 'bachcha'],
    ['दुख', 'ਦੁੱਖ', 'dukh'],
  ])('%s and %s are %s', (hindi, punjabi, latin) => {
    expect([latinOf(hindi), latinOf(punjabi)]).toEqual([latinOf(latin), latinOf(latin)])
  })
})
