/** 32 hexadecimal digits. Not randomUUID, which needs https: a clinic's own network may have none. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
