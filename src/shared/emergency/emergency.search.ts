import { foldText } from '../kit/text/sounds.ts'

/** Said beside the word that matters, in three languages: they find nothing. */
const fillers = new Set(
  foldText(
    'a the of in is has my i he she ne ko ka ki ke da di de nu nun vich hai ho gaya gayi gya giya ने को का की के में है हो गया गई मेरे मेरा ਨੇ ਨੂੰ ਦਾ ਦੀ ਦੇ ਵਿੱਚ ਹੈ ਹੋ ਗਿਆ ਗਈ ਮੇਰੇ ਮੇਰਾ',
  ).split(' '),
)

/**
 * Which of these texts have the most of the typed words, by the beginnings of their own words: indexes in the order
 * of the texts. All of them when nothing but fillers was typed.
 */
export function findTexts(typed: string, texts: readonly string[]): number[] {
  const words = foldText(typed)
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word))
  const folded = texts.map((text) => ` ${foldText(text)}`)
  const counts = folded.map((text) => words.filter((word) => text.includes(` ${word}`)).length)
  const best = Math.max(...counts)
  if (words.length > 0 && best === 0) return []
  return counts.flatMap((count, index) => (count === best ? [index] : []))
}
