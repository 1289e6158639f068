import { useEffect } from 'react'
import { ApiError } from '../../platform/api/api-error.ts'
import { completeMessages } from '../../platform/i18n/language.ts'
import { loadOnce } from '../../platform/browser/use-loaded.ts'

const load = () => import('./calls.ts')

/** Without the network there is no sending, whichever part of it is missing. */
export async function loadCalls() {
  try {
    // With the sentences for what may go wrong, which the page itself came without.
    const [calls] = await Promise.all([loadOnce(load), completeMessages()])
    return calls
  } catch {
    const what = { status: 0, code: 'network', feature: 'accounts' }
    throw new ApiError('Network error: Unable to connect to server', what)
  }
}

/** Brings them on the way with the first focus of a field; before, they would delay the page itself. */
export function usePreparedCalls(): void {
  useEffect(() => {
    const prepare = () => void loadCalls().catch(() => undefined)
    // Somebody may have been typing before this script arrived.
    if (document.activeElement instanceof HTMLInputElement) prepare()
    document.addEventListener('focusin', prepare, { once: true })
    return () => document.removeEventListener('focusin', prepare)
  }, [])
}
