import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
} from '../../../shared/accounts/accounts.endpoints.ts'
import { Screen } from './second-factor.screen.tsx'

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const uri = `otpauth://totp/Nabz:meena?issuer=Nabz&secret=${secret}`

beforeEach(async () => {
  await openDevice('coordinator')
  serverSays(readSecondFactor, { body: { since: null } })
})

test('shows the secret once as a QR code and as text, and turns it on with the first code', async () => {
  serverSays(beginSecondFactor, { body: { secret, uri } })
  serverSays(confirmSecondFactor, { body: { message: 'Second factor on.' } })
  show(<Screen />)
  await page.getByRole('button', { name: 'Set it up' }).click()
  await expect.element(page.getByRole('figure')).toBeVisible()
  await expect.element(page.getByText('GEZD GNBV')).toBeVisible()
  await page.getByLabelText('Code that the app shows now').fill('123456')
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect.element(page.getByText('From now on your login asks for a code.')).toBeVisible()
  expect(sentTo(confirmSecondFactor)[0]?.body).toEqual({ code: '123456' })
  const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href])
  expect(stored).not.toMatch(/GEZD|123456/)
})

test('a wrong code is said at its field, and the QR code stays', async () => {
  serverSays(beginSecondFactor, { body: { secret, uri } })
  serverSays(confirmSecondFactor, {
    status: 400,
    refusal: { code: 'codeWrong', fields: { code: 'codeWrong' } },
  })
  show(<Screen />)
  await page.getByRole('button', { name: 'Set it up' }).click()
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect.element(page.getByText('Please fill in this field')).toBeVisible()
  expect(sentTo(confirmSecondFactor)).toEqual([])
  await page.getByLabelText('Code that the app shows now').fill('123456')
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect.element(page.getByText('This code is wrong or was already used')).toBeVisible()
  await expect.element(page.getByRole('figure')).toBeVisible()
})

test('says since when it is on, and asks before it is turned off', async () => {
  serverSays(readSecondFactor, { body: { since: new Date().toISOString() } })
  serverSays(removeSecondFactor, { body: { message: 'Second factor off.' } })
  show(<Screen />)
  await expect.element(page.getByText('On, since just now.')).toBeVisible()
  await page.getByRole('button', { name: 'Turn it off' }).click()
  expect(sentTo(removeSecondFactor)).toEqual([])
  serverSays(readSecondFactor, { body: { since: null } })
  await page.getByRole('dialog').getByRole('button', { name: 'Turn it off' }).click()
  await expect.element(page.getByRole('button', { name: 'Set it up' })).toBeVisible()
})
