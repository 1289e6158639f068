import type { LazyScreenManifest } from '../../platform/manifest/manifest.ts'
import { loadMessages } from '../../platform/i18n/language.ts'

type Loader = LazyScreenManifest['load']

const loaders = new Map<LazyScreenManifest, Loader>()

/** Fetches a screen and its words at the same time. The same function every time, as useLoaded asks. */
export function loaderOf(door: LazyScreenManifest): Loader {
  let loader = loaders.get(door)
  if (!loader) {
    loader = async () => {
      const [screen] = await Promise.all([door.load(), ...(door.words ?? []).map(loadMessages)])
      return screen
    }
    loaders.set(door, loader)
  }
  return loader
}
