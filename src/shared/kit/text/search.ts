import { latinDigits, phoneDigits } from './digits.ts'

/** A search for people: a phone number or part of one, or words of a name. */
export type Search = { digits: string } | { words: string[] }

/** Digits may be in any of the three scripts; all words must occur in the name, in any order. */
export function readSearch(typed: string): Search {
  const text = latinDigits(typed).trim()
  if (/^[\d\s()+.-]*\d[\d\s()+.-]*$/.test(text)) return { digits: phoneDigits(text) }
  return { words: foldName(text).split(/\s+/).filter(Boolean) }
}

/**
 * A name for comparison, ignoring case and the nukta, which many leave out. The server's search folds stored names in
 * the same way.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u093c\u0a3c]/g, '')
}
