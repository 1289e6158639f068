import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listReminders, markDose } from '../../../../shared/reminders/reminders.endpoints.ts'
import { reminderAnswer } from '../../../../../tests/setup/reminder-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../../tests/setup/screen.tsx'
import { TodaysDoses } from '../doses/todays-doses.tsx'

beforeEach(async () => {
  vi.setSystemTime(new Date('2026-11-21T14:30:00+05:30'))
  await openDevice('patient')
})
afterEach(() => vi.useRealTimers())

const reminder = reminderAnswer({
  name: 'Paracetamol',
  plan: { times: [], dosage: '650 mg', unit: 'tablet', asNeeded: { gapHours: 6, mostPerDay: 4, amount: 1 } },
})
const taken = (time: string, day = '2026-11-21') => ({
  reminderId: reminder.id,
  day,
  time,
  state: 'taken' as const,
})
function serverHas(doses: readonly ReturnType<typeof taken>[]): void {
  serverSays(listReminders, { body: { reminders: [reminder], doses } })
  serverSays(markDose, () => {
    serverSays(listReminders, { body: { reminders: [reminder], doses: [...doses, taken('14:30')] } })
    return { body: taken('14:30') }
  })
  show(<TodaysDoses />)
}
const take = page.getByRole('button', { name: 'Paracetamol: I take it now' })

test('a press writes down that it was taken now', async () => {
  serverHas([])
  await expect.element(page.getByText('Taken in the last 24 hours: 0 of at most 4')).toBeVisible()
  await take.click()
  await expect
    .poll(() => sentTo(markDose))
    .toMatchObject([{ body: { day: '2026-11-21', time: '14:30', state: 'taken' } }])
  await expect.element(page.getByText('Next dose from: 8:30 pm')).toBeVisible()
  // There is nothing to skip.
  await expect.element(page.getByRole('button', { name: 'Paracetamol, 2:30 pm: taken' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Paracetamol, 2:30 pm: skipped' }).elements()).toEqual([])
})

test('too soon it asks first, and waits if the answer is no', async () => {
  serverHas([taken('12:00')])
  await take.click()
  await expect.element(page.getByRole('heading', { name: 'Next dose from: 6:00 pm' })).toBeVisible()
  await page.getByRole('button', { name: 'I wait' }).click()
  expect(sentTo(markDose)).toEqual([])
})

test('what was taken too soon is written down all the same', async () => {
  serverHas([taken('12:00')])
  await take.click()
  await page.getByRole('button', { name: 'I have taken it already' }).click()
  await expect.poll(() => sentTo(markDose)).toHaveLength(1)
})

test('more than the most in 24 hours: take no more and call the doctor', async () => {
  serverHas(
    ['16:00', '22:00']
      .map((time) => taken(time, '2026-11-20'))
      .concat(['04:00', '10:00', '14:00'].map((time) => taken(time))),
  )
  await expect.element(page.getByText('More than 4 doses in 24 hours.', { exact: false })).toBeVisible()
})

// Combiflam contains paracetamol too.
test('a dose of another medicine with the same substance counts, and is named', async () => {
  const combiflam = reminderAnswer({ name: 'Combiflam', plan: { times: ['08:00', '13:00'] } })
  const marked = { ...taken('13:00'), reminderId: combiflam.id }
  serverSays(listReminders, { body: { reminders: [reminder, combiflam], doses: [taken('06:00'), marked] } })
  show(<TodaysDoses />)
  await expect.element(page.getByText('Taken in the last 24 hours: 2 of at most 4')).toBeVisible()
  await expect
    .element(page.getByText('Counted too, because the same medicine is in it: Combiflam'))
    .toBeVisible()
  await expect.element(page.getByText('Next dose from: 7:00 pm')).toBeVisible()
  await take.click()
  await expect.element(page.getByText('the last dose of Paracetamol, Combiflam')).toBeVisible()
})

test('another medicine without it does not count', async () => {
  const other = reminderAnswer({ name: 'Amlodipine', plan: { times: ['13:00'] } })
  const marked = { ...taken('13:00'), reminderId: other.id }
  serverSays(listReminders, { body: { reminders: [reminder, other], doses: [marked] } })
  show(<TodaysDoses />)
  await expect.element(page.getByText('Taken in the last 24 hours: 0 of at most 4')).toBeVisible()
})
