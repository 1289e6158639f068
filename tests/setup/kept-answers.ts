import { expect, type Page } from '@playwright/test'

const timeoutMs = 30_000

/** Names of the operations whose answers are stored on this device, without duplicates. */
export async function listRead(page: Page): Promise<string[]> {
  const keys = await listKeys(page)
  return [...new Set(keys.flatMap(([, name]) => (typeof name === 'string' ? name : [])))].toSorted()
}

/** How many answers about this patient, whom the account acts for, are stored. */
export async function countStoredFor(page: Page, patientId: string): Promise<number> {
  return (await listKeys(page)).filter((key) => key.includes(patientId)).length
}

function listKeys(page: Page): Promise<unknown[][]> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    if (!names.includes('nabz-kept')) return []
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('nabz-kept')
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('the database does not open')))
    })
    try {
      const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
        const request = database.transaction('answers').objectStore('answers').getAllKeys()
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('the keys do not come')))
      })
      // Each key has an owner and `answer-["patient-1","vitals.list",{},{}]`.
      return keys.map((key) => JSON.parse((key as string[])[1]?.slice('answer-'.length) ?? '') as unknown[])
    } finally {
      database.close()
    }
  })
}

export async function waitUntilRead(page: Page, ...names: string[]): Promise<void> {
  await expect.poll(() => listRead(page), { timeout: timeoutMs }).toEqual(expect.arrayContaining(names))
}

/** The files in the build's list for this role and language that are not on this device yet. */
export function listMissingFiles(page: Page, role: string, language: string): Promise<string[]> {
  return page.evaluate(
    async ([ofRole, inLanguage]) => {
      const kept: string[] = []
      let list: Record<string, string[]> = {}
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          const path = new URL(request.url).pathname
          kept.push(path)
          const file = path.endsWith('.json') ? await cache.match(request) : undefined
          if (file) list = (await file.json()) as typeof list
        }
      }
      const needed = ['everyone', ofRole, inLanguage].flatMap((part) => list[part] ?? ['no list'])
      return needed.filter((file) => !kept.includes(file))
    },
    [role, language] as const,
  )
}

export async function waitUntilWhole(page: Page, role: string, language: string): Promise<void> {
  await expect.poll(() => listMissingFiles(page, role, language), { timeout: 2 * timeoutMs }).toEqual([])
}

/** Everything stored on this device, as text: storages, caches, databases. */
export function dumpDevice(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const texts = [localStorage, sessionStorage].map((area) => JSON.stringify(Object.entries(area)))
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true })
        texts.push(`${new URL(request.url).pathname} ${(await answer?.text()) ?? ''}`)
      }
    }
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('the database does not answer')))
      })
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settle(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store)
        texts.push(JSON.stringify([name, await settle(rows.getAllKeys())]))
        texts.push(
          JSON.stringify([name, await settle(database.transaction(store).objectStore(store).getAll())]),
        )
      }
      database.close()
    }
    return texts
  })
}
