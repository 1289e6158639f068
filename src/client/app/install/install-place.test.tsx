import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, show } from '../../../../tests/setup/screen.tsx'
import { InstallPlace } from './install-place.tsx'

/** Fires the event that a browser cannot be made to fire in a test. Returns the number of prompts. */
function tellInstallable(): () => number {
  let asked = 0
  const event = new Event('beforeinstallprompt', { cancelable: true })
  window.dispatchEvent(Object.assign(event, { prompt: async () => void (asked += 1) }))
  expect(event.defaultPrevented).toBe(true)
  return () => asked
}

const offer = page.getByRole('heading', { name: 'Keep Nabz on this phone' })

test('without the browser event there is no offer', async () => {
  await openDevice('patient')
  show(<InstallPlace path="/" />)
  await expect.element(offer).not.toBeInTheDocument()
})

test("accepting opens the browser's prompt once", async () => {
  await openDevice('patient')
  show(<InstallPlace path="/" />)
  const asked = tellInstallable()
  await page.getByRole('button', { name: 'Install' }).click()
  await expect.element(offer).not.toBeInTheDocument()
  expect(asked()).toBe(1)
})

test('declining hides the offer for good', async () => {
  await openDevice('patient')
  show(<InstallPlace path="/" />)
  const asked = tellInstallable()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect.element(offer).not.toBeInTheDocument()
  tellInstallable()
  show(<InstallPlace path="/" />)
  await expect.element(offer).not.toBeInTheDocument()
  expect(asked()).toBe(0)
})
