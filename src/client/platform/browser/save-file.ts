/** Gives the person a file made in the page, as a download does. */
export function saveFile(fileName: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read it only after the click has long returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
