import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, show } from '../../../../tests/setup/screen.tsx'
import { InstallPlace } from './install-place.tsx'

/** As a browser tells it; it cannot be made to in a test. Answers how often the person was asked. */
function tellInstallable(): () => number {
  let asked = 0
  const event = new Event('beforeinstallprompt', { cancelable: true })
  window.dispatchEvent(Object.assign(event, { prompt: async () => void (asked += 1) }))
  expect(event.defaultPrevented).toBe(true)
  return () => asked
}

const offer = page.getByRole('heading', { name: 'Keep Nabz on this phone' })

test('no browser, no offer', async () => {
  await openDevice('patient')
  show(<InstallPlace path="/" />)
  await expect.element(offer).not.toBeInTheDocument()
})

test('who wants it is asked by the browser, once', async () => {
  await openDevice('patient')
  show(<InstallPlace path="/" />)
  const asked = tellInstallable()
  await page.getByRole('button', { name: 'Install' }).click()
  await expect.element(offer).not.toBeInTheDocument()
  expect(asked()).toBe(1)
})

test('who does not want it is not asked again', async () => {
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
