/** A token's owner, issue time and expiry in ms. Unreadable: no owner, and expired. */
export function readToken(token: string): { person: string; madeMs: number; endsMs: number } {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const { sub, iat, exp } = JSON.parse(atob(part)) as { sub?: string; iat?: number; exp?: number }
    return {
      person: sub ?? '',
      madeMs: (iat ?? NaN) * 1000,
      endsMs: exp === undefined ? Number.MAX_SAFE_INTEGER : exp * 1000,
    }
  } catch {
    return { person: '', madeMs: NaN, endsMs: 0 }
  }
}
