import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { searchAccounts } from '../../../../shared/accounts/accounts.endpoints.ts'
import {
  addMember,
  endMember,
  listAllFacilities,
  listMembers,
} from '../../../../shared/facilities/facilities.endpoints.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../../tests/setup/screen.tsx'
import { FacilityAdmin } from '../facility-desk.tsx'

const hospital = {
  id: '01a1f000-0000-7000-8000-000000000001',
  name: 'Civil Hospital Nabha',
  nameHi: '',
  namePa: '',
  category: 'government',
  level: 'subDivisional',
  place: 'Nabha',
  address: '',
  postalCode: '',
  phone: '',
  isPhoneConfirmed: true,
  services: [],
  timing: '',
  rating: null,
  lat: 30.3752,
  lng: 76.1494,
  isSample: false,
  isPlaceDoubtful: false,
  source: 'here',
  isHidden: false,
  version: '2026-11-21T04:30:00.000Z',
  changedBy: null,
}
const navjot = {
  id: '01a1f000-0000-7000-8000-00000000000a',
  userId: '01a1f000-0000-7000-8000-00000000000b',
  username: 'navjot',
  name: 'Navjot Gill',
  role: 'doctor',
  since: '2026-11-01',
}
const found = { age: null, address: '', phoneEnd: '2345', clinic: '', registrationNumber: '' }
const asha = { ...found, id: '01a1f000-0000-7000-8000-00000000000c', username: 'asha', name: 'Asha Rani' }

beforeEach(async () => {
  await openDevice('coordinator')
  serverSays(listAllFacilities, { body: [hospital] })
  serverSays(listMembers, { body: { members: [navjot], next: null } })
  serverSays(searchAccounts, {
    body: {
      accounts: [
        { ...asha, role: 'patient' },
        { ...found, id: navjot.userId, username: 'navjot', name: 'Navjot Gill', role: 'doctor' },
      ],
      hasMore: false,
    },
  })
  show(<FacilityAdmin />)
  await page.getByRole('button', { name: 'Who works at Civil Hospital Nabha' }).click()
})

async function search(): Promise<void> {
  await page.getByRole('searchbox', { name: 'Name, username or phone number' }).fill('asha')
  await page.getByRole('button', { name: 'Search' }).click()
}

test('shows who works there and takes the focus; closing gives it back', async () => {
  await expect.element(page.getByRole('heading', { name: 'Who works at Civil' })).toHaveFocus()
  await expect.element(page.getByText('@navjot · Doctor · since')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('button', { name: 'Edit Civil Hospital Nabha' })).toHaveFocus()
})

test('adds staff from any account, a doctor only from a doctor’s', async () => {
  serverSays(addMember, { status: 201, body: { ...navjot, name: 'Asha Rani', role: 'staff' } })
  await search()
  await expect.element(page.getByRole('button', { name: 'As doctor: Navjot Gill' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'As doctor: Asha Rani' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'As staff: Asha Rani' }).click()
  await expect.element(page.getByText('Asha Rani is entered.')).toBeVisible()
  expect(sentTo(addMember)[0]).toMatchObject({
    path: `/api/facilities/${hospital.id}/members`,
    body: { userId: asha.id, role: 'staff' },
  })
})

test('a refusal is a sentence, and what was found stays', async () => {
  serverSays(addMember, { status: 409, refusal: { code: 'alreadyMember' } })
  await search()
  await page.getByRole('button', { name: 'As doctor: Navjot Gill' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('This person is entered here already.')
  await expect.element(page.getByRole('button', { name: 'As doctor: Navjot Gill' })).toBeVisible()
})

test('asks before it ends a membership', async () => {
  serverSays(endMember, { body: { message: 'Ended.' } })
  await page.getByRole('button', { name: 'End the work of Navjot Gill' }).click()
  await page.getByRole('button', { name: 'Go back' }).click()
  expect(sentTo(endMember)).toEqual([])
  await page.getByRole('button', { name: 'End the work of Navjot Gill' }).click()
  await page.getByRole('button', { name: 'End', exact: true }).last().click()
  await expect.element(page.getByText('Navjot Gill no longer works here.')).toBeVisible()
  expect(sentTo(endMember)[0]?.body).toEqual({ userId: navjot.userId, role: 'doctor' })
})
