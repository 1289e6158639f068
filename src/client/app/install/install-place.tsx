import { useSyncExternalStore } from 'react'
import { messageBundle } from '../../platform/i18n/namespaces.ts'
import { loadMessages } from '../../platform/i18n/language.ts'
import { readStored, store } from '../../platform/storage/storage.ts'
import { useLoaded } from '../../platform/browser/use-loaded.ts'
import { held } from '../shell/slot.tsx'

/** The browser's install prompt, deferred until requested. Missing in TypeScript's DOM types. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

const declinedKey = 'nabz.installDeclined'
const listeners = new Set<() => void>()

// app/shell/slot.tsx has already deferred an earlier event.
window.addEventListener('beforeinstallprompt', know)
window.addEventListener('appinstalled', forget)

/** Offers on the home page to install the app, if the browser can and nobody has declined. */
export function InstallPlace({ path }: { path: string }) {
  const isOffered = useSyncExternalStore(
    follow,
    () => held.prompt !== null && readStored(declinedKey) === null,
  )
  return path === '/' && isOffered && <Offer />
}

function Offer() {
  const { value } = useLoaded(loadOffer)
  return value && <value.InstallOffer onAccept={accept} onDecline={decline} />
}

/** Loaded lazily, because few phones ever show it. */
async function loadOffer() {
  const [offer] = await Promise.all([
    import('./install-offer.tsx'),
    loadMessages(messageBundle('app-install')),
  ])
  return offer
}

function accept(): void {
  void (held.prompt as InstallPrompt | null)?.prompt()
  forget()
}

function decline(): void {
  store(declinedKey, '1')
  forget()
}

function forget(): void {
  held.prompt = null
  know()
}

function know(): void {
  for (const tell of listeners) tell()
}

function follow(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
