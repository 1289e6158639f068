import { loadBook } from './load-namespace.ts'
import type { MessageBundle } from './language.ts'

const bundles = new Map<string, MessageBundle>()

/** A book of words by the name of its file, for the door of a screen that reads from it. */
export function book(name: string): MessageBundle {
  const known = bundles.get(name)
  if (known) return known
  const bundle: MessageBundle = {
    en: () => loadBook('en', name),
    hi: () => loadBook('hi', name),
    pa: () => loadBook('pa', name),
  }
  bundles.set(name, bundle)
  return bundle
}
