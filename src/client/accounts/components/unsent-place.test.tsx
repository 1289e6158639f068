import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, show } from '../../../../tests/setup/screen.tsx'
import { addVital } from '../../../shared/vitals/vitals.endpoints.ts'
import { sendOrKeep } from '../../platform/outbox/outbox.ts'
import { listRows, remove } from '../../platform/outbox/store.ts'
import { forgetSession } from '../../platform/session/session-store.ts'
import { Screen } from '../screens/login.screen.tsx'

beforeEach(async () => {
  await openDevice('patient', { name: 'Nava Kaur' })
  // Left by earlier tests: all entries in this browser are counted.
  for (const { seq } of await listRows()) await remove(seq)
})

async function keep(value: string): Promise<void> {
  globalThis.fetch = () => Promise.reject(new TypeError('no line'))
  const body = { type: 'heartRate', value, date: '2026-11-21', context: '' } as const
  await sendOrKeep(addVital, { body, key: value.repeat(16) }).catch(() => undefined)
}

test('the sign-in page says how many entries are unsent, not whose or what', async () => {
  await keep('72')
  await keep('93')
  forgetSession()
  show(<Screen />)
  await expect.element(page.getByText(/^2 entries on this phone are not sent yet\./)).toBeVisible()
  expect(document.body.innerText).not.toMatch(/72|93|Heart|Nava/)
})

test('a phone without an outbox loads nothing', async () => {
  await keep('72')
  forgetSession()
  localStorage.removeItem('nabz.outboxChanged')
  show(<Screen />)
  await expect.element(page.getByLabelText('Password', { exact: true })).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  expect(document.body.innerText).not.toContain('not sent yet')
})
