import { useSyncExternalStore, type ComponentType } from 'react'

/** Above the page, or below what is on it. */
type Place = 'top' | 'end'
type SlotPart = ComponentType<{ path: string }>

let parts: Record<Place, Record<string, SlotPart>> = { top: {}, end: {} }
let listeners: (() => void)[] = []

/** What the browser asks with when the app may be put on the phone. It tells once, perhaps before anybody hears. */
export const held: { prompt: Event | null } = { prompt: null }
window.addEventListener('beforeinstallprompt', (event) => {
  // Else some browsers put a bar of their own over the page.
  event.preventDefault()
  held.prompt = event
})

/** What the frame shows now and then is not part of the first visit: it comes in idle time, see fetch-ahead.ts. */
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
