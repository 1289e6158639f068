import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { reminderAnswer } from '../../../../tests/setup/reminder-answers.ts'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { listReminders } from '../../../shared/reminders/reminders.endpoints.ts'
import type { ReminderList } from '../reminders.queries.ts'
import { Screen } from '../screens/reminders.screen.tsx'

beforeEach(async () => {
  vi.setSystemTime(new Date('2026-11-21T14:30:00+05:30'))
  await openDevice('patient')
})
afterEach(() => vi.useRealTimers())

const serverKeeps = (list: ReminderList) => serverSays(listReminders, { body: list })

test('medicines say how much is taken at each time, and when to eat, in the list and at the dose', async () => {
  const amounts = { '08:00': 1, '14:00': 1, '20:00': 0.5 }
  const plan = { dosage: '500 mg', unit: 'tablet', amounts, food: 'after' } as const
  serverKeeps({ reminders: [reminderAnswer({ name: 'Metformin', plan })], doses: [] })
  show(<Screen />)
  await expect.element(page.getByText('1 tablet: 8:00 am · 2:00 pm')).toBeVisible()
  await expect.element(page.getByText('½ tablet: 8:00 pm')).toBeVisible()
  await expect.element(page.getByText('½ tablet after food, 500 mg', { exact: true }).first()).toBeVisible()
  await expect
    .poll(() => page.getByText('1 tablet after food, 500 mg', { exact: true }).elements().length)
    .toBeGreaterThan(1)
})

test('medicines with pauses say when it goes on, and that the calendar file lasts a year', async () => {
  const plan = { times: ['20:00'], startsOn: '2026-11-05', cycle: { on: 14, off: 7 } }
  serverKeeps({ reminders: [reminderAnswer({ plan })], doses: [] })
  show(<Screen />)
  await expect.element(page.getByText('Take 14 days, leave out 7')).toBeVisible()
  await expect.element(page.getByText('Next: Thu, 26 Nov')).toBeVisible()
  await expect.element(page.getByText('Thu, 26 Nov, 8:00 pm')).toBeVisible()
  await expect.element(page.getByText('No doses today')).toBeVisible()
  await page.getByRole('heading', { name: 'Ring on my phone' }).click()
  await expect.element(page.getByText('in the file for a year', { exact: false })).toBeVisible()
})

test('medicines that begin later say so, and have no dose before', async () => {
  const plan = { startsOn: '2026-11-22', endsOn: '2026-11-26' }
  serverKeeps({ reminders: [reminderAnswer({ plan })], doses: [] })
  show(<Screen />)
  await expect.element(page.getByText('From Sun, 22 Nov')).toBeVisible()
  await expect.element(page.getByText('Until Thu, 26 Nov')).toBeVisible()
  await expect.element(page.getByText('Tomorrow, 8:00 am')).toBeVisible()
  expect(page.getByText('in the file for a year', { exact: false }).elements()).toEqual([])
})
