import type { GuestHere } from './keep-first-aid.ts'
import type { Fetched, Kept, Told } from './keep-offline.ts'
import { hearPushes } from './push-worker.ts'

/**
 * The service worker, built as dist/client/sw.js. It keeps the empty page of the app and the files under
 * /assets/, both the same for everybody; answers of /api, which are about people, are never kept.
 *
 * A page that was shown says what it is made of; only when all of that lies here, it becomes the page that is
 * opened without a network. So a half-fetched new version never takes the place of a whole old one. Then the files
 * of all other screens of this role are brought, and a page of an older version is told once the new one is whole.
 *
 * The page of first aid is kept for everybody, also for guests, beside the versioned files: it is read without them.
 */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Lasting {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
interface FromPage extends MessageEvent<Kept | GuestHere> {
  /** The page that sent the message. */
  source: Client & null
}
interface Client {
  postMessage(message: Told, handedOver: []): void
}
interface Worker {
  addEventListener(name: 'install' | 'activate', hear: (event: Lasting) => void): void
  addEventListener(name: 'fetch', hear: (event: Fetching) => void): void
  addEventListener(name: 'message', hear: (event: Lasting & FromPage) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void>; matchAll(): Promise<unknown[]> }
  registration: ServiceWorkerRegistration
  /** This worker; not in every browser. */
  serviceWorker?: ServiceWorker
}
const worker = self as unknown as Worker

/** The build inserts a hash of its files: each version is a new worker with a new cache. */
const filesPrefix = 'nabz-files-'
const filesName = `${filesPrefix}__BUILD__`
/** The URL of the file list, inserted by the build. */
const listAddress = '__FILES__'
const pagesName = 'nabz-pages'
const appPage = '/'
/** The latest page from the server, until all its files are cached. */
const nextPage = '/next'
/** Prerendered, in one language, with its styles: of use before and without any other file (decision 0070). */
const firstAidPage = '/first-aid'
const dayMs = 24 * 60 * 60_000
/** Longer than a page takes on 2G; after it, treat the network as down. */
const timeoutMs = 6_000
/** For a new version, which a slow connection would otherwise never get. */
const newVersionTimeoutMs = 20_000

const anyHeaders = { ignoreVary: true }
const fewAtATime = 4
/** Headers that `transferSize` leaves out. See wire-bytes.ts, which a worker cannot import. */
const headerBytes = (protocol: string) => (/^h[23]$/.test(protocol) ? 0 : 850)
/** Prefetched files since the last report to a page. */
const brought = new Set<string>()
let keeping = Promise.resolve()

hearPushes()
worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) =>
  // Navigation preload requests the page while this worker starts.
  event.waitUntil(Promise.all([worker.registration.navigationPreload?.enable(), worker.clients.claim()])),
)
worker.addEventListener('message', (event) => {
  keeping = keeping.then(() => keep(event.data, event.source)).catch(() => undefined)
  event.waitUntil(keeping)
})
worker.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(openFile(event.request))
  else if (event.request.mode === 'navigate') event.respondWith(openPage(event, pathname))
})

async function openFile(request: Request): Promise<Response> {
  const known = await caches.match(request, anyHeaders)
  if (known) return known
  const response = await fetch(request)
  // On a full disk nothing is cached, and the app opens all the same.
  if (response.ok) await store(filesName, request, response.clone()).catch(() => undefined)
  return response
}

/**
 * Answers from the cache and updates it in the background, which saves a second on 2G. Uses the network first for the
 * sign-in pages, which the server prerenders, and when a page of another version was fetched but not opened yet; then
 * the cache is the fallback for an error or a timeout.
 */
