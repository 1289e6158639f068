import { expect, test } from 'vitest'
import { loadStyles } from './load-styles.ts'

const address = () => URL.createObjectURL(new Blob(['p { color: red }'], { type: 'text/css' }))

test('a second caller waits for the sheet that is being fetched, and no sheet is fetched twice', async () => {
  const sheet = address()
  const first = loadStyles(sheet)
  await loadStyles(sheet)
  const links = document.querySelectorAll<HTMLLinkElement>(`link[href="${sheet}"]`)
  expect([...links].map((link) => link.sheet?.cssRules.length)).toEqual([1])
  await first
})

test('a sheet that could not be fetched is fetched again by the next caller', async () => {
  const sheet = address()
  URL.revokeObjectURL(sheet)
  await expect(loadStyles(sheet)).rejects.toThrow('could not be fetched')
  expect(document.querySelector(`link[href="${sheet}"]`)).toBeNull()
})
