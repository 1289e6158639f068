import { loadBook } from './load-book.ts'
import type { Shelf } from './language.ts'

const shelves = new Map<string, Shelf>()

/** A book of words by the name of its file, for the door of a screen that reads from it. */
export function book(name: string): Shelf {
  const known = shelves.get(name)
  if (known) return known
  const shelf: Shelf = {
    en: () => loadBook('en', name),
    hi: () => loadBook('hi', name),
    pa: () => loadBook('pa', name),
  }
  shelves.set(name, shelf)
  return shelf
}
