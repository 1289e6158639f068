declare global {
  interface Window {
    /** Set by the inline script of index.html: a form submitted before this script had loaded. */
    nabzEarly?: HTMLFormElement
    nabzReady?: boolean
  }
}

/** Forms now handle their own submits; submits the one that was held back. */
export function markReady(): void {
  if (window.nabzReady) return
  window.nabzReady = true
  const form = window.nabzEarly
  delete window.nabzEarly
  // After the form's own effects, which read the fields from the DOM.
  if (form?.isConnected) setTimeout(() => form.requestSubmit())
}
