/** Loads a style sheet unless the page has it: inlined (marked by a disabled link) or loaded before. */
export function loadStyles(address: string): Promise<void> {
  const known = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${address}"]`)
  if (known && (known.disabled || known.sheet)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = known ?? document.createElement('link')
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error('the styles could not be fetched'))
    })
    if (known) return
    link.rel = 'stylesheet'
    link.href = address
    document.head.append(link)
  })
}
