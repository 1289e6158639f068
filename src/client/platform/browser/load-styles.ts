/** Loads a style sheet unless the page has it: inlined (marked by a disabled link) or loaded before. */
export function loadStyles(address: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${address}"]`)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error('the styles could not be fetched'))
    })
    document.head.append(link)
  })
}
