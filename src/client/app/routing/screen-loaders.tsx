import type { ComponentType, ReactNode } from 'react'
import type { LazyScreenManifest } from '../../platform/manifest/manifest.ts'
import { loadMessages } from '../../platform/i18n/language.ts'

type Loader = LazyScreenManifest['load']

const loaders = new Map<LazyScreenManifest, Loader>()

/** Loads a screen, its gate and its messages in parallel. Memoised, because useLoaded needs a stable function. */
export function loaderOf(manifest: LazyScreenManifest): Loader {
  let loader = loaders.get(manifest)
  if (!loader) {
    loader = async () => {
      const [screen, gate] = await Promise.all([
        manifest.load(),
        manifest.gate?.(),
        ...(manifest.messages ?? []).map(loadMessages),
      ])
      return gate ? { Screen: behind(gate.Gate, screen.Screen) } : screen
    }
    loaders.set(manifest, loader)
  }
  return loader
}

function behind(Gate: ComponentType<{ children: ReactNode }>, Screen: ComponentType): ComponentType {
  return () => (
    <Gate>
      <Screen />
    </Gate>
  )
}
