import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { recover } from '../../../shared/accounts/accounts.endpoints.ts'
import { Screen } from './recover.screen.tsx'

beforeEach(async () => {
  await openDevice('patient')
  localStorage.removeItem('token')
  show(<Screen />)
})

async function send(username: string, code: string, next: string): Promise<void> {
  await page.getByLabelText('Username').fill(username)
  await page.getByLabelText('Recovery code').fill(code)
  await page.getByLabelText('New password', { exact: true }).fill(next)
  await page.getByRole('button', { name: 'Set new password' }).click()
}

test('a code in Gurmukhi digits with hyphens is sent as sixteen digits; then it leads to the login', async () => {
  serverSays(recover, { body: { message: 'Password changed.' } })
  await send('nava', '੪੮੨੧-੯੦੩੪-੧੧੭੫-੨੨੬੦', 'mango-tree')
  await expect.element(page.getByText(/Your new password is set/)).toBeVisible()
  expect(sentTo(recover)[0]?.body).toEqual({ username: 'nava', code: '4821903411752260', next: 'mango-tree' })
  await expect.element(page.getByRole('link', { name: 'Login' })).toBeVisible()
})

test.each([
  ['', '4821903411752260', 'mango-tree', 'Please fill in this field'],
  ['nava', '4821', 'mango-tree', 'A recovery code has 16 digits'],
  ['nava', '4821903411752260', 'short', 'Password must be at least 6 characters'],
])('%o, %o, %o: the error is at its field, and nothing is sent', async (username, code, next, text) => {
  await send(username, code, next)
  await expect.element(page.getByText(text)).toBeVisible()
  expect(sentTo(recover)).toEqual([])
})

test('a refusal does not say which was wrong; what was typed stays', async () => {
  serverSays(recover, { status: 401, refusal: { code: 'recoveryRefused' } })
  await send('nava', '4821903411752260', 'mango-tree')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'The username, phone number or code is wrong, or the code was already used or is too old.',
    )
  await expect.element(page.getByLabelText('Recovery code')).toHaveValue('4821903411752260')
})
