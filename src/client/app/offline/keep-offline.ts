import type { Role } from '../../../shared/kit/endpoint.ts'
import { fetchFilesOfPage, onLanguage, shownNow } from '../../platform/i18n/language.ts'
import { warn } from '../../platform/browser/log.ts'
import { currentSession } from '../../platform/session/session-store.ts'
import { recordUsage, mayBringAhead } from '../../platform/data-saver/data-usage.ts'

/** Message to offline-worker.ts: the files of this page, its language and role. */
export interface Kept {
  files: string[]
  language: string
  role: Role | undefined
  /** Data saver mode: do not prefetch. */
  isDataSaverOn: boolean
}

/** Message from the worker: a new version is ready (to a page of an older one), or what it has fetched. */
export type Told = 'newVersion' | Fetched
/** In bytes; `background`: the part that was prefetched for offline use. */
export interface Fetched {
  all: number
  background: number
}

/** A page that stays open for days checks for a new version when it comes to the foreground. */
const askAgainAfterMs = 60 * 60_000

let isFollowing = false

/**
 * Lets the service worker cache the app for offline use. Only in production builds and for signed-in users; service
 * workers need https or localhost.
 */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  try {
    const registration = await serviceWorker.register('/sw.js')
    // Else they come with all files of the language.
    if (!mayBringAhead()) await fetchFilesOfPage()
    follow(registration)
    tell((await serviceWorker.ready).active)
  } catch (error) {
    // Private windows and full phones refuse; the app works without.
    warn('this page cannot be kept for times without a network', error)
  }
}

function follow(registration: ServiceWorkerRegistration): void {
  if (isFollowing) return
  isFollowing = true
  const { serviceWorker } = navigator
  // A newer worker has taken over and knows nothing of this page.
  serviceWorker.addEventListener('controllerchange', () => tell(serviceWorker.controller))
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data !== 'newVersion') recordUsage(data.all, data.background)
    else window.dispatchEvent(new Event('nabz:newVersion'))
  })
  let told = shownNow().language
  onLanguage(() => {
    if (shownNow().language === told) return
    told = shownNow().language
    // After the cookie is set, from which the server picks the page's language.
    setTimeout(() => tell(serviceWorker.controller))
  })
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - askedAt < askAgainAfterMs) return
    askedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}

function tell(worker: ServiceWorker | null): void {
  const prefix = `${location.origin}/assets/`
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const kept: Kept = {
    files: files.filter((name) => name.startsWith(prefix)).map((name) => new URL(name).pathname),
    language: shownNow().language,
    role: currentSession()?.person.role,
    isDataSaverOn: !mayBringAhead(),
  }
  // No transferables; the list is passed because `Window.postMessage` would take an origin here.
  worker?.postMessage(kept, [])
}
