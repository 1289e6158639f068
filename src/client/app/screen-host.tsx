import { useEffect, type ComponentType } from 'react'
import type { LazyScreenManifest, ScreenManifest } from '../platform/manifest/manifest.ts'
import { PathParams } from '../platform/browser/navigation.tsx'
import { whenRead } from '../platform/query/query-client.ts'
import { useLoaded } from '../platform/browser/use-loaded.ts'
import { whenIdle } from '../platform/browser/when-idle.ts'
import { ErrorState, Skeleton } from '../ui/loading.tsx'
import { loaderOf } from './routing/screen-loaders.tsx'
import { endSplash } from './shell/splash.ts'

/** Renders a screen, loading its chunk first if it is lazy. */
export function ScreenHost({ screen, params }: { screen: ScreenManifest; params: Record<string, string> }) {
  return (
    <PathParams value={params}>
      {'screen' in screen ? <Ready screen={screen.screen} /> : <Lazy key={screen.path} screen={screen} />}
    </PathParams>
  )
}

function Lazy({ screen }: { screen: LazyScreenManifest }) {
  const { value, error, retry } = useLoaded(loaderOf(screen))
  if (error !== undefined) return <Failed onRetry={retry} />
  return value ? <Ready screen={value.Screen} /> : <Skeleton cards={2} />
}

function Ready({ screen: Screen }: { screen: ComponentType }) {
  useEffect(() => {
    endSplash()
    whenRead(() => whenIdle(prepareForOffline, 5_000))
  }, [])
  return <Screen />
}

function Failed({ onRetry }: { onRetry: () => void }) {
  useEffect(endSplash, [])
  return <ErrorState onRetry={onRetry} />
}

/** A chunk of its own, loaded after everything else. */
function prepareForOffline(): void {
  import('./fetch-ahead.ts').then(
    ({ fetchAhead }) => fetchAhead(),
    () => undefined, // Tried again with the next screen.
  )
}
