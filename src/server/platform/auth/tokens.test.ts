import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { newRing, rotate } from './key-ring.ts'
import { keysFrom } from './keys.ts'
import { openTokens } from './tokens.ts'

const day = 24 * 3_600_000
const now = new Date('2026-11-21T10:00:00+05:30')
const later = (days: number) => new Date(now.getTime() + days * day)
const claims = {
  sub: '01936f2a-0000-7000-8000-000000000001',
  jti: '01936f2a-0000-7000-8000-000000000002',
  exp: later(365).getTime() / 1000,
  username: 'asha',
  name: 'Asha',
  role: 'patient' as const,
}

it('a token stays valid after a key rotation for one session length, and no longer', async () => {
  const ring = newRing(randomBytes(32), now)
  const before = await openTokens(keysFrom(ring).tokens, 30 * day)
  const token = await before.sign(claims, now)
  const after = await openTokens(keysFrom(rotate(ring, now, { dropOld: false })).tokens, 30 * day)
  expect(await after.verify(token, later(29))).toEqual(claims)
  expect(await after.verify(token, later(31))).toBeNull()
  expect(await before.verify(await after.sign(claims, now), now)).toBeNull()
  const dropped = await openTokens(keysFrom(rotate(ring, now, { dropOld: true })).tokens, 30 * day)
  expect(await dropped.verify(token, now)).toBeNull()
})

it('rejects a token with padding or changed spare bits', async () => {
  const tokens = await openTokens(keysFrom(newRing(randomBytes(32), now)).tokens, 30 * day)
  const token = await tokens.sign(claims, now)
  // 32 bytes are 43 base64url characters; the lowest two bits of the last one are unused.
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const twin = token.slice(0, -1) + letters[letters.indexOf(token.slice(-1)) + 1]
  expect(await tokens.verify(token, now)).toEqual(claims)
  for (const other of [`${token}=`, twin, token.replace('.', '=.'), `${token}.`])
    expect(await tokens.verify(other, now)).toBeNull()
})
