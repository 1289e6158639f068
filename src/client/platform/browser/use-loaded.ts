import { useCallback, useEffect, useState } from 'react'

type Load<T> = () => Promise<T>

/** Window event: a chunk could not be fetched. */
export const loadFailed = 'nabz:loadFailed'

const loaded = new Map<Load<unknown>, unknown>()

/** Loads once; a failure is not cached, because the next try may work. */
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

/** A lazily loaded part of the app; available at once when it was loaded before. */
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
  // Another component may have loaded it since the render, so depend on what was rendered.
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
