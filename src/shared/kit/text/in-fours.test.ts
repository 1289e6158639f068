import { expect, test } from 'vitest'
import { inFours } from './in-fours.ts'

test.each([
  ['K7QM4XWD', 'K7QM-4XWD'],
  ['K7QM4', 'K7QM-4'],
  ['K7QM', 'K7QM'],
  ['', ''],
])('%s is read as %s', (number, read) => expect(inFours(number)).toBe(read))
