import { distance } from 'fastest-levenshtein'
import { foldRoman } from '../kit/text/roman.ts'
import { foldText } from '../kit/text/sounds.ts'
import { cards, type Card } from './emergency.cards.ts'
import { searchWords, wordsWithoutCard } from './emergency.words.ts'

/** Said beside the word that matters, in three languages: alone they find nothing. */
const fillers = new Set(
  splitWords(
    'a an the of in on is was has have my i he she it to and from with then so very not no can cannot cant somebody someone ne ko ka ki ke da di de nu nun vich te to se hai ho hua hui gaya gayi gya giya gai gia liya leya lia laya rahi reha rahe nahi nahin aa ja ne ko ने को का की के में से पर और है हो हुआ हुई गया गई लिया रहा रही रहे नहीं आ जा मेरे मेरा मेरी ਨੇ ਨੂੰ ਦਾ ਦੀ ਦੇ ਵਿੱਚ ਤੋਂ ਹੈ ਹੋ ਹੋਇਆ ਗਿਆ ਗਈ ਲਿਆ ਲਈ ਰਿਹਾ ਰਹੀ ਰਹੇ ਨਹੀਂ ਤੇ ਅਤੇ ਨਾਲ ਆ ਜਾ ਮੇਰੇ ਮੇਰਾ ਮੇਰੀ',
  ),
)

type Phrase = readonly string[]
/** A word, or several that belong together, joined with `+`. */
function phrasesOf(text: string): Phrase[] {
  return text.split(/\s+/).map((phrase) => phrase.split('+').flatMap(splitWords))
}
const known = Object.fromEntries(cards.map((card) => [card, phrasesOf(searchWords[card])])) as Record<
  Card,
  Phrase[]
>
const withoutCard = phrasesOf(wordsWithoutCard)

/**
 * The cards that have the most of the typed words, in the order of the cards; all while nothing but fillers is typed. A
 * word is found by its beginning while it is typed, with an ending, and with one wrong Latin letter where nothing else
 * fits. None for what no card is right for, although it shares a word with one. `titles`: those on the page.
 */
export function findCards(typed: string, titles: Partial<Record<Card, string>>): Card[] {
  const words = splitWords(typed)
  if (words.every((word) => fillers.has(word))) return [...cards]
  const isTyping = /\S$/.test(typed)
  const phrases = cards.map((card) => [
    ...known[card],
    ...splitWords(titles[card] ?? '')
      .filter((word) => !fillers.has(word))
      .map((word) => [word]),
  ])
  const counts = countsWith(phrases, words, (word, entry, isJoined) => {
    const isBegun = isTyping && word === words.at(-1) && word.length > (words.length === 1 ? 1 : 2)
    return isSame(word, entry, isJoined) || (isBegun && entry.startsWith(word))
  })
  const found = Math.max(...counts) > 0 ? counts : countsWith(phrases, words, isMisspelt)
  const best = Math.max(...found)
  if (best === 0 || scoreOf(withoutCard, words, isSame) >= best) return []
  return cards.filter((_, index) => found[index] === best)
}

/** `isJoined`: the entry is part of a phrase, so the words beside it say what is meant. */
type Fits = (word: string, entry: string, isJoined: boolean) => boolean

function countsWith(phrases: readonly Phrase[][], words: readonly string[], fits: Fits): number[] {
  return phrases.map((ofCard) => scoreOf(ofCard, words, fits))
}

/** How many of the words are in a phrase that is there as a whole; fillers count only in a phrase of several words. */
function scoreOf(phrases: readonly Phrase[], words: readonly string[], fits: Fits): number {
  const isIn = (word: string, phrase: Phrase) =>
    (phrase.length > 1 || !fillers.has(word)) && phrase.some((entry) => fits(word, entry, phrase.length > 1))
  const whole = phrases.filter((phrase) =>
    phrase.every((entry) => words.some((word) => fits(word, entry, phrase.length > 1))),
  )
  return words.filter((word) => whole.some((phrase) => isIn(word, phrase))).length
}

/** Shorter ones begin too many other words. */
const shortestStem = { latin: 4, indic: 3 }

function isSame(word: string, entry: string, isJoined: boolean): boolean {
  const shortest = shortestStem[isLatin(entry) ? 'latin' : 'indic'] - (isJoined ? 1 : 0)
  return foldRoman(word) === foldRoman(entry) || (entry.length >= shortest && word.startsWith(entry))
}

/** Not in Indic scripts, where one sign makes another word. */
function isMisspelt(word: string, entry: string): boolean {
  const [one, other] = [foldRoman(word), foldRoman(entry)]
  return (
    isLatin(one) &&
    Math.min(one.length, other.length) > 3 &&
    one[0] === other[0] &&
    distance(one, other) === 1
  )
}

function isLatin(word: string): boolean {
  return /^[a-z]/.test(word)
}

function splitWords(text: string): string[] {
  return foldText(text)
    .split(' ')
    .filter((word) => word !== '')
}
