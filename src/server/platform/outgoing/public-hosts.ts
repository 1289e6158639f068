import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns'
import { BlockList, isIP } from 'node:net'

/**
 * The server sends requests to URLs supplied by browsers, which could point at our own network (SSRF). Anything not on the
 * public internet is refused twice: by name when it is submitted, and by resolved address on every connection,
 * because DNS may change in between.
 */
const inside = new BlockList()
/** Special-purpose addresses: RFC 6890 with the IANA registries. */
const ranges4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
for (const [net, bits] of ranges4) inside.addSubnet(net, bits, 'ipv4')
const open6 = new BlockList()
// Only 2000::/3 is assigned; within it these are special: Teredo and protocols, documentation, 6to4.
open6.addSubnet('2000::', 3, 'ipv6')
inside.addSubnet('2001::', 23, 'ipv6')
inside.addSubnet('2001:db8::', 32, 'ipv6')
inside.addSubnet('2002::', 16, 'ipv6')
inside.addSubnet('3fff::', 20, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inside.check(address, 'ipv4')
  return isIP(address) === 6 && open6.check(address, 'ipv6') && !inside.check(address, 'ipv6')
}

/** By name only: https on the default port, a dotted name, no IP address, no credentials, no internal domain. */
export function isPublicName({ protocol, hostname, port, username, password }: URL): boolean {
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname)
  return isPlain && isName && !/\.(localhost|local|internal|lan|home|intranet|corp|arpa|test)$/.test(hostname)
}

type Done = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/** A `lookup` for `https.request`: refuses a name if any of its addresses is internal. */
export function lookUpPublic(name: string, options: LookupOptions, done: Done): void {
  resolve(name, { ...options, all: true }, (error, found) => {
    const isOpen = !error && found.length > 0 && found.every(({ address }) => isPublicAddress(address))
    const [first] = found ?? []
    if (!isOpen || !first) done(error ?? new Error('The name leads inside.'), [])
    else if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })
}
