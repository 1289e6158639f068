import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  addFacility,
  editFacility,
  hideFacility,
  listAllFacilities,
  showFacility,
} from '../../../shared/facilities/facilities.endpoints.ts'
import { refresh } from '../../platform/queries/queries.tsx'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { FacilityAdmin } from './facility-desk.tsx'

const known = {
  id: '01a1f000-0000-7000-8000-000000000001',
  name: 'Civil Hospital Nabha',
  nameHi: '',
  namePa: '',
  category: 'government',
  level: 'subDivisional',
  place: 'Nabha',
  address: '',
  postalCode: '147201',
  phone: '108',
  isPhoneConfirmed: true,
  services: ['X-ray', 'Eyes'],
  timing: '24/7',
  rating: null,
  lat: 30.3752,
  lng: 76.1494,
  isSample: true,
  isPlaceDoubtful: true,
  source: 'here',
  isHidden: false,
  version: '2026-11-21T04:30:00.000Z',
  changedBy: null,
}
const other = { ...known, id: known.id.replace(/1$/, '2'), name: 'Harit Clinic', isSample: false }

beforeEach(async () => {
  await openDevice('coordinator')
  serverSays(listAllFacilities, { body: [known, other] })
})

test('lists all with their warnings, and searches in any script', async () => {
  show(<FacilityAdmin />)
  await expect.element(page.getByText('Sample · Place uncertain')).toBeVisible()
  await expect.element(page.getByText('Samples are shown to nobody')).toBeVisible()
  await page.getByLabelText('Search in the list').fill('ਹਰਿਤ')
  await expect.element(page.getByText('1 facility')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Civil Hospital Nabha' })).not.toBeInTheDocument()
})

test('brings the hours of public clinics by season, and says when hours cannot be read', async () => {
  show(<FacilityAdmin />)
  await page.getByRole('button', { name: 'Add a facility' }).click()
  const hours = page.getByLabelText('Opening hours')
  await hours.fill('morning and evening')
  await expect.element(page.getByText('Not readable as hours')).toBeVisible()
  await page.getByRole('button', { name: 'As government clinics here' }).click()
  await expect
    .element(hours)
    .toHaveValue('Apr 16-Oct 15 Mo-Sa 08:00-14:00; Oct 16-Apr 15 Mo-Sa 09:00-15:00; PH off')
  await expect.element(page.getByText('Not readable as hours')).not.toBeInTheDocument()
})

test('adds one: both coordinates pasted at once, services by commas; errors at their fields', async () => {
  serverSays(addFacility, { body: { ...other, name: 'New Clinic' } })
  show(<FacilityAdmin />)
  await page.getByRole('button', { name: 'Add a facility' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  expect(sentTo(addFacility)).toEqual([])
  await page.getByLabelText('Name', { exact: true }).fill('New Clinic')
  await page.getByLabelText('Type').selectOptions('Clinic')
  await page.getByLabelText('Level').selectOptions('Clinic')
  await page.getByLabelText('Services').fill('Eyes, X-ray')
  await page.getByLabelText('Latitude').fill('30.3755, 76.1515')
  await expect.element(page.getByLabelText('Longitude')).toHaveValue('76.1515')
  serverSays(addFacility, {
    status: 400,
    refusal: { code: 'invalid', fields: { lat: 'tooFar' } },
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('This point is too far from the town')).toBeVisible()
  serverSays(addFacility, { body: { ...other, name: 'New Clinic' } })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('New Clinic is in the list now.')).toBeVisible()
  expect(sentTo(addFacility).at(-1)?.body).toMatchObject({
    name: 'New Clinic',
    category: 'clinic',
    services: 'Eyes, X-ray',
    lat: 30.3755,
    lng: 76.1515,
    postalCode: '147201',
  })
})

test('the edit form is filled in, and cancelling sends nothing', async () => {
  serverSays(editFacility, { body: known })
  show(<FacilityAdmin />)
  await page.getByRole('button', { name: 'Edit Civil Hospital Nabha' }).click()
  await expect.element(page.getByLabelText('Services')).toHaveValue('X-ray, Eyes')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Edit Civil Hospital Nabha' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Civil Hospital Nabha was saved.')).toBeVisible()
  expect(sentTo(editFacility)).toHaveLength(1)
})

// Runs before the next test, whose toast stays for a while.
test('Cancel shows no toast when nothing was typed', async () => {
  show(<FacilityAdmin />)
  await page.getByRole('button', { name: 'Add a facility' }).click()
  await page.getByLabelText('Phone').fill('1')
  await page.getByLabelText('Phone').fill('')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('button', { name: 'Add a facility' })).toBeVisible()
  await expect.element(page.getByText('Changes discarded.')).not.toBeInTheDocument()
})

