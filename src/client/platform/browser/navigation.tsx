import {
  createContext,
  useContext,
  useEffect,
  useSyncExternalStore,
  type ComponentProps,
  type MouseEvent,
} from 'react'

/** A minimal router: all that our flat list of screens needs. */

// pushState and replaceState fire no event, so `navigate` does, under the same names as wouter.
const moves = ['popstate', 'pushState', 'replaceState']
let drawnPath: string | null = null

/** For rendering outside a browser, where there is no location. */
export function setDrawnPath(path: string): void {
  drawnPath = path
}

/** Goes to a page of the app; `replace` adds no history entry. */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const move = replace ? 'replaceState' : 'pushState'
  history[move](null, '', to)
  dispatchEvent(new Event(move))
}

/** The path without the query; re-renders when it changes. */
export function usePath(): string {
  return useSyncExternalStore(onMove, readPath, () => drawnPath ?? readPath())
}

function readPath(): string {
  return location.pathname
}

/** What stands behind the # of the address; '' on a prerendered page. */
export function useFragment(): string {
  return useSyncExternalStore(onMove, readFragment, () => '')
}

function readFragment(): string {
  return location.hash.slice(1)
}

/** Called on every navigation, also within a page. */
export function onMove(changed: () => void): () => void {
  for (const move of moves) addEventListener(move, changed)
  return () => {
    for (const move of moves) removeEventListener(move, changed)
  }
}

/** A link within the app. A click with a modifier key is left to the browser: new tab, save, share. */
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

/** The values of `:id` and the like in the screen's path. */
export const PathParams = createContext<Record<string, string>>({})

export function useParams(): Record<string, string> {
  return useContext(PathParams)
}
