import type { LazyScreenDoor } from '../../platform/manifest/manifest.ts'
import { loadMessages } from '../../platform/i18n/language.ts'

type Loader = LazyScreenDoor['load']

const loaders = new Map<LazyScreenDoor, Loader>()

/** Fetches a screen and its words at the same time. The same function every time, as useLoaded asks. */
export function loaderOf(door: LazyScreenDoor): Loader {
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
