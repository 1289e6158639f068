import type { ComponentType, ReactNode } from 'react'
import type { LazyScreenManifest } from '../../platform/manifest/manifest.ts'
import { loadMessages } from '../../platform/i18n/language.ts'

type Loader = LazyScreenManifest['load']

const loaders = new Map<LazyScreenManifest, Loader>()

/** Fetches a screen, its gate and its words at the same time. The same function every time, as useLoaded asks. */
export function loaderOf(door: LazyScreenManifest): Loader {
  let loader = loaders.get(door)
  if (!loader) {
    loader = async () => {
      const [screen, gate] = await Promise.all([
        door.load(),
        door.gate?.(),
        ...(door.words ?? []).map(loadMessages),
      ])
      return gate ? { Screen: behind(gate.Gate, screen.Screen) } : screen
    }
    loaders.set(door, loader)
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
