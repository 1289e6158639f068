import { beforeEach, expect, test, vi } from 'vitest'
import { flushSync } from 'react-dom'
import { page, userEvent } from 'vitest/browser'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { readPatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import '../../ui/styles/sign-in.css'
import '../../ui/styles/app-shell.css'
import { SosButton } from './sos-button.tsx'

// While the dialog is open there are two buttons: the last is in the dialog and receives the clicks.
const sos = () => page.getByRole('button', { name: 'SOS: call for help' }).last()
const question = () => page.getByRole('dialog', { name: 'Call for help now?' })

beforeEach(async () => {
  await openDevice('patient')
  history.replaceState(null, '', '/')
  vi.useRealTimers()
  await page.viewport(360, 740)
  show(<SosButton />)
})

test('the first press shows 108, 112 and 102, equally large', async () => {
  await sos().click()
  await expect.element(question()).toBeVisible()
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('dialog a'))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:108', 'tel:112', 'tel:102'])
  expect(new Set(links.map((link) => link.offsetWidth)).size).toBe(1)
  await expect.element(page.getByText('Free ambulance: pregnancy, babies')).toBeVisible()
})

test('a second tap goes to the page', async () => {
  await sos().click()
  await sos().click()
  expect(location.pathname).toBe('/emergency')
})

test('the button in the dialog is at the same position', async () => {
  await expect.element(sos()).toBeVisible()
  const before = sos().element().getBoundingClientRect()
  await sos().click()
  await expect.element(question()).toBeVisible()
  expect(sos().element().getBoundingClientRect()).toEqual(before)
  const { left, top } = before
  expect(document.elementFromPoint(left + 30, top + 30)?.closest('dialog')).not.toBeNull()
})

test('a second key press works too, because the button in the dialog has the focus', async () => {
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(question()).toBeVisible()
  await expect.element(sos()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(location.pathname).toBe('/emergency')
})

test('a call from it stays readable: whom it calls and what to tell the operator', async () => {
  serverSays(readPatientProfile, {
    body: { name: 'Nava Kaur', age: 30, gender: 'Female', address: 'Ghunerki', phone: '9814012345' },
  })
  await sos().click()
  // The dialler must not open in a test.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await page.getByRole('link', { name: /108/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Tell the operator' })
  await expect.element(sheet.getByText('Calling 108 (Ambulance). Press the green button')).toBeVisible()
  for (const line of ['Village: Ghunerki', 'Landmark: gurdwara', 'Your phone number: 9814012345'])
    await expect.element(sheet.getByText(line)).toBeVisible()
  expect(location.pathname).toBe('/')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await sos().click()
  await expect.element(question()).toBeVisible()
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

test('Escape closes the dialog and disarms', async () => {
  await sos().click()
  await userEvent.keyboard('{Escape}')
  await expect.element(question()).not.toBeInTheDocument()
  await sos().click()
  expect(location.pathname).toBe('/')
})

test('Escape disarms before the browser has closed the dialog', async () => {
  await sos().click()
  await expect.element(question()).toBeVisible()
  const dialog = question().element() as HTMLDialogElement
  // What a press of Escape does, and a key press before its `close` event.
  flushSync(() => dialog.dispatchEvent(new Event('cancel', { cancelable: true })))
  const [docked] = document.querySelectorAll<HTMLButtonElement>('.sos-dock button')
  docked?.click()
  expect(location.pathname).toBe('/')
})

test('the dialog is modal: numbers first, close last, and the focus is restored', async () => {
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(question()).toBeVisible()
  expect(document.querySelector('dialog')?.matches(':modal')).toBe(true)
  const stops: (string | undefined)[] = []
  for (let n = 0; n < 5; n += 1) {
    await userEvent.keyboard('{Tab}')
    stops.push(document.activeElement?.textContent.slice(0, 3))
  }
  expect(stops).toEqual(['108', '112', '102', 'No,', 'Clo'])
  await userEvent.keyboard('{Escape}')
  await expect.element(question()).not.toBeInTheDocument()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('SOS: call for help')
})

test.each([
  [320, 640, '100%'],
  [360, 740, '100%'],
  [740, 360, '100%'],
  [320, 256, '100%'],
  [1280, 800, '100%'],
  [360, 740, '200%'],
  [320, 640, '200%'],
  [740, 360, '200%'],
])('at %i × %i and text of %s every number is seen in full', async (width, height, text) => {
  await page.viewport(width, height)
  document.documentElement.style.fontSize = text
  await sos().click()
  await expect.element(question()).toBeVisible()
  const sheet = document.querySelector('.sos-sheet')?.getBoundingClientRect() ?? new DOMRect()
  const links = [...document.querySelectorAll<HTMLAnchorElement>('dialog a')]
  const seen = links.filter((link) => {
    const { left, right, top, bottom } = link.getBoundingClientRect()
    const isInside = top >= Math.max(0, sheet.top) && bottom <= Math.min(innerHeight, sheet.bottom)
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return isInside && left >= 0 && right <= innerWidth && link.contains(hit)
  })
  document.documentElement.style.fontSize = ''
  expect(seen.map((link) => link.getAttribute('href'))).toEqual(['tel:108', 'tel:112', 'tel:102'])
  expect(links.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([])
})
