import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { makeRecoveryCodes, readRecoveryCodes } from '../../../shared/accounts/accounts.endpoints.ts'
import { Screen } from './recovery-codes.screen.tsx'

const codes = Array.from({ length: 8 }, (_, n) => `4821 9034 1175 226${n}`)
const make = () => page.getByRole('button', { name: 'Make 8 new codes' })

beforeEach(async () => {
  await openDevice('patient')
  serverSays(readRecoveryCodes, { body: { left: 0, madeAt: null } })
})

test('makes codes after the password, and shows them as text and as a QR code', async () => {
  serverSays(makeRecoveryCodes, { body: { codes } })
  show(<Screen />)
  await expect.element(page.getByText('You have no recovery codes yet.')).toBeVisible()
  await page.getByLabelText('Your password', { exact: true }).fill('secret1')
  await make().click()
  for (const code of codes) await expect.element(page.getByText(code)).toBeVisible()
  expect(sentTo(makeRecoveryCodes)[0]?.body).toEqual({ password: 'secret1' })
  await expect.element(page.getByRole('figure')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Print' })).toBeVisible()
  const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
  expect(stored).not.toMatch(/secret1|4821/)
})

test('says how many are left, and that new ones replace them', async () => {
  serverSays(readRecoveryCodes, { body: { left: 3, madeAt: new Date().toISOString() } })
  show(<Screen />)
  await expect.element(page.getByText('3 codes are left, made just now.')).toBeVisible()
  await expect.element(page.getByText('New codes replace the earlier ones.')).toBeVisible()
})

test('a wrong password is said at its field', async () => {
  const refusal = { code: 'wrongPassword', fields: { password: 'passwordWrong' } }
  serverSays(makeRecoveryCodes, { status: 400, refusal })
  show(<Screen />)
  await make().click()
  await expect.element(page.getByText('Please fill in this field')).toBeVisible()
  expect(sentTo(makeRecoveryCodes)).toEqual([])
  await page.getByLabelText('Your password', { exact: true }).fill('secret2')
  await make().click()
  await expect.element(page.getByText('This is not your current password')).toBeVisible()
  await expect.element(page.getByLabelText('Your password', { exact: true })).toHaveValue('secret2')
})
