import { useEffect } from 'react'
import type { LazyScreenManifest } from '../platform/manifest/manifest.ts'
import { bundleOfPage, loadMessages } from '../platform/i18n/language.ts'
import { loadStyles } from '../platform/browser/load-styles.ts'
import { PathParams, Redirect, usePath } from '../platform/browser/navigation.tsx'
import { useSession } from '../platform/session/session-store.ts'
import { useLoaded } from '../platform/browser/use-loaded.ts'
import { ErrorState, Skeleton } from '../ui/loading.tsx'
import { CrashBoundary } from './shell/crash-boundary.tsx'
import { markReady } from './early-submits.ts'
import { GuestFrame } from './shell/guest-frame.tsx'
import { findGuestScreen, paramsOf } from './routing/guest-screens.ts'
import insideStyles from '../ui/styles/app-shell.css?url'
import { loaderOf } from './routing/screen-loaders.tsx'

export function App() {
  useEffect(markReady, [])
  return (
    <CrashBoundary>
      <Wing />
    </CrashBoundary>
  )
}

/** The guest pages or the signed-in app. */
function Wing() {
  const path = usePath()
  const isSignedIn = useSession() !== null
  const guestScreen = findGuestScreen(path)
  if (isSignedIn || (path !== '/' && !guestScreen)) return <Inside />
  if (!guestScreen) return <Redirect to="/login" />
  return (
    <PathParams value={paramsOf(path)}>
      <Guest key={guestScreen.path} screen={guestScreen} />
    </PathParams>
  )
}

function Guest({ screen }: { screen: LazyScreenManifest }) {
  const { value, error, retry } = useLoaded(loaderOf(screen))
  if (!value) return <OnTheWay error={error} onRetry={retry} />
  return (
    <GuestFrame path={screen.path}>
      <value.Screen />
    </GuestFrame>
  )
}

const appShellMessages = bundleOfPage('app-shell', {
  en: () => import('../../shared/i18n/en/app-shell.ts'),
  hi: () => import('../../shared/i18n/hi/app-shell.ts'),
  pa: () => import('../../shared/i18n/pa/app-shell.ts'),
})

/** Loads the signed-in app with its messages and styles in parallel. */
export async function loadInside() {
  const [inside] = await Promise.all([
    import('./inside.tsx'),
    loadMessages(appShellMessages),
    loadStyles(insideStyles),
  ])
  return inside
}

function Inside() {
  const { value, error, retry } = useLoaded(loadInside)
  return value ? <value.Inside /> : <OnTheWay error={error} onRetry={retry} />
}

function OnTheWay({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <GuestFrame path="">
      {error === undefined ? <Skeleton cards={2} /> : <ErrorState onRetry={onRetry} />}
    </GuestFrame>
  )
}
