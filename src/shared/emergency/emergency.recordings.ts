import { cards, hasSigns, steps, type Card } from './emergency.cards.ts'

/** The lines of a card that are read aloud, in order. */
export const parts = ['title', 'signs', ...steps, 'note'] as const
export type Part = (typeof parts)[number]

/** Recorded speech of one card in one language: all its parts in one file, as they stand on the screen. */
export interface Recording {
  /** Below /voices/. Its name contains a hash of its bytes. */
  file: string
  bytes: number
  /** Where each part ends, in seconds from the beginning. */
  ends: number[]
  /** `hashLines` of what is spoken. */
  spoken: number
}
/** The recordings of one language: /voices/pa.json. */
export type Recordings = Partial<Record<Card, Recording>>

interface Texts {
  signs: Partial<Record<Card, string>>
  cards: Record<Card, Record<Exclude<Part, 'signs'>, string>>
}

export function partsOf(card: Card): Part[] {
  return parts.filter((part) => part !== 'signs' || hasSigns(card))
}

/** What is spoken for each part; `numbers`: those of the town, which stand in the texts as `{ambulance}`. */
export function linesOf(
  card: Card,
  { signs, cards: texts }: Texts,
  numbers: Readonly<Record<string, string>>,
): string[] {
  const lines = partsOf(card).map((part) => (part === 'signs' ? signs[card] : texts[card][part]) ?? '')
  return lines.map((line) => line.replaceAll(/\{(\w+)\}/g, (place, name: string) => numbers[name] ?? place))
}

/**
 * FNV-1a over the UTF-16 units of the lines. When a text or a number of the town has changed, its recording says something else and is not
 * played. Not crypto.subtle, which is missing on the plain http of a clinic's own network.
 */
export function hashLines(lines: readonly string[]): number {
  let hash = 0x811c9dc5
  for (const char of lines.join('\n').split('')) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193)
  return hash >>> 0
}

/** `pa-snakeBite-title`: what a volunteer calls the file of one part, in small or large letters. */
export function readPartName(name: string): { language: string; card: Card; part: Part } | null {
  const [language = '', cardName, partName, ...more] = name.toLowerCase().split('-')
  const card = cards.find((one) => one.toLowerCase() === cardName)
  const part = card && partsOf(card).find((one) => one === partName)
  return part && more.length === 0 && /^(?:en|hi|pa)$/.test(language) ? { language, card, part } : null
}
