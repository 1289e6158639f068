import type { Role } from '../../../shared/kit/endpoint.ts'
import { onLanguage, shownNow } from '../../platform/i18n/language.ts'
import { warn } from '../../platform/browser/log.ts'
import { currentSession } from '../../platform/session/session-store.ts'
import { recordUsage, mayBringAhead } from '../../platform/data-saver/data-usage.ts'

/** What the page tells offline-worker.ts: the files it was made of, and for whom and how it is shown. */
export interface Kept {
  files: string[]
  language: string
  role: Role | undefined
  /** Nothing is to be brought but what was asked for. */
  isDataSaverOn: boolean
}

/** What the worker tells: to an older page that the next one lies ready; what it has fetched. */
export type Told = 'newVersion' | Fetched
/** In bytes; `background`: of these, what was brought for times without a network. */
export interface Fetched {
  all: number
  background: number
}

/** A phone that keeps the app open for days asks whether there is a newer one when it is taken up again. */
const askAgainAfterMs = 60 * 60_000

let isFollowing = false

/**
 * Lets the worker put this app aside, so that it opens without a network. Only behind the sign-in, over https or
 * on this machine, and not from the development server, whose files change under one name.
 */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  try {
    const registration = await serviceWorker.register('/sw.js')
    follow(registration)
    tell((await serviceWorker.ready).active)
  } catch (error) {
    // Private windows and full phones refuse; the app goes on without.
    warn('this page cannot be kept for times without a network', error)
  }
}

function follow(registration: ServiceWorkerRegistration): void {
  if (isFollowing) return
  isFollowing = true
  const { serviceWorker } = navigator
  // A newer worker has taken over: it begins with nothing.
  serviceWorker.addEventListener('controllerchange', () => tell(serviceWorker.controller))
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data !== 'newVersion') recordUsage(data.all, data.background)
    else window.dispatchEvent(new Event('nabz:newVersion'))
  })
  let told = shownNow().language
  onLanguage(() => {
    if (shownNow().language === told) return
    told = shownNow().language
    // After the cookie is written, by which the server chooses the language of the page.
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
  // Nothing to hand over; the list is there because a window's postMessage would take an address.
  worker?.postMessage(kept, [])
}
