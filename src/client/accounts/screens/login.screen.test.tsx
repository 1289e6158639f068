import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, serverSays, sentTo, show } from '../../../../tests/setup/screen.tsx'
import { login } from '../../../shared/accounts/accounts.endpoints.ts'
import { rememberCut } from '../../platform/session/session-store.ts'
import { justRegistered, rememberRegistered } from '../components/just-registered.ts'
import { Screen } from './login.screen.tsx'

const tokenOf = (role: string, sub = '7') => `x.${btoa(JSON.stringify({ sub, role, username: 'nava' }))}.x`

beforeEach(async () => {
  await openDevice('patient')
  localStorage.removeItem('token')
  rememberCut(null)
  history.replaceState(null, '', '/login')
})

async function signIn(): Promise<void> {
  await page.getByLabelText('Username').fill('nava')
  await page.getByLabelText('Password', { exact: true }).fill('secret1')
  await page.getByRole('button', { name: 'Login' }).click()
}

test.each([
  ['doctor', '/doctor'],
  ['patient', '/patient'],
  ['coordinator', '/patient'],
])('a %s goes to %s', async (role, path) => {
  serverSays(login, { body: { token: tokenOf(role), role } })
  show(<Screen />)
  await signIn()
  await expect.poll(() => location.pathname).toBe(path)
  expect(localStorage.getItem('token')).toBe(tokenOf(role))
})

test('returns to the page where the session ended, for the same user', async () => {
  rememberCut({ path: '/appointments/book', id: '7' })
  serverSays(login, { body: { token: tokenOf('patient'), role: 'patient' } })
  show(<Screen />)
  await expect.element(page.getByText(/To keep your account safe, you were logged out/)).toBeVisible()
  await signIn()
  await expect.poll(() => location.pathname).toBe('/appointments/book')
})

test('another user starts at the start page', async () => {
  rememberCut({ path: '/appointments/book', id: '8' })
  serverSays(login, { body: { token: tokenOf('patient'), role: 'patient' } })
  show(<Screen />)
  await signIn()
  await expect.poll(() => location.pathname).toBe('/patient')
})

test('an answer without a token shows an error', async () => {
  serverSays(login, { body: {} })
  show(<Screen />)
  await signIn()
  await expect.element(page.getByRole('alert')).toHaveTextContent('No token received')
})

test.each([
  ['registration', /Your account is ready/, () => rememberRegistered('nava')],
  ['logout', /To keep your account safe/, () => rememberCut({ path: '/vitals', id: '7' })],
])(
  'the notice about the %s goes with the first attempt, which has a message of its own',
  async (_, text, begin) => {
    begin()
    serverSays(login, { body: {} })
    show(<Screen />)
    await expect.element(page.getByText(text)).toBeVisible()
    await signIn()
    await expect.element(page.getByRole('alert')).toHaveTextContent('No token received')
    await expect.element(page.getByText(text)).not.toBeInTheDocument()
    rememberRegistered('')
  },
)

test('both fields are required, and the password can be looked at', async () => {
  show(<Screen />)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect.poll(() => page.getByText('Please fill in this field').elements()).toHaveLength(2)
  expect(sentTo(login)).toEqual([])
  const password = page.getByLabelText('Password', { exact: true })
  await expect.element(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
})

test('the username is filled in after registering, until the login', async () => {
  rememberRegistered('nava')
  serverSays(login, { body: { token: tokenOf('patient'), role: 'patient' } })
  show(<Screen />)
  await expect.element(page.getByText(/Your account is ready. Log in as nava/)).toBeVisible()
  await expect.element(page.getByLabelText('Username')).toHaveValue('nava')
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveFocus()
  await page.getByLabelText('Password', { exact: true }).fill('secret1')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect.poll(() => sentTo(login)).toMatchObject([{ body: { identifier: 'nava' } }])
  await expect.poll(justRegistered).toBe('')
})

test('asks for a code only when the server does, keeps what was typed, and sends all three', async () => {
  serverSays(login, { status: 401, refusal: { code: 'codeNeeded' } })
  show(<Screen />)
  const code = page.getByLabelText('Code from your authenticator app')
  await expect.element(page.getByLabelText('Username')).toBeVisible()
  await expect.element(code).not.toBeInTheDocument()
  await signIn()
  await expect.element(page.getByText(/Now type the code/)).toBeVisible()
  await expect.element(code).toHaveFocus()
  serverSays(login, { status: 401, refusal: { code: 'codeWrong', fields: { code: 'codeWrong' } } })
  await code.fill('123 456')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect.element(page.getByText('This code is wrong or was already used')).toBeVisible()
  await expect.element(code).toHaveValue('123 456')
  serverSays(login, { body: { token: tokenOf('coordinator'), role: 'coordinator' } })
  await code.fill('੬੫੪੩੨੧')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect.poll(() => location.pathname).toBe('/patient')
  expect(sentTo(login).at(-1)?.body).toEqual({ identifier: 'nava', password: 'secret1', code: '654321' })
})
