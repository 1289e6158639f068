import { useCallback, useEffect, useState } from 'react'

type Load<T> = () => Promise<T>

/** Told to the window when a part of the app could not be fetched. */
export const loadFailed = 'nabz:loadFailed'

const loaded = new Map<Load<unknown>, unknown>()

/** Loads once; a failure is not remembered, because on a village network the next try may work. */
export async function loadOnce<T>(load: Load<T>): Promise<T> {
  const known = peekLoaded(load)
  if (known !== undefined) return known
  try {
    const value = await load()
    loaded.set(load, value)
    return value
  } catch (error) {
    window.dispatchEvent(new Event(loadFailed))
    throw error
  }
}

function peekLoaded<T>(load: Load<T>): T | undefined {
  return loaded.get(load) as T | undefined
}

export interface Loaded<T> {
  value: T | undefined
  error: unknown
  retry: () => void
}

/** A part of the app that comes over the network when it is needed. There at once if it was loaded before. */
export function useLoaded<T>(load: Load<T>): Loaded<T> {
  const [failure, setFailure] = useState<{ of: Load<T>; error: unknown } | null>(null)
  const [, redraw] = useState(0)

  const start = useCallback(() => {
    loadOnce(load).then(
      () => redraw((count) => count + 1),
      (error: unknown) => setFailure({ of: load, error }),
    )
  }, [load])

  const value = peekLoaded(load)
  const isMissing = value === undefined
  // What somebody else has loaded since the drawing must be drawn too: so the drawing decides, not this moment.
  useEffect(() => {
    if (isMissing) start()
  }, [isMissing, start])

  return {
    value,
    error: failure?.of === load ? failure.error : undefined,
    retry: () => {
      setFailure(null)
      start()
    },
  }
}
