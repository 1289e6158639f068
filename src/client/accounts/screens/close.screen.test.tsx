import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { closeAccount } from '../../../shared/accounts/accounts.endpoints.ts'
import { currentSession } from '../../platform/session/session-store.ts'
import { justClosed, rememberClosed } from '../components/just-registered.ts'
import { Screen as Login } from './login.screen.tsx'
import { Screen } from './close.screen.tsx'

const password = () => page.getByLabelText('Your password', { exact: true })
const submit = () => page.getByRole('button', { name: 'Close my account for good' })

beforeEach(async () => {
  await openDevice('patient')
  rememberClosed(false)
})

test('says what happens, asks for the password, and leaves nothing on the phone', async () => {
  serverSays(closeAccount, { body: { message: 'Account closed.' } })
  show(<Screen />)
  await expect.element(page.getByText(/keep it for at least three years/)).toBeVisible()
  await expect.element(page.getByText(/coming appointments and requests are cancelled/)).toBeVisible()
  await password().fill('secret1')
  await submit().click()
  await expect.poll(() => currentSession()).toBeNull()
  expect(sentTo(closeAccount)[0]?.body).toEqual({ password: 'secret1' })
  expect(localStorage.getItem('token')).toBeNull()
  expect(justClosed()).toBe(true)
  show(<Login />)
  await expect.element(page.getByText(/Your account is closed/)).toBeVisible()
})

test('a doctor reads what becomes of the patients', async () => {
  await openDevice('doctor')
  show(<Screen />)
  await expect.element(page.getByText(/go to other doctors, and the patients are told/)).toBeVisible()
  await expect.element(page.getByText(/three years/)).not.toBeInTheDocument()
})

test('without the password nothing is sent; a wrong one is said at its field', async () => {
  const refusal = { code: 'wrongPassword', fields: { password: 'passwordWrong' } }
  serverSays(closeAccount, { status: 400, refusal })
  show(<Screen />)
  await submit().click()
  await expect.element(page.getByText('Please fill in this field')).toBeVisible()
  expect(sentTo(closeAccount)).toEqual([])
  await password().fill('secret2')
  await submit().click()
  await expect.element(page.getByText('This is not your current password')).toBeVisible()
  expect(currentSession()).not.toBeNull()
})

test.each([
  ['othersLeftAlone', /Hand them over to another person of the family first/],
  ['visitRunning', /Finish it first/],
])('%s: says what to do first', async (code, text) => {
  serverSays(closeAccount, { status: 409, refusal: { code } })
  show(<Screen />)
  await password().fill('secret1')
  await submit().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(text)
  expect(currentSession()).not.toBeNull()
})
