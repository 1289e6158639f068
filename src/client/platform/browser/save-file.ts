/** Downloads a file made or fetched by the page. */
export function saveFile(fileName: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read it some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
