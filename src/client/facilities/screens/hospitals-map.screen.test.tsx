import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listFacilities, listVillages } from '../../../shared/facilities/facilities.endpoints.ts'
import { pa } from '../../../shared/i18n/locales.ts'
import { readTown } from '../../../shared/town/town.endpoints.ts'
import { cards, kakrala, openHospitals, plain } from '../../../../tests/setup/facility-answers.tsx'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import place from '../../../../town.json'
import { showMessages, shownNow } from '../../platform/i18n/language.ts'
import { Screen } from './hospitals.screen.tsx'

beforeEach(() => history.replaceState(null, '', '/hospitals'))

test('a pin selects its card and a card its pin; the popup lists three services and an ellipsis', async () => {
  await openHospitals()
  const pin = page.getByRole('button', { name: 'Civil Hospital Nabha', exact: true })
  await pin.click()
  await expect.element(cards().nth(0)).toHaveAttribute('aria-current', 'true')
  const popup = () => document.querySelector('.leaflet-popup')?.textContent ?? ''
  expect(popup()).toContain('Emergency, X-ray, Maternity …')
  expect(popup()).not.toContain('Surgery')
  await cards().nth(1).getByRole('button', { name: 'Map: Harit Dental Clinic' }).click()
  await expect.element(cards().nth(1)).toHaveAttribute('aria-current', 'true')
  await expect.element(cards().nth(0)).not.toHaveAttribute('aria-current')
  await expect
    .element(page.getByRole('button', { name: 'Harit Dental Clinic', exact: true }))
    .toHaveAttribute('aria-current', 'true')
  await expect.poll(popup).toContain('Harit Dental Clinic')
  expect(popup()).not.toContain('…')
})

test('a pin can be selected by key and is large enough to tap', async () => {
  await openHospitals()
  const pin = page.getByRole('button', { name: 'Harit Dental Clinic', exact: true })
  await expect.element(pin).toBeVisible()
  const { width, height } = pin.element().getBoundingClientRect()
  expect([width, height]).toEqual([48, 48])
  ;(pin.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(cards().nth(1)).toHaveAttribute('aria-current', 'true')
})

test('without tiles the plain map shows villages as dots and the sources', async () => {
  await openHospitals()
  // Shown only once they are rendered.
  await expect.element(page.getByText('Plain map without streets: villages as dots.')).toBeVisible()
  expect(document.querySelectorAll('.map-village')).toHaveLength(2)
  expect(document.querySelectorAll('img')).toHaveLength(0)
  await expect.element(page.getByText(/PMGSY GeoSadak/)).toBeVisible()
  expect(document.body.textContent).not.toContain('OpenStreetMap')
})

test('a failed list of villages says so and can be retried', async () => {
  await page.viewport(1280, 800)
  await openDevice('patient')
  serverSays(listFacilities, { body: [plain] })
  serverSays(listVillages, { status: 400, refusal: { code: 'invalid' } })
  serverSays(readTown, { body: { ...place, tileUrl: '' } })
  show(<Screen />)
  await expect.element(page.getByText('Plain map without streets.')).toBeVisible()
  await page.getByText('Where are you?').click()
  await expect.element(page.getByText('The list of villages could not be loaded.')).toBeVisible()
  serverSays(listVillages, { body: [kakrala] })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByLabelText('Or your village')).toBeVisible()
  await expect.element(page.getByText('Plain map without streets: villages as dots.')).toBeVisible()
  expect(document.querySelectorAll('.map-village')).toHaveLength(1)
})

test('tiles that fail leave the plain map', async () => {
  await openHospitals()
  serverSays(readTown, { body: { ...place, tileUrl: '/no-such-tiles/{z}/{x}/{y}.png' } })
  await expect.element(page.getByText(/Plain map/)).toBeVisible()
})

test('messages loaded later do not redraw the map; another language does', async () => {
  await openHospitals()
  const pin = page.getByRole('button', { name: 'Civil Hospital Nabha', exact: true })
  await expect.element(pin).toBeVisible()
  const before = pin.element()
  showMessages('en', { ...shownNow().messages })
  await expect.element(page.getByText('Civil Hospital Nabha').first()).toBeVisible()
  expect(pin.element()).toBe(before)
  showMessages('pa', pa)
  await expect.element(page.getByRole('button', { name: 'ਸਿਵਲ ਹਸਪਤਾਲ ਨਾਭਾ', exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'ਵੱਡਾ ਕਰੋ' })).toBeVisible()
})

test('a hundred facilities are shown in steps, and a pin reveals its card', async () => {
  const many = Array.from({ length: 40 }, (_, n) => ({
    ...plain,
    id: `01a1f000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`,
    name: `Clinic ${n}`,
    lat: 30.3755 + n * 0.0001,
    lng: 76.1515,
  }))
  await openHospitals('en', many)
  await expect.poll(() => cards().elements().length).toBe(15)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => cards().elements().length).toBe(30)
  const last = page.getByRole('button', { name: 'Clinic 39', exact: true }).element() as HTMLElement
  last.click()
  await expect.poll(() => cards().elements().length).toBe(40)
  await expect.element(cards().nth(39)).toBeInViewport()
})
