import { loadFailed } from '../platform/browser/use-loaded.ts'

const key = 'nabz.reloadedAt'
const onceInMs = 60_000

/**
 * After a deployment the chunks of an open page are gone: reload to get the new ones. At most once a minute, so that a
 * failing server causes no reload loop.
 */
export function reloadOnStaleChunks(): void {
  window.addEventListener(loadFailed, () => {
    if (!navigator.onLine) return
    // Offer the new version instead of reloading.
    if (isSomethingTyped()) return void window.dispatchEvent(new Event('nabz:newVersion'))
    try {
      if (Date.now() - Number(sessionStorage.getItem(key)) < onceInMs) return
      sessionStorage.setItem(key, String(Date.now()))
      location.reload()
    } catch {
      // Without storage the reloads cannot be counted: do not reload.
    }
  })
}

/** Do not reload a page with form input: the draft is kept, but the user is interrupted. */
function isSomethingTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'form input:not([type=radio], [type=checkbox]), form textarea',
  )
  return Array.from(fields).some((field) => field.value !== '')
}
