import { useSyncExternalStore, type ComponentType } from 'react'

/** Above the page, or below what is on it. */
type Place = 'top' | 'end'
type SlotPart = ComponentType<{ path: string }>

let parts: Record<Place, Record<string, SlotPart>> = { top: {}, end: {} }
let listeners: (() => void)[] = []

/** The browser's install prompt. Its event fires once, perhaps before its handler has loaded. */
export const held: { prompt: Event | null } = { prompt: null }
window.addEventListener('beforeinstallprompt', (event) => {
  // Otherwise some browsers show a bar of their own.
  event.preventDefault()
  held.prompt = event
})

/** The rarely shown parts of the frame are loaded in idle time, see fetch-ahead.ts. */
export function addToSlot(now: typeof parts): void {
  parts = now
  for (const tell of listeners) tell()
}

export function Slot({ at, path }: { at: Place; path: string }) {
  const now = useSyncExternalStore(follow, () => parts)
  return Object.entries(now[at]).map(([name, Part]) => <Part key={name} path={path} />)
}

function follow(changed: () => void): () => void {
  listeners.push(changed)
  return () => (listeners = listeners.filter((one) => one !== changed))
}
