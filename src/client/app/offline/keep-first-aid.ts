import { onLanguage, shownNow } from '../../platform/i18n/language.ts'
import { warn } from '../../platform/browser/log.ts'
import { isDataSaverOn } from '../../platform/data-saver/data-saver.ts'

/** Message of a guest's page to offline-worker.ts: to keep first aid in this language, and nothing else. */
export interface GuestHere {
  isGuest: true
  language: string
  isDataSaverOn: boolean
}

let isKeeping = false

/** Lets the service worker keep /first-aid for times without a network, whoever opened whichever page (decision 0070). */
export async function keepFirstAid(): Promise<void> {
  if (isKeeping || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  isKeeping = true
  const { serviceWorker } = navigator
  try {
    await serviceWorker.register('/sw.js')
    tell((await serviceWorker.ready).active)
  } catch (error) {
    // Private windows and full phones refuse; the page works without.
    warn('first aid cannot be kept for times without a network', error)
    return
  }
  // A newer worker has taken over: it renews the page.
  serviceWorker.addEventListener('controllerchange', () => tell(serviceWorker.controller))
  // After the cookie is set, from which the server picks the page's language.
  onLanguage(() => setTimeout(() => tell(serviceWorker.controller)))
}

function tell(worker: ServiceWorker | null): void {
  const here: GuestHere = {
    isGuest: true,
    language: shownNow().language,
    isDataSaverOn: isDataSaverOn(),
  }
  // No transferables; the list is passed because `Window.postMessage` would take an origin here.
  worker?.postMessage(here, [])
}
