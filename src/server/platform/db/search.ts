import { sql, type RawBuilder } from 'kysely'

/** The words that `readSearch` made must all stand in the text, folded as `foldName` does; nothing is a pattern. */
export function saysAll(text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean> {
  const folded = sql`translate(lower(normalize(${text}, NFD)), ${'\u093c\u0a3c'}, '')`
  return sql`(${sql.join([sql`true`, ...words.map((word) => sql`strpos(${folded}, ${word}) > 0`)], sql` and `)})`
}

/** Digits in a row, whatever was typed between them: numbers are stored as people write them, in any script. */
export function hasDigits(text: RawBuilder<unknown>, digits: string): RawBuilder<boolean> {
  const latin = sql`translate(${text}, '०१२३४५६७८९੦੧੨੩੪੫੬੭੮੯', '01234567890123456789')`
  return sql`strpos(regexp_replace(${latin}, '[^0-9]', '', 'g'), ${digits}) > 0`
}
