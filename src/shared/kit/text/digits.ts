const devanagariZero = 0x0966
const gurmukhiZero = 0x0a66

/** Devanagari and Gurmukhi digits become Latin ones; all else stays. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९੦-੯]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= gurmukhiZero ? gurmukhiZero : devanagariZero))
  })
}

/** Only the digits, in Latin script, whatever else was typed between them. */
export function onlyDigits(text: string): string {
  return latinDigits(text).replace(/\D/g, '')
}

/**
 * An Indian phone number as ten digits: +91, 0091 or a leading 0 are taken off where ten digits remain;
 * otherwise the digits as they are, for the caller to count.
 */
export function phoneDigits(text: string): string {
  const digits = onlyDigits(text)
  const national = digits.replace(/^(?:0091|91|0)(?=\d{10}$)/, '')
  return national.length === 10 ? national : digits
}

/** What `tel:` may dial of a number as people write it, in whatever script; a `+` stays. */
export function dialled(text: string): string {
  return latinDigits(text).replace(/[^\d+]/g, '')
}
