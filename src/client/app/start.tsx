import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Town } from '../../shared/town/town.schemas.ts'
import { waitBefore } from '../platform/api/back-off.ts'
import { clearPersisted, keptFor } from '../platform/storage/clear-persisted.ts'
import { firstLanguage, openLanguage } from '../platform/i18n/language.ts'
import { currentSession, endSession, isSessionExpired } from '../platform/session/session-store.ts'
import { isTownKnown, setTown } from '../platform/clock/town.ts'
import { loadOnce } from '../platform/browser/use-loaded.ts'
import { App, loadInside } from './app.tsx'
import { findGuestScreen } from './routing/guest-screens.ts'
import { loaderOf } from './routing/screen-loaders.tsx'
import { reloadOnStaleChunks } from './stale-chunks.ts'

/** Renders the page in the user's language, or hydrates the prerendered one. */
export async function start(): Promise<void> {
  reloadOnStaleChunks()
  const root = document.getElementById('root')
  if (!root) return
  if (import.meta.env.DEV) await learnTown()
  if (isSessionExpired()) endSession()
  else if (!currentSession() && keptFor() !== null) clearPersisted()
  const pageLanguage = document.documentElement.lang
  const language = firstLanguage()
  const guestScreen = currentSession() ? undefined : findGuestScreen(location.pathname)
  const messages = untilDone(() => openLanguage(language, guestScreen?.messages))
  // Loaded in parallel. A prerendered form stays until it can be hydrated; what fails for a signed-in page is requested
  // again when it renders.
  const screens = guestScreen ? untilDone(() => loadOnce(loaderOf(guestScreen))) : openInside(root)
  await Promise.all([messages, screens])

  // A prerendered page in another language or for another path would not match: React error 418.
  const fits = root.dataset['path'] === guestScreen?.path && pageLanguage === language
  if (guestScreen && fits) hydrateRoot(root, <App />)
  else {
    keepOpenCard(root)
    root.replaceChildren()
    const app = createRoot(root)
    // React renders a transition in slices of 5 ms: a slow phone answers a touch in between.
    startTransition(() => app.render(<App />))
  }
}

/** First aid stays until the whole app is there: an error in its place would help nobody. */
function openInside(root: HTMLElement): Promise<unknown> {
  const isRead = root.dataset['path'] === '/first-aid' && location.pathname === '/first-aid'
  return isRead ? untilDone(loadCurrent) : loadCurrent().catch(() => undefined)
}

async function loadCurrent(): Promise<void> {
  const { loadCurrentScreen } = await loadOnce(loadInside)
  await loadCurrentScreen()
}

/** A first-aid card that was opened before the scripts came stays open: the address names it. */
function keepOpenCard(root: HTMLElement): void {
  const card = root.querySelector('details[open][id]')
  if (card) history.replaceState(null, '', `#${card.id}`)
}

/** Without messages nothing can be shown: keep the splash and retry until they load. */
async function untilDone(work: () => Promise<unknown>): Promise<unknown> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await work()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitBefore(failures)))
    }
  }
}

/** The page of the development server does not contain the town. */
async function learnTown(): Promise<void> {
  if (isTownKnown()) return
  const answer = await fetch('/api/town')
  setTown((await answer.json()) as Town)
}
