import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listFacilities, listVillages } from '../../../shared/facilities/facilities.endpoints.ts'
import { readTown } from '../../../shared/town/town.endpoints.ts'
import { cards, names, openHospitals, plain } from '../../../../tests/setup/facility-answers.tsx'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import place from '../../../../town.json'
import { Screen } from './hospitals.screen.tsx'

beforeEach(() => history.replaceState(null, '', '/hospitals'))

test('a number typed in Gurmukhi is dialled in digits', async () => {
  await openHospitals('en', [{ ...plain, phone: '੦੧੭੬੫ ੨੩੦੧੨੩' }])
  const call = page.getByRole('link', { name: 'Call Civil Hospital Nabha' })
  await expect.element(call).toHaveAttribute('href', 'tel:01765230123')
})

test('lists the nearest first with directions, a call link and warnings', async () => {
  await openHospitals()
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
  // Unparsable opening hours show no status.
  expect(doubtful.element().textContent).not.toMatch(/Open now|Closed now/)
})

test('of the emergency numbers only one of an office that nobody rang yet is called unconfirmed', async () => {
  await openHospitals()
  const doubts = () =>
    Array.from(document.querySelectorAll('section[aria-label="In an emergency"] a'), ({ textContent }) =>
      textContent.includes('This number is not confirmed yet'),
    )
  await expect.poll(doubts).toEqual([false, false, true])
})

test.each([
  ['ਸਿਵਲ ਹਸਪਤਾਲ', ['Civil Hospital Nabha']],
  ['सिविल अस्पताल', ['Civil Hospital Nabha']],
  ['DENT', ['Harit Dental Clinic']],
])('searching %s', async (typed, found) => {
  await openHospitals()
  await page.getByLabelText('Search').fill(typed)
  await expect.poll(names).toEqual(found)
})

test('a category is selected with its count; an empty result says what to do', async () => {
  await openHospitals()
  const kinds = () =>
    Array.from(document.querySelectorAll('fieldset label'), ({ textContent }) => textContent)
  await expect
    .poll(kinds)
    .toEqual(['All (3)', 'Government (2)', 'Private (0)', 'Charitable (0)', 'Clinic (1)'])
  await page.getByText('Government (2)').click()
  await expect.poll(names).toHaveLength(2)
  await page.getByLabelText('Search').fill('teeth')
  await expect.element(page.getByText('Nothing found')).toBeVisible()
  await expect.element(page.getByText('Government (0)')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(names).toHaveLength(3)
})

test('on a phone the map comes when it is asked for: above the results, below an empty one', async () => {
  await openHospitals()
  await page.viewport(360, 740)
  await expect.poll(() => document.getElementById('facility-map')).toBeNull()
  await page.getByRole('button', { name: 'Show the map' }).click()
  const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? 0
  const isListFirst = () => topOf('facility-list') < topOf('facility-map')
  expect(isListFirst()).toBe(false)
  await page.getByLabelText('Search').fill('qqqq')
  await expect.element(page.getByText('Nothing found')).toBeVisible()
  expect(isListFirst()).toBe(true)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(isListFirst).toBe(false)
})

test('a village without a facility offers the nearest ones, in any script', async () => {
  const village = { name: 'Duladdi', lat: 30.41, lng: 76.19, source: 'geoSadak' }
  await openHospitals('en', undefined, [village])
  await page.getByLabelText('Search').fill('ਦੁਲੱਦੀ')
  await expect.element(page.getByText('There is none in Duladdi.')).toBeVisible()
  await page.getByRole('button', { name: 'Nearest to Duladdi' }).click()
  await expect.element(page.getByText('Nearest first, in a straight line from Duladdi.')).toBeVisible()
  await expect.poll(names).toHaveLength(3)
  await expect.element(page.getByLabelText('Search')).toHaveValue('')
  expect(document.activeElement?.id).toBe('facility-list')
})

test('a village typed in Gurmukhi sets the position, is stored, and can be removed', async () => {
  await openHospitals()
  await page.getByText('Where are you?').click()
  await page.getByLabelText('Or your village').fill('ਕਕਰਾਲਾ')
  await expect.element(page.getByRole('button', { name: /Kakrala.*5\.9 km from Nabha/ })).toBeVisible()
  await page.getByRole('button', { name: /Kakrala.*5\.9 km/ }).click()
  await expect.element(page.getByText('Nearest first, in a straight line from Kakrala.')).toBeVisible()
  // Keyboard focus does not move to the top of the page.
  expect(document.activeElement?.tagName).toBe('SUMMARY')
  expect(names()[0]).toBe('Harit Dental Clinic')
  const kept = Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.includes('Kakrala'))
  // Keys with this prefix are deleted at the sign-out.
  expect(kept).toEqual(['nabz.draft.patient-1.facilities.place'])
  await page.getByRole('button', { name: 'Measure from Nabha again' }).click()
  await expect.element(page.getByText(/from the centre of Nabha/)).toBeVisible()
})

test('the location is requested only on a press; a refusal is explained', async () => {
  const ask = vi.spyOn(navigator.geolocation, 'getCurrentPosition')
  ask.mockImplementation((_, refused) => refused?.({ code: 1 } as GeolocationPositionError))
  await openHospitals()
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

test('a failed list can be retried; the emergency numbers are shown all the same', async () => {
  await openHospitals()
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

test("sample data is labelled, in the user's language", async () => {
  await openHospitals('pa', [{ ...plain, isSample: true, rating: 4.2 }])
  await expect.element(page.getByRole('heading', { name: 'ਸਿਵਲ ਹਸਪਤਾਲ ਨਾਭਾ' })).toBeVisible()
  await expect.element(page.getByText('ਨਮੂਨਾ', { exact: true })).toBeVisible()
  await expect.element(page.getByText('5 ਵਿੱਚੋਂ 4.2')).toBeVisible()
  await expect.element(page.getByText('24 ਘੰਟੇ ਖੁੱਲ੍ਹਾ')).toBeVisible()
  await expect.element(page.getByText('ਐਮਰਜੈਂਸੀ, ਐਕਸ-ਰੇ, ਡਿਲੀਵਰੀ (ਜੱਚਾ-ਬੱਚਾ), ਅਪਰੇਸ਼ਨ (ਸਰਜਰੀ)')).toBeVisible()
})

test('an empty list shows whom to call', async () => {
  await openHospitals('en', [])
  await expect.element(page.getByText('No facilities yet')).toBeVisible()
})
