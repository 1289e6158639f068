import { latinDigits, phoneDigits } from './digits.ts'

/** What was typed into a search for people: a phone number or a part of one, or words of a name. */
export type Search = { digits: string } | { words: string[] }

/** Digits count in all three scripts; words must all be in the name, in any order. */
export function readSearch(typed: string): Search {
  const text = latinDigits(typed).trim()
  if (/^[\d\s()+.-]*\d[\d\s()+.-]*$/.test(text)) return { digits: phoneDigits(text) }
  return { words: foldName(text).split(/\s+/).filter(Boolean) }
}

/**
 * A name as it is compared: capital letters and the dot below (nukta) do not count, since many leave it out.
 * The search of the server folds the stored names in the same way.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u093c\u0a3c]/g, '')
}
