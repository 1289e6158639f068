import { expect, it } from 'vitest'
import { hasWords, searchedWords } from './words.ts'

it.each([
  ['', ['Metformin 500 mg'], true],
  ['metf', ['Metformin 500 mg'], true],
  ['METFORMIN 500', ['Metformin 500 mg'], true],
  ['500 metformin', ['Metformin 500 mg'], true],
  ['metformin 850', ['Metformin 500 mg'], false],
  ['ਮੈਟਫਾਰਮਿਨ', ['Metformin 500 mg'], true],
  ['मेटफॉर्मिन', ['Metformin 500 mg'], true],
  ['ਸ਼ੂਗਰ', ['Sugar (diabetes)', 'ਸ਼ੂਗਰ (ਡਾਇਬਿਟੀਜ਼)'], true],
  ['diabetes', ['ਸ਼ੂਗਰ', 'Sugar (diabetes)'], true],
  // Too short a sound to mean anything.
  ['ਮੈ', ['Metformin 500 mg'], false],
  ['%', ['Metformin'], true],
])('“%s” in %j: %s', (typed, texts, found) => {
  expect(hasWords(texts, searchedWords(typed))).toBe(found)
})
