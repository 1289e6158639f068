import { expect, test } from 'vitest'
import { pressedKey } from './pressed-key.ts'

test.each([
  ['j', 'KeyJ', false, 'j'],
  ['J', 'KeyJ', true, 'j'],
  // AZERTY: what is written counts, not the place of the key.
  ['a', 'KeyQ', false, 'a'],
  ['/', 'Slash', false, '/'],
  ['?', 'Slash', true, '?'],
  // Gurmukhi and Devanagari by InScript.
  ['ਰ', 'KeyJ', false, 'j'],
  ['ो', 'KeyA', false, 'a'],
  ['ਯ', 'Slash', false, '/'],
  ['ਯ', 'Slash', true, '?'],
  ['Enter', 'Enter', false, null],
  ['ArrowDown', 'ArrowDown', false, null],
  ['5', 'Digit5', false, null],
  [';', 'Semicolon', false, null],
  ['ਚ', 'Semicolon', false, null],
])('%s on %s is %s', (key, code, shiftKey, expected) => {
  expect(pressedKey({ key, code, shiftKey })).toBe(expected)
})
