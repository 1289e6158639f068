import { latinDigits } from '../kit/text/digits.ts'
import { foldRoman } from '../kit/text/roman.ts'
import { foldText } from '../kit/text/sounds.ts'
import { redFlags, type RedFlag } from './red-flags.flags.ts'
import { rules } from './red-flags.rules.ts'
import { words, type Meaning } from './red-flags.words.ts'

export { firstAidFor } from './red-flags.first-aid.ts'

/** What a word of a note may mean; `eightOrMore` and `pastYear` are numbers. */
type Sense = Meaning | 'eightOrMore' | 'pastYear'

/** A clause: between commas and full stops. What is denied or past is so within its clause. */
type Clause = readonly ReadonlySet<Sense>[]

interface Part {
  senses: readonly Sense[]
  /** How many words it may span. */
  within: number
}
interface Rule {
  flag: RedFlag
  parts: readonly Part[]
  unless: readonly Sense[]
}

/** The red flags that a note mentions as happening now, in the order of `redFlags`; it may be empty. Rules: decision 0064. */
export function redFlagsIn(note: string): RedFlag[] {
  const clauses = readClauses(note)
  if (clauses.length === 0) return []
  const has = new Set(clauses.flatMap((clause) => clause.flatMap((senses) => [...senses])))
  const found = new Set<RedFlag>()
  for (const rule of readRules()) {
    if (found.has(rule.flag) || rule.unless.some((sense) => has.has(sense))) continue
    if (!rule.parts.every(({ senses }) => senses.every((sense) => has.has(sense)))) continue
    if (rule.parts.every((part) => clauses.some((clause) => isSaid(part, clause, rule.flag))))
      found.add(rule.flag)
  }
  return redFlags.filter((flag) => found.has(flag))
}

/** Whether the clause has the words of this part, neither denied nor past. */
function isSaid(part: Part, clause: Clause, flag: RedFlag): boolean {
  for (let start = 0; start < clause.length; start += 1) {
    const end = endOf(part, clause, start)
    if (end === null) continue
    const deniedByRule = part.senses.includes('not')
    if (!deniedByRule && isDenied(clause, start, end)) continue
    // An earlier attempt is a danger in itself.
    if (flag !== 'selfHarm' && isPast(clause, end)) continue
    return true
  }
  return false
}

/** Where the words that begin at `start` end; null if they are not there. */
function endOf({ senses, within }: Part, clause: Clause, start: number): number | null {
  const [first, ...rest] = senses
  if (!first || !clause[start]?.has(first)) return null
  let at = start
  for (const sense of rest) {
    const after = clause.slice(at + 1, start + within)
    const found = after.findIndex((said) => said.has(sense))
    // The chest of "chest X-ray and leg pain" has no pain.
    const broken = after.findIndex((said) => said.has('breaks'))
    if (found === -1 || (broken !== -1 && broken < found)) return null
    at += found + 1
  }
  return at
}

function isDenied(clause: Clause, start: number, end: number): boolean {
  const is = (at: number, sense: Sense) => clause[at]?.has(sense) ?? false
  for (let at = start + 1; at < end; at += 1) if (is(at, 'not') || is(at, 'no')) return true
  for (let at = Math.max(0, start - 3); at < start; at += 1) if (is(at, 'no')) return true
  // "दर्द नहीं है", "dard nahi": denied; "dard nahi ruk raha", "pain not stopping": not.
  let next = end + 1
  while (is(next, 'filler') || is(next, 'difficult')) next += 1
  if (!is(next, 'nahi')) return false
  if (next + 1 >= clause.length || is(next + 1, 'is')) return true
  return is(next - 1, 'difficult') && !is(next + 1, 'stop') && !is(next + 1, 'come')
}

function isPast(clause: Clause, end: number): boolean {
  const isIn = (sense: Sense) => clause.some((senses) => senses.has(sense))
  const follows = (first: Sense, second: Sense) =>
    clause.some((senses, at) => senses.has(first) && clause[at + 1]?.has(second))
  const isLongAgo =
    follows('last', 'year') ||
    follows('last', 'month') ||
    follows('year', 'ago') ||
    follows('month', 'ago') ||
    isIn('pastYear') ||
    isIn('childhood')
  if (!isLongAgo || isIn('now')) return false
  return !clause.slice(end + 1).some((senses) => senses.has('present'))
}

/** The senses of each word, clause by clause. */
function readClauses(note: string): Clause[] {
  const plain = note.replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, '')
  return plain
    .split(/[,.;:!?।\n]+/)
    .map((clause) => foldText(clause).split(' ').filter(Boolean).map(sensesOf))
    .filter((clause) => clause.length > 0)
}

function sensesOf(word: string): ReadonlySet<Sense> {
  const { exact, beginnings, longest } = readWords()
  const key = foldRoman(word)
  const senses = new Set<Sense>([...(exact.get(key) ?? []), ...sensesOfNumber(word)])
  for (let length = 1; length <= Math.min(key.length, longest); length += 1)
    for (const sense of beginnings.get(key.slice(0, length)) ?? []) senses.add(sense)
  return senses
}

/** `20` tablets, `15` days old, the `2019` of the operation. */
function sensesOfNumber(word: string): Sense[] {
  if (!/^\p{Nd}+$/u.test(word)) return []
  const value = Number(latinDigits(word))
  return [
    ...(value >= 8 && value <= 200 ? (['eightOrMore'] as const) : []),
    ...(value >= 1950 && value < 2026 ? (['pastYear'] as const) : []),
  ]
}

interface Words {
  exact: Map<string, Sense[]>
  beginnings: Map<string, Sense[]>
  longest: number
}
let knownWords: Words | undefined

/** Built on first use: the file is loaded with a form that may never be sent. */
function readWords(): Words {
  if (knownWords) return knownWords
  const exact = new Map<string, Sense[]>()
  const beginnings = new Map<string, Sense[]>()
  for (const [sense, listed] of Object.entries(words) as [Meaning, string][])
    for (const one of listed.split(' ')) {
      const into = one.endsWith('*') ? beginnings : exact
      const key = foldRoman(foldText(one))
      into.set(key, [...(into.get(key) ?? []), sense])
    }
  knownWords = { exact, beginnings, longest: Math.max(...[...beginnings.keys()].map(({ length }) => length)) }
  return knownWords
}

let knownRules: Rule[] | undefined

function readRules(): Rule[] {
  knownRules ??= redFlags.flatMap((flag) => rules[flag].map((rule) => readRule(flag, rule)))
  return knownRules
}

function readRule(flag: RedFlag, rule: string): Rule {
  const unless = [...rule.matchAll(/!(\w+)/g)].map(([, sense]) => sense as Sense)
  const parts = rule
    .replaceAll(/!\w+/g, '')
    .split('&')
    .map((part): Part => {
      const [, senses = '', within = '6'] = /^([\w ]+?)(?:\/(\d+))?$/.exec(part.trim()) ?? []
      return { senses: senses.split(' ') as Sense[], within: Number(within) }
    })
  return { flag, parts, unless }
}
