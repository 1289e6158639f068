/** Beside the caches of the service worker, so that no update of the app deletes it. */
const cacheName = 'nabz-voices'
/** Somewhat more than the cards of one language, 2 MB; the oldest goes first. */
const mostKept = 24

/** Missing on plain http. */
async function openCache(): Promise<Cache | null> {
  return 'caches' in window ? caches.open(cacheName).catch(() => null) : null
}

/** The addresses of what is on the device. */
export async function listKept(): Promise<Set<string>> {
  const requests = (await (await openCache())?.keys()) ?? []
  return new Set(requests.map(({ url }) => new URL(url).pathname))
}

/**
 * Fetches, and keeps it for times without a network. `forEver`: what is on the device is not fetched again; `renewed`: it
 * is only the fallback.
 */
export async function fetchKept(
  address: string,
  kept: 'forEver' | 'renewed',
  signal: AbortSignal | null = null,
): Promise<Response> {
  const cache = await openCache()
  const known = await cache?.match(address)
  if (known && kept === 'forEver') return known
  try {
    const response = await fetch(address, { signal })
    if (!response.ok) throw new TypeError(`${address} is not there`)
    // A full disk keeps nothing.
    await cache?.put(address, response.clone()).catch(() => undefined)
    await forgetOldest(cache)
    return response
  } catch (error) {
    if (known) return known
    throw error
  }
}

async function forgetOldest(cache: Cache | null): Promise<void> {
  const requests = (await cache?.keys()) ?? []
  const recordings = requests.filter(({ url }) => url.endsWith('.m4a'))
  for (const old of recordings.slice(0, -mostKept)) await cache?.delete(old)
}
