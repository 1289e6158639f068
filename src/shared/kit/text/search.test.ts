import { expect, it } from 'vitest'
import { foldName, readSearch } from './search.ts'

it.each([
  ['', { words: [] }],
  ['  Kaur   HARPREET ', { words: ['kaur', 'harpreet'] }],
  ['ਹਰਪ੍ਰੀਤ ਕੌਰ', { words: ['ਹਰਪ੍ਰੀਤ', 'ਕੌਰ'] }],
  ['98', { digits: '98' }],
  ['55500 10007', { digits: '5550010007' }],
  ['+91 55500-10007', { digits: '5550010007' }],
  ['੫੫੫੦੦੧੦੦੦੭', { digits: '5550010007' }],
  ['५५५०० १०००७', { digits: '5550010007' }],
  ['Ward 7', { words: ['ward', '7'] }],
  ['-', { words: ['-'] }],
])('%j is searched as %j', (typed, search) => {
  expect(readSearch(typed)).toEqual(search)
})

it.each([
  ['ਜ਼ੈਨਬ', 'ਜੈਨਬ'],
  ['फ़ातिमा', 'फातिमा'],
  ['José', 'JOSÉ'],
])('%s and %s count as one name', (one, other) => {
  expect(foldName(one)).toBe(foldName(other))
})
