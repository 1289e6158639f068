import { diagnosisRows } from './encounters.diagnoses.ts'

export interface Diagnosis {
  name: string
  /** ICD-10. */
  code: string
}

interface Known extends Diagnosis {
  /** Of the name, the code and further words, in small letters. */
  words: readonly string[]
}

const known: readonly Known[] = diagnosisRows
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', code = '', more = ''] = row.split('|').map((part) => part.trim())
    return { name, code, words: splitWords(`${name} ${code} ${more}`) }
  })
const byName = new Map(known.map((one) => [one.name.toLowerCase(), one]))

/** The lines of a diagnosis that are exactly a name of the list, with their codes; each once. */
export function codedDiagnoses(text: string): Diagnosis[] {
  const found = text.split('\n').flatMap((line) => byName.get(line.trim().toLowerCase()) ?? [])
  return Array.from(new Set(found), ({ name, code }) => ({ name, code }))
}

/** What the last line may become: each of its words begins one of the name. None for two letters, and for a whole name. */
export function suggestDiagnoses(text: string, most: number): Diagnosis[] {
  const typed = lastLine(text).trim().toLowerCase()
  const begun = splitWords(typed)
  if (begun.join('').length < fewestLetters || byName.has(typed)) return []
  return known
    .filter(({ words }) => begun.every((word) => words.some((one) => one.startsWith(word))))
    .toSorted((one, other) => rankOf(one, begun) - rankOf(other, begun))
    .slice(0, most)
    .map(({ name, code }) => ({ name, code }))
}

const fewestLetters = 3

/** Names that begin with what was typed come first, then those that have its words, then further words. */
function rankOf({ name }: Known, begun: readonly string[]): number {
  const own = splitWords(name)
  if (begun.every((word, at) => own[at]?.startsWith(word))) return 0
  return begun.every((word) => own.some((one) => one.startsWith(word))) ? 1 : 2
}

/** The text with its last line replaced. */
export function withDiagnosis(text: string, name: string): string {
  return text.slice(0, text.length - lastLine(text).length) + name
}

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1)
}

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? []
}
