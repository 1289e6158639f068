import { isIPv6 } from 'node:net'

/**
 * The network an address belongs to, as rate limiters count it: an IPv4 address itself, and the /64 of an IPv6
 * address, because each household gets at least 2^64 of them. An IPv4-mapped address (`::ffff:…`) counts as IPv4. Those whose
 * connection is gone before it was asked for have no address: they count as one.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return ''
  const plain = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (plain) return plain
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address
  // Normalized by the URL parser: lower case, no dots, at most one `::`.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return `${groups.slice(0, 4).join(':')}::/64`
}
