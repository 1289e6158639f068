import { useEffect, useState } from 'react'

const settlesAfterMs = 300

/** Debounces a value: a search asks the server when the typing pauses. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settlesAfterMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
