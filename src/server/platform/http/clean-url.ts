/**
 * A request's address as the routes know it, so that every path is answered by one of our own handlers: an escape
 * that cannot be decoded (`%zz`) is taken as it stands, and a slash at the end of an API path is left out.
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
