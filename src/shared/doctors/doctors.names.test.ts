import { expect, test } from 'vitest'
import { nameWithoutTitle } from './doctors.names.ts'

test.each([
  ['Dr. Meena Sharma', 'Meena Sharma'],
  ['Dr Meena Sharma', 'Meena Sharma'],
  ['dr.Meena Sharma', 'Meena Sharma'],
  ['DR. DR. Meena', 'Meena'],
  ['Doctor Meena', 'Meena'],
  ['  Dr .  Meena', 'Meena'],
  ['डॉ. मीना शर्मा', 'मीना शर्मा'],
  ['डाॅ मीना', 'मीना'],
  ['डॉक्टर मीना', 'मीना'],
  ['ਡਾ. ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['ਡਾਕਟਰ ਗੁਰਪ੍ਰੀਤ', 'ਗੁਰਪ੍ਰੀਤ'],
])('%s has its title removed', (typed, bare) => {
  expect(nameWithoutTitle(typed)).toBe(bare)
})

test.each(['Drishti Kaur', 'Drona', 'डॉली सिंह', 'ਡਾਲੀ ਕੌਰ', 'Dr', 'Dr.', ''])('%s stays unchanged', (name) => {
  expect(nameWithoutTitle(name)).toBe(name)
})