test('Cancel discards the input unless it is undone at once', async () => {
  show(<FacilityAdmin />)
  const phoneField = page.getByLabelText('Phone')
  const open = async () => page.getByRole('button', { name: 'Edit Harit Clinic' }).click()
  const cancel = async () => page.getByRole('button', { name: 'Cancel' }).click()
  await open()
  await phoneField.fill('01765222222')
  await cancel()
  await expect.element(page.getByText('Changes discarded.')).toBeVisible()
  await open()
  await expect.element(phoneField).toHaveValue('108')
  await cancel()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(phoneField).toHaveValue('01765222222')
  await cancel()
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([])
})

test('hides and shows again', async () => {
  let now = other
  const turn = (isHidden: boolean) => () => {
    now = { ...other, isHidden }
    return { body: now }
  }
  serverSays(hideFacility, turn(true))
  serverSays(showFacility, turn(false))
  serverSays(listAllFacilities, () => ({ body: [known, now] }))
  show(<FacilityAdmin />)
  await page.getByRole('button', { name: 'Hide Harit Clinic' }).click()
  await expect.element(page.getByText('Harit Clinic is hidden now.')).toBeVisible()
  await page.getByRole('button', { name: 'Show Harit Clinic again' }).click()
  await expect.element(page.getByText('Harit Clinic is shown again.')).toBeVisible()
})

test('an error stays on screen', async () => {
  serverSays(hideFacility, { status: 404, refusal: { code: 'notFound' } })
  show(<FacilityAdmin />)
  await page.getByRole('button', { name: 'Hide Harit Clinic' }).click()
  await expect.element(page.getByText('This was not found.')).toBeVisible()
})

test('a conflict keeps the input, shows the saved version and asks which one to keep', async () => {
  const remoteFields = {
    ...other,
    phone: '01765111111',
    version: '2026-11-21T05:00:00.000Z',
    changedBy: 'Meena Devi',
    isHidden: true,
  }
  serverSays(editFacility, ({ body }) => {
    serverSays(listAllFacilities, { body: [known, remoteFields] })
    return (body as { version: string }).version === remoteFields.version
      ? { body: remoteFields }
      : { status: 409, refusal: { code: 'changedMeanwhile' } }
  })
  show(<FacilityAdmin />)
  await page.getByRole('button', { name: 'Edit Harit Clinic' }).click()
  await page.getByLabelText('Phone').fill('01765222222')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Someone else has saved this meanwhile.')).toBeVisible()
  await expect.element(page.getByText('Meena Devi · Hidden')).toBeVisible()
  await expect.element(page.getByRole('definition')).toHaveTextContent('01765111111')
  await expect.element(page.getByLabelText('Phone')).toHaveValue('01765222222')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Harit Clinic was saved.')).toBeVisible()
  expect(sentTo(editFacility).at(-1)?.body).toMatchObject({
    phone: '01765222222',
    version: remoteFields.version,
  })
})

test('the other version can be taken', async () => {
  const remoteFields = { ...other, level: 'phc', version: '2026-11-21T05:00:00.000Z' }
  show(<FacilityAdmin />)
  await page.getByRole('button', { name: 'Edit Harit Clinic' }).click()
  await page.getByLabelText('Phone').fill('01765222222')
  serverSays(listAllFacilities, { body: [known, remoteFields] })
  await refresh('facilities')
  await page.getByRole('button', { name: 'Take what is saved' }).click()
  await expect.element(page.getByLabelText('Phone')).toHaveValue('108')
  await expect.element(page.getByLabelText('Level')).toHaveValue('phc')
  await expect.element(page.getByText('Someone else has saved this meanwhile.')).not.toBeInTheDocument()
})

test('keyboard focus moves into the form and back to its button', async () => {
  show(<FacilityAdmin />)
  const press = async (name: string) => {
    const button = page.getByRole('button', { name })
    await expect.element(button).toBeVisible()
    button.element().focus()
    await userEvent.keyboard('{Enter}')
  }
  const cursor = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
  await press('Edit Harit Clinic')
  await expect.poll(cursor).toBe('Edit facility')
  await press('Cancel')
  await expect.poll(cursor).toBe('Edit Harit Clinic')
  await press('Add a facility')
  await expect.poll(cursor).toBe('New facility')
  await press('Cancel')
  await expect.poll(cursor).toBe('Add a facility')
})
