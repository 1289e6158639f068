import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDevice, show } from '../../../../tests/setup/screen.tsx'
import '../../ui/inside.css'
import { SosButton } from './sos-button.tsx'

const sos = () => page.getByRole('button', { name: 'SOS: call for help' })
const question = () => page.getByRole('dialog', { name: 'Call for help now?' })

beforeEach(async () => {
  await openDevice('patient')
  history.replaceState(null, '', '/')
  vi.useRealTimers()
  show(<SosButton />)
})

test('the first press asks: 108, 112 and 102, equally large', async () => {
  await sos().click()
  await expect.element(question()).toBeVisible()
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('dialog a'))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:108', 'tel:112', 'tel:102'])
  expect(new Set(links.map((link) => link.offsetWidth)).size).toBe(1)
  await expect.element(page.getByText('Free ambulance for pregnancy, birth and babies')).toBeVisible()
})

test('a second press goes to the page, by finger', async () => {
  await sos().click()
  await sos().click()
  expect(location.pathname).toBe('/emergency')
})

test('and by the same key, because the question leaves the focus where it is', async () => {
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(question()).toBeVisible()
  await expect.element(sos()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(location.pathname).toBe('/emergency')
})

test('declining goes to the page', async () => {
  await sos().click()
  await page.getByRole('button', { name: 'No, show the emergency page' }).click()
  expect(location.pathname).toBe('/emergency')
})

test('after five seconds a press asks again', async () => {
  const now = vi.spyOn(performance, 'now')
  now.mockReturnValue(10_000)
  await sos().click()
  now.mockReturnValue(15_000)
  await sos().click()
  expect(location.pathname).toBe('/')
  await expect.element(question()).toBeVisible()
  now.mockReturnValue(19_999)
  await sos().click()
  expect(location.pathname).toBe('/emergency')
  now.mockRestore()
})

test('Escape takes the question back and disarms', async () => {
  await sos().click()
  await userEvent.keyboard('{Escape}')
  await expect.element(question()).not.toBeInTheDocument()
  await sos().click()
  expect(location.pathname).toBe('/')
})
