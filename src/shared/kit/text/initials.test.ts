import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Nava Kaur', 'NK'],
  ['ਸਰਦਾਰ ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਸੰਧੂ', 'ਸਸੰ'],
  ['किरण', 'कि'],
  ['प्रीतम', 'प्री'],
  ['ਪ੍ਰੀਤ', 'ਪ੍ਰੀ'],
  ['', ''],
])('%s → %s', (name, expected) => expect(initials(name)).toBe(expected))
