import { isDenied, isNamedOnly, isPast, type Clause } from './red-flags.denied-or-past.ts'
import { redFlags, type NamedFlag } from './red-flags.flags.ts'
import { namedOf } from './red-flags.kinds.ts'
import { rules } from './red-flags.rules.ts'
import { clausesOf, sensesOfClause, type Sense } from './red-flags.senses.ts'

interface Part {
  senses: readonly Sense[]
  /** How many words it may span. */
  within: number
}
interface Rule {
  flag: NamedFlag
  parts: readonly Part[]
  unless: readonly Sense[]
}

/** The red flags that a note mentions as happening now, in the order of `redFlags`; it may be empty. Rules: decision 0064. */
export function redFlagsIn(note: string): NamedFlag[] {
  const clauses = readClauses(note)
  if (clauses.length === 0) return []
  const has = new Set(clauses.flatMap((clause) => clause.flatMap((senses) => [...senses])))
  const found = new Set<NamedFlag>()
  for (const rule of readRules()) {
    if (found.has(rule.flag) || rule.unless.some((sense) => has.has(sense))) continue
    if (!rule.parts.every(({ senses }) => senses.every((sense) => has.has(sense)))) continue
    if (rule.parts.every((part) => clauses.some((clause) => isSaid(part, clause, rule.flag))))
      found.add(rule.flag)
  }
  return namedOf(redFlags).filter((flag) => found.has(flag))
}

/** Whether the clause has the words of this part, neither denied nor past. */
function isSaid(part: Part, clause: Clause, flag: NamedFlag): boolean {
  for (let start = 0; start < clause.length; start += 1) {
    const end = endOf(part, clause, start)
    if (end === null) continue
    const deniedByRule = part.senses.some((sense) => sense === 'not' || sense === 'no')
    if (!deniedByRule && isDenied(clause, start, end)) continue
    if (start === end && isNamedOnly(clause, start, flag)) continue
    // An earlier attempt is a danger in itself.
    if (flag !== 'selfHarm' && isPast(clause, start, end)) continue
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

/** The senses of each word, clause by clause. */
function readClauses(note: string): Clause[] {
  return clausesOf(note)
    .map(sensesOfClause)
    .filter((clause) => clause.length > 0)
}

let knownRules: Rule[] | undefined

function readRules(): Rule[] {
  knownRules ??= namedOf(redFlags).flatMap((flag) => rules[flag].map((rule) => readRule(flag, rule)))
  return knownRules
}

function readRule(flag: NamedFlag, rule: string): Rule {
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
