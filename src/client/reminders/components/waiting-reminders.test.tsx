import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  addReminder,
  changeReminder,
  listReminders,
  markDose,
} from '../../../shared/reminders/reminders.endpoints.ts'
import { idFromKey } from '../../../shared/kit/own-ids.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { sendAll } from '../../platform/outbox/outbox.ts'
import { queuedNow } from '../../platform/outbox/queued-mutation.ts'
import { Screen as WaitingScreen } from '../../app/waiting/waiting.screen.tsx'
import { Screen } from '../screens/reminders.screen.tsx'

/** Saturday, five to two in the afternoon in Nabha. */
const now = new Date('2026-11-21T13:55:00+05:30')
const button = (name: string | RegExp) => page.getByRole('button', { name })
const writes = [addReminder, changeReminder, markDose]
const noLine = () => {
  throw new TypeError('no line')
}

beforeEach(async () => {
  vi.setSystemTime(now)
  await openDevice('patient')
  serverSays(listReminders, { body: { reminders: [], doses: [] } })
  for (const endpoint of writes) serverSays(endpoint, noLine)
})
afterEach(() => vi.useRealTimers())

/** Adds medicines and marks due doses as taken, without a network. */
async function writeAll(...names: string[]): Promise<void> {
  show(<Screen />)
  for (const name of names) {
    await button('Add a medicine').click()
    await page.getByLabelText('Name of the medicine').fill(name)
    await page.getByLabelText('Time', { exact: true }).fill('14:00')
    await button('Save').click()
    await expect.element(button(`Change ${name}`)).toBeVisible()
  }
  vi.setSystemTime(new Date('2026-11-21T14:05:00+05:30'))
  const last = names.at(-1) ?? ''
  await button(`${last}, 2:00 pm: taken`).click()
  const queuedNames = [...names.map(() => 'reminders.add'), 'reminders.mark']
  await expect.poll(() => queuedNow().map(({ to }) => to.name)).toEqual(queuedNames)
}

test('a queued medicine has doses to mark; these are sent after it with its id', async () => {
  await writeAll('Cough syrup')
  await expect.element(button('Cough syrup, 2:00 pm: taken')).toHaveAttribute('aria-pressed', 'true')
  const [added] = queuedNow()
  const order: string[] = []
  for (const endpoint of writes)
    serverSays(endpoint, ({ path }) => {
      order.push(path)
      return { body: {} }
    })
  await sendAll()
  const id = idFromKey(added?.key ?? '') ?? ''
  expect(order).toEqual(['/api/reminders', `/api/reminders/${id}/doses`])
  expect(sentTo(markDose).at(-1)?.body).toEqual({ day: '2026-11-21', time: '14:00', state: 'taken' })
})

test('is listed once when it arrived but the answer was lost', async () => {
  await writeAll('Cough syrup')
  const id = idFromKey(queuedNow()[0]?.key ?? '') ?? ''
  const plan = { since: now.toISOString(), dosage: '', times: ['14:00'], days: [0, 1, 2, 3, 4, 5, 6] }
  const plans = [{ ...plan, startsOn: '2026-11-21', endsOn: null }]
  const reminder = { id, name: 'Cough syrup', isRemoved: false, plans }
  serverSays(listReminders, { body: { reminders: [reminder], doses: [] } })
  document.body.innerHTML = ''
  show(<Screen />)
  await expect.element(button('Change Cough syrup')).toBeVisible()
  expect(button('Change Cough syrup').all()).toHaveLength(1)
  await expect.element(button('Cough syrup, 2:00 pm: taken')).toHaveAttribute('aria-pressed', 'true')
})

test('deleting it also deletes its queued doses, which are listed first', async () => {
  await writeAll('Cough syrup')
  document.body.innerHTML = ''
  show(<WaitingScreen />)
  await expect.element(page.getByRole('heading', { name: /^Taken: Cough syrup/ })).toBeVisible()
  // It would be sent after its own dose.
  expect(button('Change').all()).toHaveLength(0)
  await button('Delete').first().click()
  await expect.element(page.getByRole('dialog').getByText(/^Taken: Cough syrup/)).toBeVisible()
  await button('Yes, delete').click()
  await expect.element(page.getByText('Nothing is waiting')).toBeVisible()
  expect(queuedNow()).toEqual([])
})

test('of two queued medicines, the dose is listed with its own', async () => {
  await writeAll('Cough syrup', 'Iron tablet')
  document.body.innerHTML = ''
  show(<WaitingScreen />)
  await expect.element(page.getByRole('heading', { name: /^Taken: Iron tablet/ })).toBeVisible()
})
