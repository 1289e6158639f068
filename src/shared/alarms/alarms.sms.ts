/** What the desk, or a gateway, pays for one message to a patient. */
export const mostSmsParts = 2

/** GSM 03.38: the basic table, and the signs of its extension, which take two places. */
const basic = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΓΔΘΛΞΠΣΦΨΩ]$/
const extended = /^[\f[\\\]^{|}~€]$/

/** Of how many parts a text message is made: 160 letters, or 153 each; in other scripts than Latin 70, or 67 each. */
export function smsParts(text: string): number {
  const letters = Array.from(text, (letter) => {
    if (basic.test(letter)) return 1
    return extended.test(letter) ? 2 : null
  })
  const places = letters.includes(null) ? null : letters.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  return places === null ? partsOf(text.length, 70, 67) : partsOf(places, 160, 153)
}

function partsOf(length: number, alone: number, each: number): number {
  return length <= alone ? 1 : Math.ceil(length / each)
}
