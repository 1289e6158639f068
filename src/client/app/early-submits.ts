declare global {
  interface Window {
    /** Set by the inline script of index.html: a form somebody sent before this script had arrived. */
    nabzEarly?: HTMLFormElement
    nabzReady?: boolean
  }
}

/** From now on the forms answer themselves; one that was held back is sent. */
export function markReady(): void {
  if (window.nabzReady) return
  window.nabzReady = true
  const form = window.nabzEarly
  delete window.nabzEarly
  // After the effects of the form itself, which read what stands in its fields.
  if (form?.isConnected) setTimeout(() => form.requestSubmit())
}
