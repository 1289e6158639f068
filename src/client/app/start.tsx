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

/** Draws the page in the reader's language, or brings the drawn one to life. */
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
  // All travel at the same time. A drawn form stands until it can come alive; behind the sign-in, what fails
  // here is asked for again on screen.
  const screens = guestScreen
    ? untilDone(() => loadOnce(loaderOf(guestScreen)))
    : loadOnce(loadInside)
        .then(({ loadCurrentScreen }) => loadCurrentScreen())
        .catch(() => undefined)
  await Promise.all([messages, screens])

  // A prerendered page in another language, or for another path, would not fit: React error 418.
  const fits = root.dataset['path'] === guestScreen?.path && pageLanguage === language
  if (guestScreen && fits) hydrateRoot(root, <App />)
  else {
    root.replaceChildren()
    createRoot(root).render(<App />)
  }
}

/** Without messages there is nothing to show, so the splash stays and the messages are asked for until they come. */
async function untilDone(work: () => Promise<unknown>): Promise<unknown> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await work()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitBefore(failures)))
    }
  }
}

/** The development server's page is not written by ours, so it names no town. */
async function learnTown(): Promise<void> {
  if (isTownKnown()) return
  const answer = await fetch('/api/town')
  setTown((await answer.json()) as Town)
}
