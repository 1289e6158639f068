import { useEffect, useState } from 'react'
import { outboxKey, readStored } from '../../platform/storage/storage.ts'
import type { UnsentNotice } from './unsent-notice.tsx'

/** Loaded after the form, and only when the phone ever had an outbox: keeps the sign-in page small. */
export function UnsentPlace() {
  const [Notice, setNotice] = useState<typeof UnsentNotice | null>(null)
  useEffect(() => {
    if (readStored(outboxKey) === null) return undefined
    const show = () =>
      import('./unsent-notice.tsx').then(
        (loaded) => setNotice(() => loaded.UnsentNotice),
        () => undefined,
      )
    const timer = setTimeout(show, 1_500)
    return () => clearTimeout(timer)
  }, [])
  return Notice && <Notice />
}
