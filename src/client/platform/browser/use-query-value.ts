import { useSyncExternalStore } from 'react'
import { navigate, onMove } from './navigation.tsx'

/** A value in the query of the address, so that Back, a reload and a second tab keep it; null if it is not there. */
export function useQueryValue(name: string): string | null {
  return useSyncExternalStore(
    onMove,
    () => new URLSearchParams(location.search).get(name),
    () => null,
  )
}

/** The same page with another value; its # stays behind. */
export function withQueryValue(name: string, value: string): string {
  const query = new URLSearchParams(location.search)
  query.set(name, value)
  return `${location.pathname}?${query.toString()}`
}

/** Writes it into the address without a new history entry. */
export function putQueryValue(name: string, value: string): void {
  navigate(withQueryValue(name, value), { replace: true })
}
