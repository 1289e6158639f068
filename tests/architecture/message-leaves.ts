import { en, hi, pa } from '../../src/shared/i18n/locales.ts'

export const languages = { en, hi, pa }
export type Language = keyof typeof languages

/** One text of a bundle: `booking.title`, with its plural forms (only `other` if it has none). */
export interface Leaf {
  key: string
  forms: Record<string, string>
}

const pluralForms = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])

export function listLeaves(language: Language): Leaf[] {
  return flatten('', languages[language])
}

export function flatten(key: string, value: unknown): Leaf[] {
  if (typeof value === 'string') return [{ key, forms: { other: value } }]
  if (typeof value !== 'object' || value === null)
    throw new Error(`${key} is neither a text nor a group of texts`)
  if (isPlural(value)) return [{ key, forms: value }]
  return Object.entries(value).flatMap(([name, inner]) => flatten(key ? `${key}.${name}` : name, inner))
}

export function placeholdersOf(leaf: Leaf): string[] {
  const texts = Object.values(leaf.forms).join(' ')
  return [...new Set([...texts.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].toSorted()
}

function isPlural(value: object): value is Record<string, string> {
  const names = Object.keys(value)
  return 'other' in value && names.length > 1 && names.every((name) => pluralForms.has(name))
}
