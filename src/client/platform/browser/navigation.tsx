import {
  createContext,
  useContext,
  useEffect,
  useSyncExternalStore,
  type ComponentProps,
  type MouseEvent,
} from 'react'

/** The address bar as the app's place: what a router library does, in as much as our flat list of screens needs. */

// pushState and replaceState tell nobody, so `navigate` does. wouter announces its own in the same words.
const moves = ['popstate', 'pushState', 'replaceState']
let drawnPath: string | null = null

/** For pages rendered outside a browser, where no address bar says where we are. */
export function setDrawnPath(path: string): void {
  drawnPath = path
}

/** Goes to a page of the app; `replace` leaves no step to come back to. */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const move = replace ? 'replaceState' : 'pushState'
  history[move](null, '', to)
  dispatchEvent(new Event(move))
}

/** The path without query; draws anew when it changes. */
export function usePath(): string {
  return useSyncExternalStore(onMove, readPath, () => drawnPath ?? readPath())
}

function readPath(): string {
  return location.pathname
}

/** Hears of every step to another address, also to another place of the same page. */
export function onMove(changed: () => void): () => void {
  for (const move of moves) addEventListener(move, changed)
  return () => {
    for (const move of moves) removeEventListener(move, changed)
  }
}

/** A link within the app. A press with a modifier key is left to the browser: new tab, save, share. */
export function Link({ to, onClick, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  function go(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(to)
  }
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the other properties
  return <a {...rest} href={to} onClick={go} />
}

export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to])
  return null
}

/** What stands in the place of `:id` in the screen's path. */
export const PathParams = createContext<Record<string, string>>({})

export function useParams(): Record<string, string> {
  return useContext(PathParams)
}
