/**
 * Normalizes a URL so that one of our own handlers answers every path: an escape that cannot be decoded (`%zz`) is
 * taken literally, and a trailing slash on an API path is removed.
 */
export function cleanUrl(url: string): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  const decodable = isDecodable(path) ? path : path.replaceAll('%', '%25')
  return (decodable.startsWith('/api/') ? decodable.replace(/(?<=[^/])\/$/, '') : decodable) + query
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
