import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readSession } from '../../../shared/accounts/accounts.endpoints.ts'
import { readPatientProfile, savePatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './patient-profile.screen.tsx'

const profile = { name: 'Nava Kaur', age: 31, gender: 'Female', address: '', phone: '' }

beforeEach(async () => {
  await openDevice('patient')
  history.replaceState(null, '', '/profile')
})

test("without a profile the form is open with the account's name, and saving opens the gate", async () => {
  serverSays(readPatientProfile, { text: '' })
  serverSays(savePatientProfile, { body: profile })
  show(<Screen />)
  await expect.element(page.getByLabelText('Full name')).toHaveValue('Nava Kaur')
  // Explains the redirect.
  await expect.element(page.getByText('First tell us who you are.')).toBeVisible()
  const takeOver = page.getByRole('link', { name: 'I have a code for my record' })
  await expect.element(takeOver).toHaveAttribute('href', '/family/take-over')
  await page.getByLabelText('Age').fill('੩੧')
  await page.getByRole('radio', { name: 'Female' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect.element(takeOver).not.toBeInTheDocument()
  expect(sentTo(savePatientProfile)[0]?.body).toMatchObject({ name: 'Nava Kaur', age: 31, gender: 'Female' })
  expect(localStorage.getItem('patientHasProfile')).toBe('1')
  await expect.poll(() => location.pathname, { timeout: 3000 }).toBe('/patient')
})

test('the form starts with the phone number of the registration and sends it', async () => {
  serverSays(readPatientProfile, { text: '' })
  serverSays(savePatientProfile, { body: { ...profile, phone: '9814012345' } })
  serverSays(readSession, {
    body: { username: 'nava', name: 'Nava Kaur', phone: '9814012345', role: 'patient', expiresAt: '' },
  })
  show(<Screen />)
  await expect.element(page.getByLabelText('Phone')).toHaveValue('9814012345')
  // The first field that is still empty.
  await expect.element(page.getByLabelText('Age')).toHaveFocus()
  await page.getByLabelText('Age').fill('31')
  await page.getByRole('radio', { name: 'Female' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect
    .poll(() => sentTo(savePatientProfile)[0]?.body)
    .toMatchObject({ name: 'Nava Kaur', phone: '9814012345' })
})

test('a saved profile is shown, and edited on demand', async () => {
  serverSays(readPatientProfile, { body: profile })
  show(<Screen />)
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect.element(page.getByLabelText('Age')).toHaveValue('31')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText('Female')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Edit' })).toHaveFocus()
  await expect.element(page.getByText('First tell us who you are.')).not.toBeInTheDocument()
})

test('a rejected save keeps the input and shows errors at their fields, in Punjabi too', async () => {
  await openDevice('patient', { language: 'pa' })
  serverSays(readPatientProfile, { text: '' })
  serverSays(savePatientProfile, { status: 400, refusal: { code: 'invalid', fields: { age: 'ageNumber' } } })
  show(<Screen />)
  await page.getByLabelText('ਉਮਰ').fill('abc')
  await page.getByRole('radio', { name: 'ਔਰਤ' }).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('ਉਮਰ ਅੰਕਾਂ ਵਿੱਚ ਲਿਖੋ, 0 ਤੋਂ 120 ਤੱਕ')).toBeVisible()
  await expect.element(page.getByLabelText('ਉਮਰ')).toHaveValue('abc')
})

test.each([
  [{ text: '<html>' }, 'Invalid response from server'],
  [{ status: 500, refusal: { code: 'http' } }, 'Update failed'],
  [{ status: 507, refusal: { code: 'storageFull' } }, 'The server has no room left'],
])('a failed save shows a message: %o', async (answer, sentence) => {
  serverSays(readPatientProfile, { body: profile })
  serverSays(savePatientProfile, answer)
  show(<Screen />)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabelText('Full name').fill('Nava Sidhu')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence)
  await expect.element(page.getByLabelText('Full name')).toHaveValue('Nava Sidhu')
})

test('when the profile cannot be loaded, the form is offered instead', async () => {
  serverSays(readPatientProfile, { status: 404, refusal: { code: 'notFound' } })
  show(<Screen />)
  await expect
    .element(page.getByText('Your profile could not be loaded. You can fill it in here.'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
})