async function openPage(event: Fetching, pathname: string): Promise<Response> {
  const inFlight = fetchPage(event, pathname)
  event.waitUntil(inFlight.catch(() => undefined))
  if (isOfApi(pathname)) return inFlight
  const pages = await caches.open(pagesName)
  const firstAid = await pages.match(firstAidPage, anyHeaders)
  if (firstAid && pathname === firstAidPage) return firstAid
  const kept = await pages.match(appPage, anyHeaders)
  // For a guest it is the only page on the device.
  if (!kept) return firstAid ? inFlight.catch(() => Response.redirect(firstAidPage)) : inFlight
  const next = await pages.match(nextPage, anyHeaders)
  const isNewer = next !== undefined && (await scriptOf(next)) !== (await scriptOf(kept))
  if (!isNewer && !isSignIn(pathname)) return kept
  const limitMs = isNewer ? newVersionTimeoutMs : timeoutMs
  return Promise.race([
    inFlight.then((page) => (page.status < 500 ? page : kept)).catch(() => kept),
    new Promise<Response>((resolve) => setTimeout(() => resolve(kept), limitMs)),
  ])
}

async function fetchPage(event: Fetching, pathname: string): Promise<Response> {
  const page = (await event.preloadResponse) ?? (await fetch(event.request))
  // The sign-in pages differ; offline, the app's page renders them itself.
  const name = pathname === firstAidPage ? firstAidPage : nextPage
  if (page.ok && !isOfApi(pathname) && !isSignIn(pathname))
    event.waitUntil(store(pagesName, name, page.clone()).catch(() => undefined))
  return page
}

function isSignIn(pathname: string): boolean {
  return pathname === '/login' || pathname === '/register'
}

/** For example a download. Handled here only because navigation preload has already requested it. */
function isOfApi(pathname: string): boolean {
  return pathname.startsWith('/api/')
}

async function keep(kept: Kept | GuestHere, page: Client | null): Promise<void> {
  const list = await readList()
  const hasFirstAid = await keepFirstAid(list, kept).then(
    () => true,
    () => false,
  )
  // Somebody signed in here before: the files of that page stay.
  if ('isGuest' in kept) return hasFirstAid && !(await hasAppPage()) ? forgetOld() : undefined
  const isOurs = kept.files.some((file) => list.entry.includes(file))
  if (isOurs) await keepPage(kept)
  const all = [...list.everyone, ...(list[kept.role ?? ''] ?? []), ...(list[kept.language] ?? [])]
  if (!kept.isDataSaverOn) await addMissing(all)
  page?.postMessage(countFetched(), [])
  if (isOurs) await forgetOld()
  else if (await replacePage(list, kept)) page?.postMessage('newVersion', [])
}

type FileList = Record<string, string[]> & { entry: string[]; everyone: string[]; firstAid: string[] }

/** The file list of this build; see vite.offline.ts. */
async function readList(): Promise<FileList> {
  await addMissing([listAddress])
  const list = await caches.match(listAddress, anyHeaders)
  return (await list?.json()) as FileList
}

/**
 * Renews the page of first aid when it is of another version or language, or a day old: the town's numbers may have
 * changed. With data saving on only the page itself, without which there would be no help.
 */
async function keepFirstAid(list: FileList, { language, isDataSaverOn }: Kept | GuestHere): Promise<void> {
  const pages = await caches.open(pagesName)
  const known = await pages.match(firstAidPage, anyHeaders)
  const isCurrent = known && isOfToday(known) && (await isMadeOf(known, list.entry, language))
  const page = isCurrent ? known : await bring(pages, firstAidPage)
  if (!isDataSaverOn) await addMissing([...(await listNamed(page)), ...list.firstAid])
}

function isOfToday(page: Response): boolean {
  return Date.now() - Date.parse(page.headers.get('date') ?? '') < dayMs
}

async function hasAppPage(): Promise<boolean> {
  return (await (await caches.open(pagesName)).match(appPage, anyHeaders)) !== undefined
}

async function keepPage({ files, language }: Kept): Promise<void> {
  const pages = await caches.open(pagesName)
  const next = await pages.match(nextPage, anyHeaders)
  const isNext = next !== undefined && (await isMadeOf(next, files))
  const page = isNext ? next : await findPage(pages, files, language)
  if (!page) return
  await addMissing([...files, ...(await listNamed(page))])
  await pages.put(appPage, page)
  if (isNext) await pages.delete(nextPage)
}

