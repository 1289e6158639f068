import { useSyncExternalStore } from 'react'
import { book } from '../platform/books.ts'
import { loadShelf } from '../platform/language.ts'
import { readStored, store } from '../platform/storage.ts'
import { useLoaded } from '../platform/use-loaded.ts'

/** The browser's own question, held back until somebody asks for it. Not in TypeScript's list of events. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

const declinedKey = 'nabz.installDeclined'
let prompt: InstallPrompt | null = null
const listeners = new Set<() => void>()

// It is told once, soon after the page is shown: heard from the moment this file runs.
window.addEventListener('beforeinstallprompt', (event) => {
  // Else some browsers put a bar of their own over the page.
  event.preventDefault()
  know(event as InstallPrompt)
})
window.addEventListener('appinstalled', () => know(null))

/** Where the app may be put on the phone, if the browser can do that and nobody said no here before. */
export function InstallPlace() {
  const isOffered = useSyncExternalStore(
    follow,
    () => prompt !== null && readStored(declinedKey) === null,
    () => false,
  )
  return isOffered && <Offer />
}

function Offer() {
  const { value } = useLoaded(loadOffer)
  return value && <value.InstallOffer onAccept={accept} onDecline={decline} />
}

/** Few phones ever show it, so it is no part of the home. */
async function loadOffer() {
  const [offer] = await Promise.all([import('./install-offer.tsx'), loadShelf(book('app-install'))])
  return offer
}

function accept(): void {
  void prompt?.prompt()
  know(null)
}

function decline(): void {
  store(declinedKey, '1')
  know(null)
}

function know(now: InstallPrompt | null): void {
  prompt = now
  for (const tell of listeners) tell()
}

function follow(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
