import { useEffect } from 'react'
import { ApiError } from '../../platform/api/api-error.ts'
import { completeMessages } from '../../platform/i18n/language.ts'
import { loadOnce } from '../../platform/browser/use-loaded.ts'

const load = () => import('./calls.ts')

/** A failed chunk is reported as a network error: the form cannot be sent either way. */
export async function loadCalls() {
  try {
    // With the error messages, which the page does not contain.
    const [calls] = await Promise.all([loadOnce(load), completeMessages()])
    return calls
  } catch {
    const what = { status: 0, code: 'network', feature: 'accounts' }
    throw new ApiError('Network error: Unable to connect to server', what)
  }
}

/** Starts loading on the first focus of a field; earlier, it would delay the page. */
export function usePreparedCalls(): void {
  useEffect(() => {
    const prepare = () => void loadCalls().catch(() => undefined)
    // The user may have started typing before this script loaded.
    if (document.activeElement instanceof HTMLInputElement) prepare()
    document.addEventListener('focusin', prepare, { once: true })
    return () => document.removeEventListener('focusin', prepare)
  }, [])
}
