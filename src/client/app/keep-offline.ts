import { onLanguage, shownNow } from '../platform/language.ts'
import { warn } from '../platform/log.ts'

/** What the page tells offline-worker.ts: the files it was made of, and the language it is shown in. */
export interface Kept {
  files: string[]
  language: string
}

let isFollowing = false

/**
 * Lets the worker put this app aside, so that it opens without a network. Only behind the sign-in, over https or
 * on this machine, and not from the development server, whose files change under one name.
 */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  try {
    await serviceWorker.register('/sw.js')
    tell((await serviceWorker.ready).active)
  } catch (error) {
    // Private windows and full phones refuse; the app goes on without.
    warn('this page cannot be kept for times without a network', error)
    return
  }
  if (isFollowing) return
  isFollowing = true
  // A newer worker has taken over: it begins with nothing.
  serviceWorker.addEventListener('controllerchange', () => tell(serviceWorker.controller))
  let told = shownNow().language
  onLanguage(() => {
    if (shownNow().language === told) return
    told = shownNow().language
    // After the cookie is written, by which the server chooses the language of the page.
    setTimeout(() => tell(serviceWorker.controller))
  })
}

function tell(worker: ServiceWorker | null): void {
  const prefix = `${location.origin}/assets/`
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const kept: Kept = {
    files: files.filter((name) => name.startsWith(prefix)).map((name) => new URL(name).pathname),
    language: shownNow().language,
  }
  // Nothing to hand over; the list is there because a window's postMessage would take an address.
  worker?.postMessage(kept, [])
}
