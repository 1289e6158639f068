import { diagnosisRows } from './encounters.diagnoses.ts'

export interface Diagnosis {
  name: string
  /** ICD-10. */
  code: string
}

interface Known extends Diagnosis {
  /** Of the name, the code and further words, folded. */
  words: readonly string[]
}

/** The names of one language. */
export interface DiagnosisNames {
  known: readonly Known[]
  byName: ReadonlyMap<string, Known>
  byCode: ReadonlyMap<string, Known>
}

export const englishNames = readNames(diagnosisRows)
const englishOnly = [englishNames]

/** `rows`: see encounters.diagnoses.ts. */
export function readNames(rows: string): DiagnosisNames {
  const known = rows
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', code = '', more = ''] = row.split('|').map((part) => part.trim())
      return { name, code, words: splitWords(`${name} ${code} ${more}`) }
    })
  return {
    known,
    byName: new Map(known.map((one) => [fold(one.name), one])),
    byCode: new Map(known.map((one) => [one.code, one])),
  }
}

/** The lines of a diagnosis that are exactly a name in one of these languages, with their codes; each code once. */
export function codedDiagnoses(
  text: string,
  languages: readonly DiagnosisNames[] = englishOnly,
): Diagnosis[] {
  const found = new Map<string, Diagnosis>()
  for (const line of text.split('\n')) {
    const one = findName(line, languages)
    if (one && !found.has(one.code)) found.set(one.code, { name: one.name, code: one.code })
  }
  return [...found.values()]
}

function findName(line: string, languages: readonly DiagnosisNames[]): Known | undefined {
  const name = fold(line.trim())
  return languages.map(({ byName }) => byName.get(name)).find((one) => one !== undefined)
}

/**
 * What the last line may become: each of its words begins one of the name. None for two letters, and for a whole name.
 * `languages`: that of the screen first. A diagnosis is offered in that language, then as it was found.
 */
export function suggestDiagnoses(
  text: string,
  most: number,
  languages: readonly DiagnosisNames[] = englishOnly,
): Diagnosis[] {
  const typed = lastLine(text).trim()
  const begun = splitWords(typed)
  if (begun.join('').length < fewestLetters || findName(typed, languages)) return []
  const ranked = languages
    .flatMap(({ known }) => known)
    .filter(({ words }) => begun.every((word) => words.some((one) => one.startsWith(word))))
    .toSorted((one, other) => rankOf(one, begun) - rankOf(other, begun))
    .flatMap((one) => [languages[0]?.byCode.get(one.code) ?? one, one])
  return Array.from(new Set(ranked), ({ name, code }) => ({ name, code })).slice(0, most)
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
  return fold(text).match(/[\p{L}\p{M}\p{N}.]+/gu) ?? []
}

/** In small letters, without nukta, and with one sign for a nasal: people type either. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u093C\u0A3C]/g, '')
    .replaceAll('\u0901', '\u0902')
}
