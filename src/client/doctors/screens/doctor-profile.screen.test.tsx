import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readSession } from '../../../shared/accounts/accounts.endpoints.ts'
import { readDoctorProfile, saveDoctorProfile } from '../../../shared/doctors/doctors.endpoints.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { DoctorApproval } from '../components/doctor-approval.tsx'
import { Screen } from './doctor-profile.screen.tsx'

const profile = {
  name: 'Meena Sharma',
  specialization: 'Skin',
  experience: '12',
  phone: '9876501234',
  clinic: 'Civil Hospital',
  registrationNumber: '',
  approval: 'awaiting',
  approvalReason: null as string | null,
}

const account = { username: 'nava', name: 'Meena Sharma', phone: '9814012345', role: 'doctor', expiresAt: '' }

beforeEach(async () => {
  await openDevice('doctor', { name: 'Dr. Meena Sharma' })
  serverSays(readSession, { body: account })
})

test('the form starts with the phone number of the registration', async () => {
  serverSays(readDoctorProfile, { text: '' })
  show(<Screen />)
  await expect.element(page.getByLabelText('Phone')).toHaveValue('9814012345')
})

test("the form starts with the account's name without title; a wrong phone number is shown at its field", async () => {
  serverSays(readDoctorProfile, { text: '' })
  show(<Screen />)
  await expect.element(page.getByLabelText('Full name')).toHaveValue('Meena Sharma')
  await page.getByLabelText('Phone').fill('12345')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByText('Phone number must be exactly 10 digits')).toBeVisible()
  await expect.element(page.getByLabelText('Phone')).toHaveValue('12345')
  expect(sentTo(saveDoctorProfile)).toEqual([])
})

test('after saving it shows a toast and goes to the schedule', async () => {
  history.replaceState(null, '', '/profile')
  serverSays(readDoctorProfile, { body: profile })
  serverSays(saveDoctorProfile, { body: profile })
  show(<Screen />)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabelText('Medical registration number').fill('PMC-1')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect.poll(() => location.pathname, { timeout: 3000 }).toBe('/doctor')
})

test('an unverified doctor sees what is missing; an approved one sees nothing', async () => {
  serverSays(readDoctorProfile, { body: profile })
  show(<DoctorApproval />)
  await expect.element(page.getByText('Awaiting verification')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Add the number' })).toBeVisible()
  await openDevice('doctor')
  serverSays(readDoctorProfile, { body: { ...profile, approval: 'approved' } })
  show(<DoctorApproval />)
  await expect.element(page.getByText('Awaiting verification')).not.toBeInTheDocument()
})

test.each([
  ['refused', 'Your registration could not be confirmed', true],
  ['suspended', 'Your work here is paused', false],
] as const)('%s: says why in kind words, and what to do', async (approval, title, mayCorrect) => {
  serverSays(readDoctorProfile, { body: { ...profile, approval, approvalReason: 'Not in the register' } })
  show(<DoctorApproval />)
  await expect.element(page.getByText(title)).toBeVisible()
  await expect.element(page.getByText('The reason: Not in the register')).toBeVisible()
  await expect
    .poll(() => page.getByRole('link', { name: 'Correct my profile' }).all().length)
    .toBe(mayCorrect ? 1 : 0)
})
