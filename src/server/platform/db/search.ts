import { sql, type RawBuilder } from 'kysely'
import { patternOfSound } from '../../../shared/kit/text/sounds.ts'

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
