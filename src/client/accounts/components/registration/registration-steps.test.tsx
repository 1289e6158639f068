import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDevice, serverSays, sentTo, show } from '../../../../../tests/setup/screen.tsx'
import { register } from '../../../../shared/accounts/accounts.endpoints.ts'
import { hasNoEmail } from '../../../../shared/accounts/accounts.rules.ts'
import '../../../ui/styles/sign-in.css'
import { Screen } from '../../screens/register.screen.tsx'

const phone = [360, 740] as const

beforeEach(async () => {
  await openDevice('patient')
  localStorage.removeItem('token')
  history.replaceState(null, '', '/register')
  document.documentElement.classList.add('scripted')
  await page.viewport(...phone)
})
afterEach(async () => {
  document.documentElement.classList.remove('scripted')
  await page.viewport(414, 896)
})

const field = (label: string) => page.getByLabelText(label, { exact: true })
const next = () => page.getByRole('button', { name: 'Next' }).click()
const send = () => page.getByRole('button', { name: 'Create account' }).click()
const agree = () => page.getByLabelText(/^I agree that Nabz/).click()
async function opened(fragment: string): Promise<void> {
  await expect.poll(() => location.hash).toBe(`#${fragment}`)
}

/** As far as the last question. */
async function answerAll(): Promise<void> {
  await page.getByText('I need a doctor').click()
  await field('Full name').fill('Asha Rani')
  await next()
  await field('Phone number').fill('+91 98765 43210')
  await next()
  await field('Password').fill('secret1')
  await next()
  await opened('check')
}

test('one question is shown at a time, with its number, its address and the cursor in its field', async () => {
  show(<Screen />)
  await expect.element(page.getByText('1 of 5')).toBeVisible()
  await expect.element(field('Full name')).not.toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Create account' })).not.toBeInTheDocument()
  await page.getByText('I need a doctor').click()
  await opened('name')
  await expect.element(page.getByRole('heading', { name: '2 of 5 Full name' })).toBeVisible()
  await expect.element(field('Full name')).toHaveFocus()
  await expect.element(field('Phone number')).not.toBeVisible()
  await userEvent.keyboard('Asha Rani{Enter}')
  await opened('phone')
  await expect.element(field('Phone number')).toHaveFocus()
})

test('arrow keys choose the role without going on', async () => {
  show(<Screen />)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByText('Please fill in this field')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^Patient/ })).toHaveFocus()
  await userEvent.keyboard(' {ArrowRight}')
  await expect.element(page.getByRole('radio', { name: /^Doctor/ })).toBeChecked()
  expect(location.hash).toBe('')
  await userEvent.keyboard('{Enter}')
  await opened('name')
})

test('the address goes back and forth between the questions, and nothing typed is lost', async () => {
  show(<Screen />)
  await page.getByText('I treat patients').click()
  await field('Full name').fill('Navjot Gill')
  await next()
  await opened('phone')
  history.back()
  await opened('name')
  await expect.element(field('Full name')).toBeVisible()
  await expect.element(field('Full name')).toHaveFocus()
  await expect.element(field('Full name')).toHaveValue('Navjot Gill')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect.element(page.getByRole('radio', { name: /^Doctor/ })).toBeChecked()
  history.go(-1)
  await opened('name')
})

test('a wrong answer is said at once, at its question', async () => {
  show(<Screen />)
  await page.getByText('I need a doctor').click()
  await next()
  await expect.element(field('Full name')).toHaveAccessibleDescription('Please fill in this field')
  await field('Full name').fill('Asha Rani')
  await next()
  await field('Phone number').fill('12345')
  await next()
  await expect.element(page.getByText('Phone number must be exactly 10 digits')).toBeVisible()
  await expect.element(field('Phone number')).toHaveFocus()
  expect(location.hash).toBe('#phone')
})

