import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readSession } from '../../../shared/accounts/accounts.endpoints.ts'
import {
  readVolunteer,
  saveVolunteer,
  withdrawVolunteer,
} from '../../../shared/volunteers/volunteers.endpoints.ts'
import type { volunteerForm } from '../../../shared/volunteers/volunteers.forms.ts'
import type { InferOutput } from 'valibot'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './volunteer.screen.tsx'

const registeredAt = { at: '2026-11-21T04:30:00.000Z', date: '2026-11-21', time: '10:00' }
const known = { name: 'Gurmeet Singh', mobile: '9814012345', hasVehicle: true, registeredAt }
const account = { username: 'nava', name: 'Nava Kaur', phone: '', role: 'patient', expiresAt: '' }
const mobile = () => page.getByLabelText('Mobile number')
const submit = () => page.getByRole('button', { name: 'Register as a volunteer' })

beforeEach(async () => {
  await openDevice('patient', { name: 'Nava Kaur' })
  serverSays(readSession, { body: account })
  serverSays(readVolunteer, { text: '' })
  serverSays(saveVolunteer, ({ body }) => {
    const saved = { ...(body as InferOutput<typeof volunteerForm>), registeredAt }
    serverSays(readVolunteer, { body: saved })
    return { body: saved }
  })
})

test('the form starts with the phone number of the account, which can be changed', async () => {
  serverSays(readSession, { body: { ...account, phone: '9814012345' } })
  show(<Screen />)
  await expect.element(mobile()).toHaveValue('9814012345')
  await mobile().fill('9876543210')
  await submit().click()
  await expect.poll(() => sentTo(saveVolunteer)).toMatchObject([{ body: { mobile: '9876543210' } }])
})

test('an empty field shows the specification’s toast and an error at the field', async () => {
  show(<Screen />)
  await submit().click()
  await expect.element(page.getByText('Incomplete Form', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Please fill in all required fields')).toBeVisible()
  await expect.element(page.getByText('Please fill in this field')).toBeVisible()
  await expect.element(mobile()).toHaveFocus()
  expect(sentTo(saveVolunteer)).toEqual([])
})

test('a short number shows the specification’s toast and error at the field', async () => {
  show(<Screen />)
  await expect.element(page.getByText('10-digit mobile number', { exact: true })).toBeVisible()
  await mobile().fill('98140')
  await submit().click()
  await expect.element(page.getByText('Invalid Mobile Number', { exact: true })).toBeVisible()
  await expect.poll(() => page.getByText('Please enter a valid 10-digit mobile number').all().length).toBe(2)
  await expect.element(mobile()).toHaveValue('98140')
  expect(sentTo(saveVolunteer)).toEqual([])
})

test('the number accepts digits of three scripts and at most ten', async () => {
  show(<Screen />)
  await mobile().click()
  await userEvent.keyboard('98a1-4 ०੧2345678')
  await expect.element(mobile()).toHaveValue('9814012345')
})

test('thanks by name and shows the registration; no vehicle by default', async () => {
  show(<Screen />)
  await expect.element(page.getByLabelText('Full name')).toHaveValue('Nava Kaur')
  await mobile().fill('+91 98140 12345')
  await expect.element(page.getByRole('radio', { name: 'No' })).toBeChecked()
  await submit().click()
  await expect.element(page.getByText('Registration Successful!', { exact: true })).toBeVisible()
  await expect
    .element(page.getByText("Thank you Nava Kaur! You're now registered as a volunteer."))
    .toBeVisible()
  await expect
    .poll(() => sentTo(saveVolunteer)[0]?.body)
    .toEqual({
      name: 'Nava Kaur',
      mobile: '9814012345',
      hasVehicle: false,
      from: {},
    })
  await expect.element(page.getByText('You are registered as a volunteer')).toBeVisible()
  await expect.element(mobile()).not.toBeInTheDocument()
})

test('a registration is shown, can be edited, and is withdrawn after a confirmation', async () => {
  serverSays(readVolunteer, { body: known })
  serverSays(withdrawVolunteer, () => {
    serverSays(readVolunteer, { text: '' })
    return { body: { message: 'Withdrawn.' } }
  })
  show(<Screen />)
  await page.getByRole('button', { name: 'Change' }).click()
  await expect.element(mobile()).toHaveValue('9814012345')
  await expect.element(page.getByRole('radio', { name: 'Yes' })).toBeChecked()
  await mobile().fill('9814099999')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByText('Your details as a volunteer were changed.')).toBeVisible()
  await expect.element(page.getByText('9814099999')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Change' })).toHaveFocus()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('button', { name: 'Yes, withdraw' }).click()
  await expect.element(page.getByText(/no longer registered/)).toBeVisible()
  await expect.element(submit()).toBeVisible()
  await expect.element(mobile()).toHaveValue('')
})

test('the purpose and the legal note are beside the form, in Punjabi too', async () => {
  await openDevice('doctor', { language: 'pa' })
  serverSays(readVolunteer, { text: '' })
  show(<Screen />)
  await expect.element(page.getByText('ਤੁਹਾਡਾ ਨੰਬਰ ਕਿਸ ਕੰਮ ਆਵੇਗਾ')).toBeVisible()
  await expect.element(page.getByText(/134A/)).toBeVisible()
})

test('the form is shown when the registration cannot be read', async () => {
  serverSays(readVolunteer, { status: 404, refusal: { code: 'notFound' } })
  show(<Screen />)
  await expect.element(page.getByText(/could not be checked/)).toBeVisible()
  await expect.element(submit()).toBeVisible()
})
