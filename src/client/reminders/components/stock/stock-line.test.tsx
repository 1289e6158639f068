import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { countStock, listReminders } from '../../../../shared/reminders/reminders.endpoints.ts'
import { reminderAnswer } from '../../../../../tests/setup/reminder-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../../tests/setup/screen.tsx'
import { sendAll } from '../../../platform/outbox/outbox.ts'
import { queuedNow } from '../../../platform/outbox/queued-mutation.ts'
import { Screen } from '../../screens/reminders.screen.tsx'

beforeEach(async () => {
  vi.setSystemTime(new Date('2026-11-21T10:30:00+05:30'))
  await openDevice('patient')
})
afterEach(() => vi.useRealTimers())

const reminder = reminderAnswer({
  name: 'Amlodipine',
  plan: { times: ['08:00'], unit: 'tablet', amounts: { '08:00': 1 } },
})
const since = '2026-11-21T05:00:00.000Z'

test('what is counted is shown with the day on which it is no longer enough, and a warning', async () => {
  serverSays(listReminders, { body: { reminders: [reminder], doses: [] } })
  serverSays(countStock, () => {
    const stock = { left: 5.5, since }
    serverSays(listReminders, { body: { reminders: [{ ...reminder, stock }], doses: [] } })
    return { body: { reminderId: reminder.id, stock } }
  })
  show(<Screen />)
  await page.getByRole('button', { name: 'Amlodipine: how many left?' }).click()
  const field = page.getByLabelText('How many left?', { exact: true })
  await expect.element(field).toHaveFocus()
  await field.fill('੫½')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('About 5½ tablets left')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Amlodipine: how many left?' })).toHaveFocus()
  await expect.element(page.getByText('Get more soon').first()).toBeVisible()
  await expect.element(page.getByText('Amlodipine: Not enough from: Fri, 27 Nov')).toBeVisible()
  expect(sentTo(countStock)).toMatchObject([{ body: { left: 5.5 } }])
})

test('what is counted without a network is shown, waits, and is sent as it was counted', async () => {
  serverSays(listReminders, { body: { reminders: [reminder], doses: [] } })
  serverSays(countStock, () => {
    throw new TypeError('no line')
  })
  show(<Screen />)
  await page.getByRole('button', { name: 'Amlodipine: how many left?' }).click()
  await page.getByLabelText('How many left?', { exact: true }).fill('12')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('About 12 tablets left')).toBeVisible()
  await expect.element(page.getByText('Waiting to send').first()).toBeVisible()
  await expect.poll(() => queuedNow().map(({ to }) => to.name)).toEqual([countStock.name])
  serverSays(countStock, { body: { reminderId: reminder.id, stock: { left: 12, since } } })
  await sendAll()
  expect(sentTo(countStock).at(-1)?.body).toEqual({ left: 12 })
})

test('enough for more than a week is no warning', async () => {
  const stock = { left: 20, since }
  serverSays(listReminders, { body: { reminders: [{ ...reminder, stock }], doses: [] } })
  show(<Screen />)
  await expect.element(page.getByText('About 20 tablets left')).toBeVisible()
  await expect.element(page.getByText('Get more soon')).not.toBeInTheDocument()
})

test('what is not a number is said at the field', async () => {
  serverSays(listReminders, { body: { reminders: [reminder], doses: [] } })
  show(<Screen />)
  await page.getByRole('button', { name: 'Amlodipine: how many left?' }).click()
  await page.getByLabelText('How many left?', { exact: true }).fill('many')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Please write how many are left, 0 to 9999')).toBeVisible()
  expect(sentTo(countStock)).toEqual([])
})