/**
 * Replaces the cached page of an older version once all files of the new one are cached. False when the server has no
 * page of this version: it is already newer than this worker.
 */
async function replacePage(list: { entry: string[] }, { isDataSaverOn }: Kept): Promise<boolean> {
  const fresh = await fetchAppPage()
  if (!(await isMadeOf(fresh, list.entry))) return false
  // Data saver mode: keep the old page usable and store the new one for the next visit.
  if (!isDataSaverOn) await addMissing(await listNamed(fresh))
  await store(pagesName, isDataSaverOn ? nextPage : appPage, fresh)
  return true
}

/**
 * As navigation preload asks for it: the browser's cache holds one variant of a page, and one that the other request
 * cannot use is sent again with each visit.
 */
function fetchAppPage(): Promise<Response> {
  return fetch(appPage, { headers: { 'Service-Worker-Navigation-Preload': 'true' } })
}

/** The scripts that a page names. */
async function listNamed(page: Response): Promise<string[]> {
  return (await page.clone().text()).match(/\/assets\/[\w.-]+\.js/g) ?? []
}

/** Undefined when the server is a version ahead: the page of that version will report its own files. */
async function findPage(pages: Cache, files: string[], language: string): Promise<Response | undefined> {
  const kept = await pages.match(appPage, anyHeaders)
  if (kept && (await isMadeOf(kept, files, language))) return kept
  const fresh = await fetchAppPage()
  return (await isMadeOf(fresh, files)) ? fresh : undefined
}

/** Whether this page has one of these scripts and, if given, this language. */
async function isMadeOf(page: Response, files: string[], language = ''): Promise<boolean> {
  const html = await page.clone().text()
  return page.ok && files.includes(await scriptOf(page)) && html.includes(`<html lang="${language}`)
}

/** The URL of the page's entry script, which differs by version. */
async function scriptOf(page: Response): Promise<string> {
  return / src="([^"]+)"/.exec(await page.clone().text())?.[1] ?? ''
}

/** A few at a time, so that the user's own requests are not slowed down. */
async function addMissing(files: string[]): Promise<void> {
  const cache = await caches.open(filesName)
  const present = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = files.filter((file) => !present.has(file))
  while (missing.length > 0) await Promise.all(missing.splice(0, fewAtATime).map((file) => add(cache, file)))
}

/** Names contain a content hash: a file cached by an older version is the same. */
async function add(cache: Cache, file: string): Promise<void> {
  const known = await caches.match(file, anyHeaders)
  if (known) await cache.put(file, known)
  else await bring(cache, file)
}

async function bring(cache: Cache, file: string): Promise<Response> {
  brought.add(file)
  const response = await fetch(file)
  if (!response.ok) throw new TypeError(`${file} is not there`)
  await cache.put(file, response.clone())
  return response
}

// Browsers measure only the first 250; a first visit fetches more than that.
performance.setResourceTimingBufferSize(1_000)

/** What the worker has fetched since its last report; pages cannot measure it. */
function countFetched(): Fetched {
  const fetched = { all: 0, background: 0 }
  for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[]) {
    const bytes = entry.transferSize === 0 ? 0 : entry.transferSize + headerBytes(entry.nextHopProtocol)
    fetched.all += bytes
    if (brought.has(new URL(entry.name).pathname)) fetched.background += bytes
  }
  performance.clearResourceTimings()
  brought.clear()
  return fetched
}

/** Another open page may run an older version and still need its files. */
async function forgetOld(): Promise<void> {
  if ((await worker.clients.matchAll()).length > 1 || isReplaced()) return
  const old = (await caches.keys()).filter((name) => name.startsWith(filesPrefix) && name !== filesName)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** A newer worker exists: a cache that looks old may be the one it is filling. */
function isReplaced(): boolean {
  const { installing, waiting } = worker.registration
  return worker.serviceWorker?.state === 'redundant' || installing !== null || waiting !== null
}

async function store(name: string, key: Request | string, response: Response): Promise<void> {
  await (await caches.open(name)).put(key, response)
}
