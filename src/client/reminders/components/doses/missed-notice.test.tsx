import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listReminders } from '../../../../shared/reminders/reminders.endpoints.ts'
import { reminderAnswer } from '../../../../../tests/setup/reminder-answers.ts'
import { openDevice, serverSays, show } from '../../../../../tests/setup/screen.tsx'
import { Screen } from '../../screens/reminders.screen.tsx'

beforeEach(async () => {
  vi.setSystemTime(new Date('2026-11-21T12:30:00+05:30'))
  await openDevice('patient')
})
afterEach(() => vi.useRealTimers())

test('a missed medicine with more to say than "never two together" has its own sentence, once', async () => {
  const plan = { times: ['08:00', '11:00'], startsOn: '2026-11-21' }
  const reminders = ['Acitrom 2 mg', 'Amlodipine'].map((name) => reminderAnswer({ name, plan }))
  serverSays(listReminders, { body: { reminders, doses: [] } })
  show(<Screen />)
  await expect.element(page.getByText('Do not take two doses together', { exact: false })).toBeVisible()
  const own = page.getByText('Acitrom 2 mg: Remembered on the same day: take it.', { exact: false })
  await expect.element(own).toBeVisible()
  expect(own.elements()).toHaveLength(1)
  expect(page.getByText('Amlodipine: ', { exact: false }).elements()).toEqual([])
})
