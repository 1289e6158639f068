import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const patienceMs = 30_000

/** Names of the contracts whose answers lie on this device, each once. */
export function listRead(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    if (!names.includes('nabz-kept')) return []
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('nabz-kept', 1)
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('the database does not open')))
    })
    try {
      const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
        const request = database.transaction('answers').objectStore('answers').getAllKeys()
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('the keys do not come')))
      })
      const asked = keys.map((key) => JSON.parse((key as string[])[1] ?? '') as [string])
      return [...new Set(asked.map(([name]) => name))].toSorted()
    } finally {
      database.close()
    }
  })
}

export async function waitUntilRead(page: Page, ...names: string[]): Promise<void> {
  await expect.poll(() => listRead(page), { timeout: patienceMs }).toEqual(expect.arrayContaining(names))
}
