/** The first letters of the first and the last word, with their vowel signs: ਗੁਰਪ੍ਰੀਤ ਸੰਧੂ → ਗੁਸੰ. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return chosen.map((word) => firstLetter(word ?? '').toLocaleUpperCase()).join('')
}

/** Not with Intl.Segmenter: creating one takes a slow phone 100 ms on every page. */
function firstLetter(word: string): string {
  return /^.(?:\p{M}|(?<=[\u094d\u0a4d])\p{L})*/u.exec(word)?.[0] ?? ''
}