test('the password is in sight and asked for once; out of sight it is typed twice', async () => {
  show(<Screen />)
  await answerAll()
  await page.getByRole('link', { name: 'Change: Password' }).click()
  await expect.element(field('Password')).toHaveAttribute('type', 'text')
  await expect.element(field('Type the password again')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show password: Password' }).click()
  await expect.element(field('Type the password again')).toBeVisible()
  await next()
  await expect
    .element(field('Type the password again'))
    .toHaveAccessibleDescription('Please fill in this field')
  await field('Type the password again').fill('secret2')
  await next()
  await expect.element(page.getByText('Passwords do not match')).toBeVisible()
  await field('Type the password again').fill('secret1')
  await next()
  await opened('check')
  await expect.element(page.getByText('•••••••')).toBeVisible()
})

test('the last question shows all, and sends the number as username and that there is no e-mail', async () => {
  serverSays(register, { body: { message: 'Registration successful!' } })
  show(<Screen />)
  await answerAll()
  await expect.element(page.getByRole('heading', { name: '5 of 5 Is everything right?' })).toHaveFocus()
  for (const text of ['Patient', 'Asha Rani', '+91 98765 43210', 'secret1', '9876543210', 'I have no e-mail'])
    await expect.element(page.getByRole('definition').filter({ hasText: text }).first()).toBeVisible()
  await agree()
  await send()
  await expect.element(page.getByText('Registration successful! Redirecting to login...')).toBeVisible()
  const { email, ...body } = sentTo(register).at(0)!.body as Record<string, unknown>
  expect(body).toMatchObject({
    role: 'patient',
    name: 'Asha Rani',
    phone: '9876543210',
    username: '9876543210',
    password: 'secret1',
    confirmPassword: 'secret1',
    consents: ['care'],
  })
  expect(hasNoEmail(String(email))).toBe(true)
})

test('a try that was not answered is repeated with the same address in place of the e-mail', async () => {
  serverSays(register, { status: 503, refusal: { code: 'busy' } })
  show(<Screen />)
  await answerAll()
  await agree()
  await send()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await send()
  await expect.poll(() => sentTo(register)).toHaveLength(2)
  const [one, other] = sentTo(register).map(({ body }) => body)
  expect(one).toEqual(other)
})

test('username and e-mail can be changed where they stand; an answer changed leads back', async () => {
  serverSays(register, { body: { message: 'Registration successful!' } })
  show(<Screen />)
  await answerAll()
  await page.getByRole('button', { name: 'Change: E-mail' }).click()
  await expect.element(field('E-mail')).toHaveFocus()
  await agree()
  await send()
  await expect.element(field('E-mail')).toHaveAccessibleDescription('Please fill in this field')
  await field('E-mail').fill('asha@example.org')
  await page.getByRole('button', { name: 'Change: Username' }).click()
  await expect.element(field('Username')).toHaveValue('9876543210')
  await field('Username').fill('asha')
  await page.getByRole('link', { name: 'Change: Full name' }).click()
  await field('Full name').fill('Asha Rani Kaur')
  await next()
  await opened('check')
  await send()
  await expect
    .poll(() => sentTo(register)[0]?.body)
    .toMatchObject({ name: 'Asha Rani Kaur', username: 'asha', email: 'asha@example.org' })
})

test('a taken username is said at the last question alone, with another that is offered', async () => {
  const refusal = { code: 'usernameTaken', fields: { username: 'usernameTaken' } }
  serverSays(register, { status: 409, refusal })
  show(<Screen />)
  await answerAll()
  await agree()
  await send()
  await expect.element(page.getByRole('alert')).toHaveTextContent('This username is already in use.')
  await expect.element(field('Username')).toHaveFocus()
  await expect.element(field('Username')).toHaveValue('9876543210')
  await page.getByRole('link', { name: 'Change: Phone number' }).click()
  await expect.element(field('Phone number')).toBeVisible()
  await expect.element(page.getByText(/already in use/)).not.toBeVisible()
  history.back()
  await page.getByRole('button', { name: /^Use asha\d\d$/ }).click()
  await expect.element(field('Username')).toHaveFocus()
  await expect.element(page.getByText(/already in use/)).not.toBeInTheDocument()
  serverSays(register, { body: { message: 'Registration successful!' } })
  await send()
  await expect
    .poll(() => sentTo(register).at(-1)?.body)
    .toMatchObject({ phone: '9876543210', username: expect.stringMatching(/^asha\d\d$/) as string })
})

test('a username that is the number follows the number', async () => {
  serverSays(register, { body: { message: 'Registration successful!' } })
  show(<Screen />)
  await answerAll()
  await page.getByRole('button', { name: 'Change: Username' }).click()
  await page.getByRole('link', { name: 'Change: Phone number' }).click()
  await field('Phone number').fill('98765 00000')
  await next()
  await opened('check')
  await agree()
  await send()
  await expect.poll(() => sentTo(register)[0]?.body).toMatchObject({ username: '9876500000' })
})

test('a field that the server refuses opens its question with the cursor in the field', async () => {
  const refusal = { code: 'invalid', fields: { phone: 'phoneDigits' } }
  serverSays(register, { status: 400, refusal })
  show(<Screen />)
  await answerAll()
  await agree()
  await send()
  await opened('phone')
  await expect.element(field('Phone number')).toHaveFocus()
  await expect
    .element(field('Phone number'))
    .toHaveAccessibleDescription('10 digits Phone number must be exactly 10 digits')
  await expect.element(field('Phone number')).toHaveValue('+91 98765 43210')
})

test('whoever opens the last question first is led to what is missing', async () => {
  history.replaceState(null, '', '/register#check')
  show(<Screen />)
  await send()
  await opened('role')
  await expect.element(page.getByRole('radio', { name: /^Patient/ })).toHaveFocus()
})

test('without a script, and on a wide screen, the form stands as a whole', async () => {
  document.documentElement.classList.remove('scripted')
  show(<Screen />)
  await expect.element(field('Type the password again')).toBeVisible()
  await expect.element(page.getByText('1 of 5')).not.toBeVisible()
  document.documentElement.classList.add('scripted')
  await page.viewport(768, 1024)
  for (const label of ['Full name', 'Phone number', 'E-mail', 'Username', 'Password'])
    await expect.element(field(label)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Next' })).not.toBeInTheDocument()
  await page.getByLabelText('I have no e-mail').click()
  await expect.element(field('E-mail')).toBeDisabled()
})
