import { createECDH } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { areKeys, encrypt } from './encrypt.ts'

/** RFC 8291, appendix A. */
const example = {
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}
const from = (text: string) => Buffer.from(text, 'base64url')

it('matches the published example byte for byte', () => {
  const once = { salt: from(example.salt), privateKey: from(example.privateKey) }
  const body = encrypt('When I grow up, I want to be a watermelon', example.keys, 0, once)
  expect(body.toString('base64url')).toBe(example.body)
})

it('hides the length of the text, and never repeats itself', () => {
  const [short, long] = ['a', 'ਗੁਰਪ੍ਰੀਤ '.repeat(20)].map((text) => encrypt(text, example.keys))
  expect(short?.length).toBe(long?.length)
  expect(encrypt('a', example.keys)).not.toEqual(short)
})

describe('browser keys', () => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const good = pair.getPublicKey().toString('base64url')
  it.each([
    ['valid keys', { p256dh: good, auth: example.keys.auth }, true],
    ['a point that is not on the curve', { p256dh: `B${'A'.repeat(86)}`, auth: example.keys.auth }, false],
    ['no point', { p256dh: 'AA', auth: example.keys.auth }, false],
    ['a short secret', { p256dh: good, auth: 'AAAA' }, false],
  ])('%s', (_, keys, are) => {
    expect(areKeys(keys)).toBe(are)
  })
})
