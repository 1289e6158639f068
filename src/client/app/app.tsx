import { useEffect } from 'react'
import { loadShelf } from '../platform/language.ts'
import { Redirect, usePath } from '../platform/navigation.tsx'
import { useSession } from '../platform/session-store.ts'
import { useLoaded } from '../platform/use-loaded.ts'
import { ErrorState, Skeleton } from '../ui/loading.tsx'
import { CrashBoundary } from './crash-boundary.tsx'
import { markReady } from './early-submits.ts'
import { GuestFrame } from './guest-frame.tsx'
import { findGuestScreen } from './guest-screens.ts'

export function App() {
  useEffect(markReady, [])
  return (
    <CrashBoundary>
      <Wing />
    </CrashBoundary>
  )
}

/** Before the sign-in, or behind it. */
function Wing() {
  const path = usePath()
  const isSignedIn = useSession() !== null
  const GuestScreen = findGuestScreen(path)?.screen
  if (isSignedIn || (path !== '/' && !GuestScreen)) return <Inside />
  if (!GuestScreen) return <Redirect to="/login" />
  return (
    <GuestFrame path={path}>
      <GuestScreen />
    </GuestFrame>
  )
}

/** The rooms behind the sign-in with their words, loaded together. */
export async function loadInside() {
  const [inside] = await Promise.all([import('./inside.tsx'), loadShelf('inside')])
  return inside
}

function Inside() {
  const { value, error, retry } = useLoaded(loadInside)
  if (value) return <value.Inside />
  return (
    <GuestFrame path="">
      {error === undefined ? <Skeleton cards={2} /> : <ErrorState onRetry={retry} />}
    </GuestFrame>
  )
}
