/**
 * Derives the id of a new row from its Idempotency-Key: so a phone can refer to the row, and queue more writes about
 * it, before the server knows it. Null for a key that is not 32 hexadecimal digits; the server then generates an id.
 */
export function idFromKey(key: string): string | null {
  const parts = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/.exec(key)
  return parts && parts.slice(1).join('-')
}
