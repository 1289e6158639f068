import type { Page } from '@playwright/test'

/** Names that several buttons of a page share: read aloud without their cards, nobody can tell which is which. */
export async function listSharedNames(page: Page): Promise<string[]> {
  const snapshot = await page.locator('main').ariaSnapshot()
  const names = [...snapshot.matchAll(/^ *- (?:'|)button "((?:[^"\\]|\\.)*)"/gm)].map(([, name = '']) => name)
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))]
}
