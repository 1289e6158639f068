import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { changePassword } from '../../../shared/accounts/accounts.endpoints.ts'
import { Screen } from './password.screen.tsx'

const labels = {
  current: 'Current password',
  next: 'New password',
  again: 'Type the password again',
}
const field = (name: keyof typeof labels) => page.getByLabelText(labels[name], { exact: true })

beforeEach(async () => {
  await openDevice('patient')
  show(<Screen />)
})

async function change(current: string, next: string, again = next): Promise<void> {
  await field('current').fill(current)
  await field('next').fill(next)
  await field('again').fill(again)
  await page.getByRole('button', { name: 'Change password' }).click()
}

test('sends the old and the new password, and says that other devices are logged out', async () => {
  serverSays(changePassword, { body: { message: 'Password changed.' } })
  await change('secret1', 'mango-tree')
  await expect.element(page.getByText('Your password has been changed.')).toBeVisible()
  await expect.element(page.getByText(/Your other phones and computers are logged out/)).toBeVisible()
  expect(sentTo(changePassword)[0]?.body).toEqual({ current: 'secret1', next: 'mango-tree' })
  await expect.element(page.getByRole('link', { name: 'Back to settings' })).toBeVisible()
})

test.each([
  ['', 'mango-tree', 'mango-tree', 'current', 'Please fill in this field'],
  ['secret1', 'short', 'short', 'next', 'Password must be at least 6 characters'],
  ['secret1', 'secret1', 'secret1', 'next', 'The new password must be different from the current one'],
  ['secret1', 'mango-tree', 'mango-tee', 'again', 'Passwords do not match'],
] as const)(
  '%o, %o, %o: the error is at its field, and nothing is sent',
  async (current, next, again, at, text) => {
    await change(current, next, again)
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(field(at)).toHaveFocus()
    expect(sentTo(changePassword)).toEqual([])
  },
)

test('an empty form asks for each field once, not for another password', async () => {
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect.poll(() => page.getByText('Please fill in this field').elements()).toHaveLength(3)
  await expect.element(page.getByText(/must be different/)).not.toBeInTheDocument()
})

test('a wrong current password is said at its field; what was typed stays', async () => {
  const refusal = { code: 'wrongPassword', fields: { current: 'passwordWrong' } }
  serverSays(changePassword, { status: 400, refusal })
  await change('secret2', 'mango-tree')
  await expect.element(page.getByRole('alert')).toHaveTextContent('The current password is wrong.')
  await expect.element(page.getByText('This is not your current password')).toBeVisible()
  await expect.element(field('current')).toHaveFocus()
  await expect.element(field('next')).toHaveValue('mango-tree')
})

test('after too many tries it says how long to wait', async () => {
  serverSays(changePassword, {
    status: 429,
    refusal: { code: 'tooManyAttempts', details: { retryAfterSeconds: 600 } },
  })
  await change('secret2', 'mango-tree')
  await expect.element(page.getByRole('alert')).toHaveTextContent(/try again in 10 min/)
})

test('without a network it says so and keeps nothing on the device', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('no line'))
  await change('secret1', 'mango-tree')
  await expect.element(page.getByRole('alert')).toHaveTextContent('This needs the network.')
  const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
  expect(stored).not.toMatch(/secret1|mango/)
})
