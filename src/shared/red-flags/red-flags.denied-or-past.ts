import type { NamedFlag } from './red-flags.flags.ts'
import type { Sense } from './red-flags.senses.ts'

/** A clause: between commas and full stops. What is denied or past is so within its clause. */
export type Clause = readonly ReadonlySet<Sense>[]

/** Whether the sign from `start` to `end` is denied: "no chest pain", "दर्द नहीं". */
export function isDenied(clause: Clause, start: number, end: number): boolean {
  const is = (at: number, sense: Sense) => clause[at]?.has(sense) ?? false
  for (let at = start + 1; at < end; at += 1) if (is(at, 'not') || is(at, 'no')) return true
  for (let at = Math.max(0, start - 3); at < start; at += 1) if (is(at, 'no')) return true
  // "Koi daura nahi peya": none at all.
  const isNone = is(start - 1, 'any') || is(start - 2, 'any')
  if (isNone && (is(end + 1, 'nahi') || is(end + 2, 'nahi'))) return true
  // "दर्द नहीं है", "dard nahi": denied; "dard nahi ruk raha", "pain not stopping": not.
  let next = end + 1
  while (is(next, 'filler') || is(next, 'difficult') || is(next, 'ever')) next += 1
  if (!is(next, 'nahi')) return false
  // "Daura nahi aaya": it did not come; "dard nahi ja raha", it does not go, is another word.
  if (next + 1 >= clause.length || is(next + 1, 'is') || is(next + 1, 'arrived')) return true
  return is(next - 1, 'difficult') && !is(next + 1, 'stop') && !is(next + 1, 'come')
}

/** Whether the word at `at` only names what a medicine, an anaesthetic or an old injury is of: "the tablet for fits". */
export function isNamedOnly(clause: Clause, at: number, flag: NamedFlag): boolean {
  const is = (one: number, sense: Sense) => clause[one]?.has(sense) ?? false
  const isOfMedicine = is(at + 1, 'aged') && (is(at + 2, 'medicine') || is(at + 2, 'pill'))
  if (flag === 'fits') return isOfMedicine
  if (flag === 'unconscious') return isOfMedicine || is(at + 1, 'do')
  return flag === 'accident' && is(at - 1, 'old') && !is(at - 2, 'year')
}

/** Whether the sign from `start` to `end` was long ago and is not there now. */
export function isPast(clause: Clause, start: number, end: number): boolean {
  const positionsOf = (sense: Sense) => clause.flatMap((senses, at) => (senses.has(sense) ? [at] : []))
  const isIn = (sense: Sense) => positionsOf(sense).length > 0
  const follows = (first: Sense, second: Sense) =>
    positionsOf(first).some((at) => clause[at + 1]?.has(second))
  // "Now well", "now for a checkup": what is well or wanted now, after the sign.
  const isWellNow = positionsOf('well').some(
    (at) => at > end && !clause[at + 1]?.has('not') && !clause[at - 1]?.has('not'),
  )
  // What a neighbour had, and no word of now.
  if (isIn('other') && positionsOf('was').some((at) => at > end) && !isIn('ongoing')) return true
  // "Pehle daure painde si, hun nahi painde."
  const isOver = positionsOf('now').some((at) => at > end && clause[at + 1]?.has('nahi'))
  if (isOver && positionsOf('was').some((at) => at > end)) return true
  const isLongAgo =
    follows('last', 'year') ||
    follows('last', 'month') ||
    follows('year', 'ago') ||
    follows('month', 'ago') ||
    isIn('pastYear') ||
    isIn('childhood') ||
    // "Fits stopped since three years."
    (isIn('year') && (clause[end + 1]?.has('stop') ?? false)) ||
    (isWellNow && isIn('ago') && isIn('year'))
  if (!isLongAgo || positionsOf('now').some((at) => at < start)) return false
  if (isWellNow) return true
  if (positionsOf('again').some((at) => at > end)) return false
  // "An accident five years ago, now the leg aches": what is said of now is another sign, and found by itself.
  const now = positionsOf('now').find((at) => at > end)
  return !clause.slice(end + 1, now).some((senses) => senses.has('present'))
}
