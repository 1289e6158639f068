import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  listFacilities,
  listVillages,
  type Facility,
} from '../../../shared/facilities/facilities.contract.ts'
import { readTown } from '../../../shared/town/town.contract.ts'
// A map without its size is no map.
import '../../ui/entrance.css'
import '../../ui/inside.css'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { pa } from '../../../shared/messages/shelves.ts'
import { showBooks, shownNow } from '../../platform/language.ts'
import place from '../../../../town.json'
import { Screen } from './hospitals.screen.tsx'

const plain: Facility = {
  id: '01a1f000-0000-7000-8000-000000000001',
  name: 'Civil Hospital Nabha',
  nameHi: 'सिविल अस्पताल नाभा',
  namePa: 'ਸਿਵਲ ਹਸਪਤਾਲ ਨਾਭਾ',
  category: 'government',
  level: 'subDivisional',
  place: 'Nabha',
  address: 'Hospital Road, Nabha',
  postalCode: '147201',
  phone: '+91-1765-230123',
  isPhoneConfirmed: false,
  services: ['Emergency', 'X-ray', 'Maternity', 'Surgery'],
  timing: '24/7',
  rating: null,
  lat: 30.3752,
  lng: 76.1494,
  isSample: false,
  isPlaceDoubtful: false,
  source: 'here',
}
const far: Facility = {
  ...plain,
  id: '01a1f000-0000-7000-8000-000000000002',
  name: 'Primary Health Centre, Kakrala',
  nameHi: '',
  namePa: '',
  level: 'phc',
  place: 'Kakrala',
  address: '',
  postalCode: '',
  phone: '',
  isPhoneConfirmed: true,
  services: ['Vaccination'],
  timing: 'ask at the gate',
  lat: 30.38,
  lng: 76.158,
  isPlaceDoubtful: true,
  source: 'geoSadak',
}
const dentist: Facility = {
  ...far,
  id: '01a1f000-0000-7000-8000-000000000003',
  name: 'Harit Dental Clinic',
  category: 'clinic',
  level: 'clinic',
  services: ['Dental'],
  timing: '00:00-00:00',
  isPlaceDoubtful: false,
  lat: 30.372,
  lng: 76.145,
}
const kakrala = { name: 'Kakrala', lat: 30.36978, lng: 76.09052, source: 'geoSadak' }

async function open(
  language: 'en' | 'hi' | 'pa' = 'en',
  facilities = [far, plain, dentist],
  villages = [kakrala, { ...kakrala, lat: 30.27867, lng: 76.30799 }],
): Promise<void> {
  await page.viewport(1280, 800)
  await openDevice('patient', { language })
  serverSays(listFacilities, { body: facilities })
  serverSays(listVillages, { body: villages })
  serverSays(readTown, { body: { ...place, tileUrl: '' } })
  show(<Screen />)
}
const cards = () => page.getByRole('article')
const names = () =>
  cards()
    .elements()
    .map((card) => card.querySelector('h3')?.textContent)

beforeEach(() => history.replaceState(null, '', '/hospitals'))

test('a number that a coordinator typed in Gurmukhi is dialled', async () => {
  await open('en', [{ ...plain, phone: '੦੧੭੬੫ ੨੩੦੧੨੩' }])
  const call = page.getByRole('link', { name: 'Call Civil Hospital Nabha' })
  await expect.element(call).toHaveAttribute('href', 'tel:01765230123')
})

test('nearest first, each with directions by coordinates, a call, and what is doubtful said', async () => {
  await open()
  await expect.element(page.getByRole('heading', { name: '3 facilities' })).toBeVisible()
  expect(names()).toEqual(['Civil Hospital Nabha', 'Harit Dental Clinic', 'Primary Health Centre, Kakrala'])
  const card = cards().nth(0)
  await expect.element(card.getByText('200 m')).toBeVisible()
  await expect.element(card.getByText('Open now')).toBeVisible()
  await expect.element(card.getByText('24/7')).toBeVisible()
  await expect.element(card.getByText('Emergency, X-ray, Maternity, Surgery')).toBeVisible()
  await expect.element(card.getByText('This number is not confirmed yet')).toBeVisible()
  const directions = card.getByRole('link', { name: 'Directions to Civil Hospital Nabha' })
  await expect
    .element(directions)
    .toHaveAttribute('href', 'https://www.google.com/maps/dir/?api=1&destination=30.3752,76.1494')
  await expect.element(directions).toHaveAttribute('rel', expect.stringContaining('noopener'))
  await expect
    .element(card.getByRole('link', { name: 'Call Civil Hospital Nabha' }))
    .toHaveAttribute('href', 'tel:+911765230123')
  await expect.element(card.getByRole('link', { name: 'Ambulance 108' })).toHaveAttribute('href', 'tel:108')
  const doubtful = cards().nth(2)
  await expect.element(doubtful.getByText(/not certain/)).toBeVisible()
  // Of opening hours nobody can read nothing is said.
  expect(doubtful.element().textContent).not.toMatch(/Open now|Closed now/)
})

