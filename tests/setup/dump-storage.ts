import type { Page } from '@playwright/test'

/**
 * Everything the browser stores for this page, as bytes: both storages, every database with its keys, every cache,
 * and the cookies. `listReadable` finds texts stored as UTF-8 or UTF-16.
 */
export async function dumpBytes(page: Page): Promise<Buffer> {
  const parts = await page.evaluate(async () => {
    const bytes: Uint8Array[] = []
    const addText = (text: string) => bytes.push(new TextEncoder().encode(`${text}\n`))
    /** Any stored value, with its bytes as they are. A non-extractable key has none. */
    const add = (value: unknown): void => {
      if (value instanceof ArrayBuffer) bytes.push(new Uint8Array(value))
      else if (ArrayBuffer.isView(value))
        bytes.push(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))
      else if (value instanceof CryptoKey) addText(`key ${String(value.extractable)}`)
      else if (typeof value === 'object' && value !== null) {
        addText(JSON.stringify(value))
        for (const [name, one] of Object.entries(value)) {
          addText(name)
          add(one)
        }
      } else addText(String(value))
    }
    add(Object.entries(localStorage))
    add(Object.entries(sessionStorage))
    addText(document.cookie)
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        addText(request.url)
        const answer = await cache.match(request, { ignoreVary: true })
        add(await answer?.arrayBuffer())
      }
    }
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('the database does not answer')))
      })
    for (const { name = '' } of await indexedDB.databases()) {
      addText(name)
      const database = await settle(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        add(await settle(database.transaction(store).objectStore(store).getAllKeys()))
        add(await settle(database.transaction(store).objectStore(store).getAll()))
      }
      database.close()
    }
    let binary = ''
    for (const part of bytes) for (const byte of part) binary += String.fromCharCode(byte)
    return binary
  })
  const cookies = JSON.stringify(await page.context().cookies())
  return Buffer.concat([Buffer.from(parts, 'latin1'), Buffer.from(cookies)])
}

/** Which of these texts can be read in it, as UTF-8, UTF-16 in either order, base64 at any offset, or JSON. */
export function listReadable(dump: Buffer, texts: Record<string, string>): string[] {
  return Object.entries(texts)
    .filter(([, text]) => waysToWrite(text).some((bytes) => dump.includes(bytes)))
    .map(([name]) => name)
}

function waysToWrite(text: string): Buffer[] {
  const utf8 = Buffer.from(text)
  const utf16 = Buffer.from(text, 'utf16le')
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/[^ -~]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
  const plain = [utf8, utf16, Buffer.from(utf16).swap16(), Buffer.from(escaped)]
  return [...plain, ...plain.flatMap(inBase64)]
}

/** Within a longer text it begins at one of three offsets, and its ends mix with their neighbours. */
function inBase64(bytes: Buffer): Buffer[] {
  return [0, 1, 2].flatMap((before) => {
    const all = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replaceAll('=', '')
    const own = all.slice(before === 0 ? 0 : before + 1, -2)
    const asUrl = own.replaceAll('+', '-').replaceAll('/', '_')
    return own.length < 5 ? [] : [Buffer.from(own), Buffer.from(asUrl)]
  })
}
