/** What decides about a key press; a KeyboardEvent has it. */
export interface Press {
  key: string
  code: string
  shiftKey: boolean
}

/**
 * The letter or sign of a press, in small Latin letters: where the keyboard types Gurmukhi or Devanagari, the one that is
 * printed on the key. Null for keys that write nothing, and for signs of other keys.
 */
export function pressedKey({ key, code, shiftKey }: Press): string | null {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  if (key === '/' || key === '?') return key
  if (key.length !== 1 || key < '\u0080') return null
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null
}
