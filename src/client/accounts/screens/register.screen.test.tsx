import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, serverSays, sentTo, show } from '../../../../tests/setup/screen.tsx'
import { register } from '../../../shared/accounts/accounts.endpoints.ts'
import { noticeVersion } from '../../../shared/consents/consents.purposes.ts'
import { Screen } from './register.screen.tsx'

beforeEach(async () => {
  await openDevice('patient')
  localStorage.removeItem('token')
  history.replaceState(null, '', '/register')
  show(<Screen />)
})

async function fillIn(changes: Record<string, string> = {}): Promise<void> {
  await page.getByRole('radio', { name: /^Patient/ }).click({ force: true })
  const all = {
    'Full name': 'Nava Kaur',
    'Phone number': '98765 43210',
    'E-mail': 'nava@example.in',
    Username: 'nava',
    Password: 'secret1',
    'Type the password again': 'secret1',
    ...changes,
  }
  for (const [label, value] of Object.entries(all))
    await page.getByLabelText(label, { exact: true }).fill(value)
}
const agree = () => page.getByLabelText(/^I agree that Nabz/).click()

const send = () => page.getByRole('button', { name: 'Create account' }).click()

test.each([
  [{ 'Phone number': '12345' }, 'Phone number must be exactly 10 digits'],
  [{ 'Type the password again': 'other' }, 'Passwords do not match'],
  [{ Password: 'short', 'Type the password again': 'short' }, 'Password must be at least 6 characters'],
  [{ 'E-mail': 'nava' }, 'Please enter a valid e-mail address'],
])('%o is rejected with a message, and nothing is sent', async (changes, sentence) => {
  await fillIn(changes)
  await send()
  await expect.element(page.getByText(sentence)).toBeVisible()
  expect(sentTo(register)).toEqual([])
})

test('a password mismatch is shown together with other errors', async () => {
  await fillIn({ 'Phone number': '12345', 'Type the password again': 'other' })
  await send()
  await expect.element(page.getByText('Phone number must be exactly 10 digits')).toBeVisible()
  await expect.element(page.getByText('Passwords do not match')).toBeVisible()
})

test('an empty form shows an error at every field, the role first', async () => {
  await send()
  await expect.poll(() => page.getByText('Please fill in this field').elements()).toHaveLength(7)
  await expect.element(page.getByRole('radio', { name: /^Patient/ })).toHaveFocus()
})

test('success is shown and leads to the login after 1.5 s', async () => {
  serverSays(register, { body: { message: 'Registration successful!' } })
  await fillIn()
  await agree()
  await send()
  await expect.element(page.getByText('Registration successful! Redirecting to login...')).toBeVisible()
  expect(sentTo(register)[0]?.body).toMatchObject({
    phone: '9876543210',
    role: 'patient',
    consents: ['care'],
    notice: { version: noticeVersion, language: 'en' },
  })
  expect(location.pathname).toBe('/register')
  await expect.poll(() => location.pathname, { timeout: 2500 }).toBe('/login')
})

test('a server error is shown in a red box and at its field; the input stays', async () => {
  const refusal = { code: 'usernameTaken', fields: { username: 'usernameTaken' } }
  serverSays(register, { status: 409, refusal })
  await fillIn()
  await agree()
  await send()
  await expect.element(page.getByRole('alert')).toHaveTextContent('This username is already in use.')
  await expect.element(page.getByLabelText('Username')).toHaveFocus()
  await expect.element(page.getByLabelText('Full name')).toHaveValue('Nava Kaur')
})

test('nothing is ticked at first; without the needed consent nothing is sent', async () => {
  await fillIn()
  for (const box of page.getByRole('checkbox').elements())
    expect((box as HTMLInputElement).checked).toBe(false)
  await page.getByLabelText(/may phone me/).click()
  await send()
  await expect
    .element(page.getByLabelText(/^I agree that Nabz/))
    .toHaveAccessibleDescription('Please tick this. Without it, there can be no account')
  expect(sentTo(register)).toEqual([])
})

test('a doctor is asked for other things, and a tick of before does not count', async () => {
  await fillIn()
  await agree()
  await page.getByLabelText(/may phone me/).click()
  await page.getByRole('radio', { name: /^Doctor/ }).click({ force: true })
  await expect.element(page.getByLabelText(/may phone me/)).not.toBeInTheDocument()
  await send()
  expect(sentTo(register)).toEqual([])
  serverSays(register, { body: { message: 'Registration successful!' } })
  await agree()
  await send()
  await expect.poll(() => sentTo(register)[0]?.body).toMatchObject({ role: 'doctor', consents: ['account'] })
})
