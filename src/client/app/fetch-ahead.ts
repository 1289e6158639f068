import { AlarmBar } from '../alarms/alarms.manifest.tsx'
import type { Role } from '../../shared/kit/endpoint.ts'
import { dropEarlyReads } from '../platform/api/early-reads.ts'
import { waitBefore } from '../platform/api/back-off.ts'
import type { LazyScreenManifest, ScreenManifest } from '../platform/manifest/manifest.ts'
import { loadOutbox } from '../platform/outbox/load-outbox.ts'
import { currentSession } from '../platform/session/session-store.ts'
import { startCounting } from '../platform/data-saver/data-usage.ts'
import { loadOnce } from '../platform/browser/use-loaded.ts'
import { learnOthers } from '../platform/people/learn-others.ts'
import { FamilyPlace } from './profiles/family-place.tsx'
import { screens } from './features.ts'
import { keepForOffline } from './offline/keep-offline.ts'
import { InstallPlace } from './install/install-place.tsx'
import { addToSlot } from './shell/slot.tsx'
import { LazyWaitingLine, loadWaitingLine } from './shell/lazy-waiting-line.tsx'
import { linkManifest } from './install/link-manifest.ts'
import { mayEnter } from './routing/routing.ts'
import { NewVersionPlace } from './install/new-version-place.tsx'
import { loadAgeText, OfflineLine } from './shell/offline-line.tsx'
import { ListenButton } from './listen/listen-button.tsx'
import { readAhead } from './offline/read-ahead.ts'
import { loaderOf } from './routing/screen-loaders.tsx'

const maxTries = 8
let doneFor: string | null = null

/** Prefetches what must work offline, once per person, and adds the rarely shown parts of the frame. */
export function fetchAhead(): void {
  dropEarlyReads()
  addToSlot({
    top: { OfflineLine, AlarmBar, NewVersionPlace, FamilyPlace, LazyWaitingLine, ListenButton },
    end: { InstallPlace },
  })
  startCounting()
  const person = currentSession()?.person
  if (person?.role === 'patient') void loadRingAgain()
  if (!person || person.id === doneFor) return
  doneFor = person.id
  // Another phone may have added somebody. Without a network the bar is as before.
  if (person.role === 'patient') learnOthers().catch(() => undefined)
  void bring(person.role)
}

/** After each sign-in, also of the same user. */
function loadRingAgain(): Promise<void> {
  return import('./offline/ring-again.ts').then(
    ({ ringAgain }) => ringAgain(),
    () => undefined,
  )
}

/** The screens marked `ahead`, then home, then the sign-in page, so that signing out works offline. */
export function listAhead(role: Role): LazyScreenManifest[] {
  const own = screens.filter(
    (screen): screen is LazyScreenManifest => isLazy(screen) && mayEnter(screen.roles, role),
  )
  const signIn = screens.filter(isLazy).find(({ path }) => path === '/login')
  const named = own.filter(({ ahead }) => ahead)
  const home = own.filter(({ path, ahead }) => path === '/' && !ahead)
  return [...named, ...home, ...(signIn ? [signIn] : [])]
}

async function bring(role: Role): Promise<void> {
  const loaders = listAhead(role).map(loaderOf)
  for (let failures = 1; failures <= maxTries; failures += 1) {
    try {
      await Promise.all([loadOutbox(), loadWaitingLine()])
      // One by one: the most needed screen is complete before the next begins. Calling `load` first keeps a failure
      // from reloading the page, as loadOnce alone would.
      for (const load of loaders) {
        await load()
        await loadOnce(load)
      }
      await loadAgeText()
      linkManifest()
      await keepForOffline()
      return await readAhead(role)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitBefore(failures)))
      if (currentSession()?.person.role !== role) return
    }
  }
}

function isLazy(screen: ScreenManifest): screen is LazyScreenManifest {
  return 'load' in screen
}
