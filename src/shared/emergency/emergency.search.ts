import { distance } from 'fastest-levenshtein'
import { latinDigits } from '../kit/text/digits.ts'
import { foldRoman } from '../kit/text/roman.ts'
import { foldText } from '../kit/text/sounds.ts'
import { cards, type Card } from './emergency.cards.ts'
import { searchRules, searchWords, type Meaning } from './emergency.words.ts'

/** Said beside the words that matter: typed alone they leave all cards in view. */
const fillers = new Set(
  splitWords(
    'a an the of in on at to by is are was am has have had my his her him me i he she it we they you and or from with for got get what do does very please help quick someone somebody man woman mother father ne ko ka ki ke se me mein mai main da di de nu nun to ton te vich hai he ho hoya hui hua gaya gayi gya giya raha rahi rha rhi reha riha rahi liya lia bahut bohot jaldi karo kya kare kariye bachao madad mere mera meri kisi kuch nikal nikla nikalda chhat chakkar को का की के से में है हैं हो हुआ गया गई रहा रही लिया ली मेरे मेरा मेरी किसी कुछ बहुत चक्कर क्या करें करो जल्दी बचाओ मदद ਨੇ ਨੂੰ ਦਾ ਦੀ ਦੇ ਤੋਂ ਤੇ ਵਿੱਚ ਵਿਚ ਹੈ ਹੋ ਹੋਇਆ ਗਿਆ ਗਈ ਰਿਹਾ ਰਹੀ ਲਿਆ ਲਈ ਮੇਰੇ ਮੇਰਾ ਮੇਰੀ ਕਿਸੇ ਕੁਝ ਬਹੁਤ ਚੱਕਰ ਕੀ ਕਰੋ ਕਰੀਏ ਕਰਾਂ ਜਲਦੀ ਬਚਾਓ ਮਦਦ',
  ),
)

/** The cards for what somebody typed; all of them when nothing but fillers, or the first letters of a word, was typed. */
export function findCards(typed: string): readonly Card[] {
  const words = splitWords(typed)
  const meant = words.map((word, at) => meaningsOf(word, at === words.length - 1))
  const said = new Set<Meaning>(isMouthToMouth(meant) ? [...meant.flat(), 'cpr'] : meant.flat())
  const counts = cards.map((card) => countMeanings(searchRules[card], said))
  const best = Math.max(...counts)
  if (best > 0) return cards.filter((_, index) => counts[index] === best)
  return foldText(typed).length < leastLetters || words.every((word) => fillers.has(word)) ? cards : []
}
const leastLetters = 3

/** The word for a mouth said twice. */
function isMouthToMouth(meant: readonly Meaning[][]): boolean {
  return meant.filter((meanings) => meanings.includes('face')).length > 1
}

function splitWords(text: string): string[] {
  const plain = text.replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, '')
  return foldText(plain).split(' ').filter(Boolean).map(foldRoman)
}

function countMeanings(rules: string, said: ReadonlySet<string>): number {
  const all = rules.split(' ')
  if (all.some((rule) => isHiding(rule, said))) return 0
  const shown = all.map((rule) => rule.split('+')).filter((parts) => parts.every((part) => said.has(part)))
  return new Set(shown.flat()).size
}

function isHiding(rule: string, said: ReadonlySet<string>): boolean {
  const [, hides = '', unless = ''] = /^-(\w+)(?:\/(\w+))?$/.exec(rule) ?? []
  return said.has(hides) && !said.has(unless)
}

interface Entry {
  word: string
  isBeginning: boolean
  meaning: Meaning
}

const entries: readonly Entry[] = (Object.keys(searchWords) as Meaning[]).flatMap((meaning) =>
  searchWords[meaning].split(' ').map((listed) => ({
    word: splitWords(listed).join(''),
    isBeginning: listed.endsWith('*'),
    meaning,
  })),
)

/** As listed; else what the last word may become when it is typed further; else with one letter wrong. */
function meaningsOf(word: string, isLast: boolean): Meaning[] {
  // Of a blood sugar.
  if (/^[1-9]\d\d$/.test(latinDigits(word))) return ['high']
  const listed = entries.filter(
    (entry) => entry.word === word || (entry.isBeginning && word.startsWith(entry.word)),
  )
  if (listed.length > 0 || fillers.has(word)) return listed.map(({ meaning }) => meaning)
  const begun =
    isLast && word.length >= leastLetters ? entries.filter((entry) => entry.word.startsWith(word)) : []
  const found = begun.length > 0 ? begun : entries.filter((entry) => isMisspelt(word, entry))
  return found.map(({ meaning }) => meaning)
}

/** Latin letters only: in the other scripts one sign more makes another word. */
function isMisspelt(typed: string, { word, isBeginning }: Entry): boolean {
  if (word.length < 5 || typed.length < 4 || typed[0] !== word[0] || !/^[a-z]+$/.test(typed)) return false
  const beginnings = isBeginning ? [-1, 0, 1].map((more) => typed.slice(0, word.length + more)) : []
  return [typed, ...beginnings].some((one) => distance(one, word) <= 1)
}
