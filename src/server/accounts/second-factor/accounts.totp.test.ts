import { expect, it } from 'vitest'
import { newTotpSecret, stepOf, uriOf } from './accounts.totp.ts'

/** The secret of the test vectors in RFC 6238, appendix B, in base32. */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at %i s the code is %s, as in RFC 6238', (seconds, code) => {
  const at = (shift: number) => new Date((seconds + shift) * 1000)
  const step = Math.floor(seconds / 30)
  expect(stepOf(rfcSecret, code, at(0))).toBe(step)
  // A clock that is half a minute off, or a slow typist.
  expect([stepOf(rfcSecret, code, at(30)), stepOf(rfcSecret, code, at(-30))]).toEqual([step, step])
  expect([stepOf(rfcSecret, code, at(60)), stepOf(rfcSecret, code, at(-60))]).toEqual([null, null])
})

it('makes secrets of 160 bits, each another', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(newTotpSecret())
})

it('names town and person in what the app scans', () => {
  const uri = new URL(uriOf(rfcSecret, 'ਮੀਨਾ'))
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Nabz:ਮੀਨਾ',
  ])
  expect(uri.searchParams.get('secret')).toBe(rfcSecret)
})
