import { loadFailed } from '../platform/browser/use-loaded.ts'

const key = 'nabz.reloadedAt'
const onceInMs = 60_000

/**
 * After an update of the server the files this page still asks for are gone. A fresh page knows the new ones;
 * at most once a minute, or a server failing would keep phones reloading.
 */
export function reloadOnStaleChunks(): void {
  window.addEventListener(loadFailed, () => {
    if (!navigator.onLine) return
    // Offered instead, where there is a place for it.
    if (isSomethingTyped()) return void window.dispatchEvent(new Event('nabz:newVersion'))
    try {
      if (Date.now() - Number(sessionStorage.getItem(key)) < onceInMs) return
      sessionStorage.setItem(key, String(Date.now()))
      location.reload()
    } catch {
      // Without storage there is no telling a second time from the first.
    }
  })
}

/** In the middle of a form nobody's page goes away: drafts are kept, but a hand stops. */
function isSomethingTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'form input:not([type=radio], [type=checkbox]), form textarea',
  )
  return Array.from(fields).some((field) => field.value !== '')
}
