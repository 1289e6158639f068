import { expect, it } from 'vitest'
import { foldRoman } from './roman.ts'

it.each([
  ['chhaati', 'chati'],
  ['saanp', 'sanp'],
  ['toot', 'tut'],
  ['tutt', 'tut'],
  ['maut', 'mot'],
  ['hath', 'hat'],
  // English: a tooth is not टूट (broken), a mouth is not मौत (death).
  ['tooth', 'tooth'],
  ['toothache', 'toothache'],
  ['teeth', 'teeth'],
  ['mouth', 'mouth'],
  ['साँप', 'सांप'],
])('%s is %s', (typed, folded) => {
  expect(foldRoman(typed)).toBe(folded)
})