test.each([
  ['ਸਿਵਲ ਹਸਪਤਾਲ', ['Civil Hospital Nabha']],
  ['सिविल अस्पताल', ['Civil Hospital Nabha']],
  ['DENT', ['Harit Dental Clinic']],
])('searching %s', async (typed, found) => {
  await open()
  await page.getByLabelText('Search').fill(typed)
  await expect.poll(names).toEqual(found)
})

test('a kind is chosen by its count; nothing found says what to do', async () => {
  await open()
  await page.getByText('Government (2)').click()
  await expect.poll(names).toHaveLength(2)
  await page.getByLabelText('Search').fill('teeth')
  await expect.element(page.getByText('Nothing found')).toBeVisible()
  await expect.element(page.getByText('Government (0)')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(names).toHaveLength(3)
})

test('on a phone, that nothing was found stands before the map; what was found below it', async () => {
  await open()
  await page.viewport(360, 740)
  const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? 0
  const isListFirst = () => topOf('facility-list') < topOf('facility-map')
  expect(isListFirst()).toBe(false)
  await page.getByLabelText('Search').fill('qqqq')
  await expect.element(page.getByText('Nothing found')).toBeVisible()
  expect(isListFirst()).toBe(true)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(isListFirst).toBe(false)
})

test('a village without a facility leads to what is nearest to it, in any script', async () => {
  const village = { name: 'Duladdi', lat: 30.41, lng: 76.19, source: 'geoSadak' }
  await open('en', undefined, [village])
  await page.getByLabelText('Search').fill('ਦੁਲੱਦੀ')
  await expect.element(page.getByText('In Duladdi there is none.')).toBeVisible()
  await page.getByRole('button', { name: 'Nearest to Duladdi' }).click()
  await expect.element(page.getByText('Nearest first, in a straight line from Duladdi.')).toBeVisible()
  await expect.poll(names).toHaveLength(3)
  await expect.element(page.getByLabelText('Search')).toHaveValue('')
  expect(document.activeElement?.id).toBe('facility-list')
})

test('a pin chooses its card, a card its pin; the popup lists three services and an ellipsis', async () => {
  await open()
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

test('a pin is chosen by key too, and is large enough for a thumb', async () => {
  await open()
  const pin = page.getByRole('button', { name: 'Harit Dental Clinic', exact: true })
  await expect.element(pin).toBeVisible()
  const { width, height } = pin.element().getBoundingClientRect()
  expect([width, height]).toEqual([48, 48])
  ;(pin.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(cards().nth(1)).toHaveAttribute('aria-current', 'true')
})

test('a village typed in Gurmukhi measures from there, is kept on the device, and can be forgotten', async () => {
  await open()
  await page.getByText('Where are you?').click()
  await page.getByLabelText('Or your village').fill('ਕਕਰਾਲਾ')
  await expect.element(page.getByRole('button', { name: /Kakrala.*5\.9 km from Nabha/ })).toBeVisible()
  await page.getByRole('button', { name: /Kakrala.*5\.9 km/ }).click()
  await expect.element(page.getByText('Nearest first, in a straight line from Kakrala.')).toBeVisible()
  // By keyboard: not thrown back to the top of the page.
  expect(document.activeElement?.tagName).toBe('SUMMARY')
  expect(names()[0]).toBe('Harit Dental Clinic')
  const kept = Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.includes('Kakrala'))
  // What begins so is cleared when the person logs out.
  expect(kept).toEqual(['nabz.draft.patient-1.facilities.place'])
  await page.getByRole('button', { name: 'Measure from Nabha again' }).click()
  await expect.element(page.getByText(/from the centre of Nabha/)).toBeVisible()
})

test('the location is asked for only on the press; a refusal is explained', async () => {
  const ask = vi.spyOn(navigator.geolocation, 'getCurrentPosition')
  ask.mockImplementation((_, refused) => refused?.({ code: 1 } as GeolocationPositionError))
  await open()
  await page.getByText('Where are you?').click()
  expect(ask).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect.element(page.getByText(/does not share your location/)).toBeVisible()
  const coords = { latitude: 30.38, longitude: 76.158 }
  ask.mockImplementation((found) => found({ coords } as GeolocationPosition))
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect.poll(() => names()[0]).toBe('Primary Health Centre, Kakrala')
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('76.158')
  ask.mockRestore()
})

test('without tiles: the plain map with villages as dots, and the sources named', async () => {
  await open()
  // Said when they are drawn, and not before.
  await expect.element(page.getByText('Plain map without streets: villages as dots.')).toBeVisible()
  expect(document.querySelectorAll('.map-village')).toHaveLength(2)
  expect(document.querySelectorAll('img')).toHaveLength(0)
  await expect.element(page.getByText(/PMGSY GeoSadak/)).toBeVisible()
  expect(document.body.textContent).not.toContain('OpenStreetMap')
})

test('without villages none are promised; a list that failed says so, and can be asked for again', async () => {
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

test('tiles that do not come leave the plain map', async () => {
  await open()
  serverSays(readTown, { body: { ...place, tileUrl: '/no-such-tiles/{z}/{x}/{y}.png' } })
  await expect.element(page.getByText(/Plain map/)).toBeVisible()
})

test('words that come later leave the map as it is; another language redraws it in its own words', async () => {
  await open()
  const pin = page.getByRole('button', { name: 'Civil Hospital Nabha', exact: true })
  await expect.element(pin).toBeVisible()
  const before = pin.element()
  showBooks('en', { ...shownNow().books })
  await expect.element(page.getByText('Civil Hospital Nabha').first()).toBeVisible()
  expect(pin.element()).toBe(before)
  showBooks('pa', pa)
  await expect.element(page.getByRole('button', { name: 'ਸਿਵਲ ਹਸਪਤਾਲ ਨਾਭਾ', exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'ਵੱਡਾ ਕਰੋ' })).toBeVisible()
})

test('a failed list can be asked for again; the numbers for an emergency stand there all the same', async () => {
  await open()
  await openDevice('patient')
  serverSays(listFacilities, { status: 400, refusal: { code: 'invalid' } })
  show(<Screen />)
  await expect.element(page.getByText('The list could not be loaded.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /108/ })).toHaveAttribute('href', 'tel:108')
  serverSays(listFacilities, { body: [plain] })
  serverSays(listVillages, { body: [] })
  serverSays(readTown, { body: { ...place, tileUrl: '' } })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: '1 facility' })).toBeVisible()
})

test('samples are called samples, in the language of the reader', async () => {
  await open('pa', [{ ...plain, isSample: true, rating: 4.2 }])
  await expect.element(page.getByRole('heading', { name: 'ਸਿਵਲ ਹਸਪਤਾਲ ਨਾਭਾ' })).toBeVisible()
  await expect.element(page.getByText('ਨਮੂਨਾ', { exact: true })).toBeVisible()
  await expect.element(page.getByText('5 ਵਿੱਚੋਂ 4.2')).toBeVisible()
  await expect.element(page.getByText('24 ਘੰਟੇ ਖੁੱਲ੍ਹਾ')).toBeVisible()
  await expect.element(page.getByText('ਐਮਰਜੈਂਸੀ, ਐਕਸ-ਰੇ, ਡਿਲੀਵਰੀ ਅਤੇ ਗਰਭਵਤੀ, ਅਪਰੇਸ਼ਨ (ਸਰਜਰੀ)')).toBeVisible()
})

test('an empty list says whom to call', async () => {
  await open('en', [])
  await expect.element(page.getByText('No facilities yet')).toBeVisible()
})

test('a hundred come a few at a time, and a pin brings its card', async () => {
  const many = Array.from({ length: 40 }, (_, n) => ({
    ...plain,
    id: `01a1f000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`,
    name: `Clinic ${n}`,
    lat: 30.3755 + n * 0.0001,
    lng: 76.1515,
  }))
  await open('en', many)
  await expect.poll(() => cards().elements().length).toBe(15)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => cards().elements().length).toBe(30)
  const last = page.getByRole('button', { name: 'Clinic 39', exact: true }).element() as HTMLElement
  last.click()
  await expect.poll(() => cards().elements().length).toBe(40)
  await expect.element(cards().nth(39)).toBeInViewport()
})
