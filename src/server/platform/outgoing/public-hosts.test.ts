import type { LookupAddress } from 'node:dns'
import { describe, expect, it } from 'vitest'
import { isPublicAddress, isPublicName, lookUpPublic } from './public-hosts.ts'

describe('an address', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'nonsense',
  ])('%s is internal', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
  it.each(['8.8.8.8', '142.250.1.1', '172.32.0.1', '2a00:1450:4009::200a', '2404:6800:4007::1'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )
})

describe('a host name', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/a:b',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://wns2-pn1p.notify.windows.com/w/?token=x',
  ])('%s is allowed', (address) => {
    expect(isPublicName(new URL(address))).toBe(true)
  })
  it.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://me:word@fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://localhost/x',
    'https://a.localhost/x',
    'https://localhost./x',
    'https://postgres/x',
    'https://metadata.google.internal/x',
    'https://router.local/x',
    'ftp://fcm.googleapis.com/x',
    'file:///etc/passwd',
  ])('%s is refused', (address) => {
    expect(isPublicName(new URL(address))).toBe(false)
  })
})

it.each([{ all: true }, {}])(
  'refuses to connect to a name that resolves to an internal address: %o',
  async (options) => {
    // Every machine resolves this name without DNS.
    const told = await new Promise<{ error: Error | null; address: string | LookupAddress[] }>((resolve) =>
      lookUpPublic('localhost', options, (error, address) => resolve({ error, address })),
    )
    expect(told.error?.message).toContain('leads inside')
    expect(told.address).toEqual([])
  },
)
