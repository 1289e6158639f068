import { sql, type RawBuilder } from 'kysely'
import type { Search } from '../../../shared/kit/text/search.ts'
import { patternOfSound, soughtSounds, type SoughtSounds } from '../../../shared/kit/text/sounds.ts'

/**
 * All words from `readSearch` must occur in the text, folded as `foldName` does, or sound alike in another script
 * than the one they were typed in. Typed text is never used as a pattern.
 */
export function saysAll(text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean> {
  const lower = sql`lower(normalize(${text}, NFD))`
  const folded = sql`translate(${lower}, ${'\u093c\u0a3c'}, '')`
  const conditions = words.map((word) => {
    const pattern = patternOfSound(word)
    const isWritten = sql`strpos(${folded}, ${word}) > 0`
    return pattern === null ? isWritten : sql`(${isWritten} or ${lower} ~ ${pattern})`
  })
  return sql`(${sql.join([sql`true`, ...conditions], sql` and `)})`
}

/** Matches a run of digits, ignoring separators: phone numbers are stored as people write them, in any script. */
export function hasDigits(text: RawBuilder<unknown>, digits: string): RawBuilder<boolean> {
  const latin = sql`translate(${text}, '०१२३४५६७८९੦੧੨੩੪੫੬੭੮੯', '01234567890123456789')`
  return sql`strpos(regexp_replace(${latin}, '[^0-9]', '', 'g'), ${digits}) > 0`
}

/** What the indexes of migration 0049 know of a row: written in every query as it is there. */
export const searchKeys = {
  users: sql`search_keys(array[users.name, users.username], array[users.phone, users.username])`,
  patients: sql`search_keys(array[patients.name], array[patients.phone])`,
}

/**
 * For each word, or for the digits, a tsquery for `search_keys`. It finds every row that `saysAll` or `hasDigits` finds
 * and some more, so these are asked as well.
 */
export function searchQueries(search: Search): string[] {
  return 'digits' in search ? [piecesOf(search.digits, ' ')] : search.words.map(queryOfWord)
}

function queryOfWord(word: string): string {
  const sought = soughtSounds(word)
  return [`(${piecesOf(word)})`, ...(sought === null ? [] : queriesOfSounds(sought))].join(' | ')
}

const pieceLength = 4

/** The pieces of four that the text consists of; the beginning of a piece if it is shorter. */
function piecesOf(text: string, mark = ''): string {
  const characters = Array.from(text)
  if (characters.length < pieceLength) return `${quoted(mark + text)}:*`
  const pieces = characters
    .slice(pieceLength - 1)
    .map((_, at) => mark + characters.slice(at, at + pieceLength).join(''))
  return pieces.map(quoted).join(' & ')
}

const soundsAsked = 6

/** Coarser than `patternOfSound`, by the classes of migration 0049. */
function queriesOfSounds({ sounds, scripts, isWhole }: SoughtSounds): string[] {
  const any = isWhole ? '' : ':*'
  // Between vowels; it may also be what modifies another sound.
  const coarse = sounds.replaceAll('H', '')
  const queries: string[] = []
  if (scripts.includes('latin')) {
    const latin = coarse.replace(/[sC]/g, 'k').replaceAll('f', 'p').replaceAll('m', 'n')
    queries.push(quoted(` ${joined(latin)}`) + any)
  }
  if (scripts.some((script) => script !== 'latin')) {
    const indic = joined(coarse.toUpperCase().replaceAll('M', 'N').replaceAll('R', 'D'))
    queries.push(quoted(` ${indic}`) + any)
    for (let length = 0; length <= indic.length; length += 1)
      queries.push(quoted(` ${indic.slice(0, length)}*`))
  }
  return queries
}

/** A g after a nasal is left out, because Devanagari may write an h for it; what is doubled is one. */
function joined(sounds: string): string {
  return sounds
    .replace(/N[NG]+/g, 'N')
    .replace(/(.)\1+/g, '$1')
    .slice(0, soundsAsked)
}

/** A lexeme as it is: no dictionary is asked. */
function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`
}

/** Whether these keys, as in `searchKeys`, answer all queries. */
export function haveKeys(keys: RawBuilder<unknown>, queries: readonly string[]): RawBuilder<boolean> {
  const all = queries.map((query) => `(${query})`).join(' & ')
  return all === '' ? sql`true` : sql`${keys} @@ ${all}::tsquery`
}
