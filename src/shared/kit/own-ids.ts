/**
 * The id of what a write makes, told by its Idempotency-Key: so a phone can name the thing, and write more about it,
 * before the server has heard of it. Null for a key that is no 32 hexadecimal digits; the server then makes an id.
 */
export function idFromKey(key: string): string | null {
  const parts = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/.exec(key)
  return parts && parts.slice(1).join('-')
}
