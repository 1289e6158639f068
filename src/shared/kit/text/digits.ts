const devanagariZero = 0x0966
const gurmukhiZero = 0x0a66

/** Converts Devanagari and Gurmukhi digits to Latin ones; everything else stays. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९੦-੯]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= gurmukhiZero ? gurmukhiZero : devanagariZero))
  })
}

/** Only the digits, in Latin script, ignoring everything between them. */
export function onlyDigits(text: string): string {
  return latinDigits(text).replace(/\D/g, '')
}

/**
 * An Indian phone number as ten digits: removes +91, 0091 or a leading 0 if ten digits remain; otherwise returns the
 * digits as they are.
 */
export function phoneDigits(text: string): string {
  const digits = onlyDigits(text)
  const national = digits.replace(/^(?:0091|91|0)(?=\d{10}$)/, '')
  return national.length === 10 ? national : digits
}

/** A written phone number in the form for `tel:`; keeps a `+`. */
export function dialled(text: string): string {
  return latinDigits(text).replace(/[^\d+]/g, '')
}
