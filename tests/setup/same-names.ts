import type { Page } from '@playwright/test'

/** Names shared by several buttons of a page: read aloud without their cards, they cannot be told apart. */
export async function listSharedNames(page: Page): Promise<string[]> {
  const snapshot = await page.locator('main').ariaSnapshot()
  const names = [...snapshot.matchAll(/^ *- (?:'|)button "((?:[^"\\]|\\.)*)"/gm)].map(([, name = '']) => name)
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))]
}
