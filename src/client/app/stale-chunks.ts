import { loadFailed } from '../platform/use-loaded.ts'

const key = 'nabz.reloadedAt'
const onceInMs = 60_000

/**
 * After an update of the server the files this page still asks for are gone. A fresh page knows the new ones;
 * at most once a minute, or a server in trouble would keep phones reloading.
 */
export function reloadOnStaleChunks(): void {
  window.addEventListener(loadFailed, () => {
    if (!navigator.onLine || isSomethingTyped()) return
    try {
      if (Date.now() - Number(sessionStorage.getItem(key)) < onceInMs) return
      sessionStorage.setItem(key, String(Date.now()))
      location.reload()
    } catch {
      // Without storage there is no telling a second time from the first.
    }
  })
}

/** Forms before the sign-in keep no draft: reloading would cost what stands in them. */
function isSomethingTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('form[data-guest] input:not([type=radio])')
  return Array.from(fields).some((field) => field.value !== '')
}
