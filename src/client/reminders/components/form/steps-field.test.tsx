import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addReminder, changeReminder } from '../../../../shared/reminders/reminders.endpoints.ts'
import { reminderAnswer } from '../../../../../tests/setup/reminder-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../../tests/setup/screen.tsx'
import { ReminderFormPlace } from './reminder-form-place.tsx'

beforeEach(async () => {
  vi.setSystemTime(new Date('2026-11-21T07:00:00+05:30'))
  await openDevice('patient')
})
afterEach(() => vi.useRealTimers())

const taper = {
  dosage: '5 mg',
  times: ['08:00'],
  unit: 'tablet' as const,
  amounts: null,
  startsOn: '2026-11-19',
  endsOn: '2026-11-28',
  steps: [8, 6].map((amount) => ({ days: 5, amounts: { '08:00': amount } })),
}
const show1 = (plan?: object) =>
  show(
    <ReminderFormPlace
      known={plan ? reminderAnswer({ name: 'Prednisolone', plan }) : null}
      onClose={() => undefined}
    />,
  )
const step = (n: number) => page.getByRole('group', { name: `Step ${n}`, exact: true })
const amount = (n: number) => step(n).getByLabelText('How much?', { exact: true })
const days = (n: number) => step(n).getByLabelText('For how many days?')
const changes = () => page.getByRole('radio', { name: 'It changes', exact: true })
const save = () => page.getByRole('button', { name: 'Save' }).click()

async function fillNew(): Promise<void> {
  show1()
  await page.getByLabelText('Name of the medicine').fill('Prednisolone')
  await page.getByRole('radio', { name: 'Tablets' }).click()
  await page.getByRole('checkbox', { name: 'Morning' }).click()
  await page.getByLabelText('How much?', { exact: true }).fill('8')
  await changes().click()
}

test('8 tablets for 5 days, then 6, then 4 that go on; each step shows its days', async () => {
  serverSays(addReminder, { body: {} })
  await fillNew()
  await expect.element(amount(1)).toHaveValue('8')
  await days(1).fill('੫')
  await amount(2).fill('6')
  await days(2).fill('5')
  await expect.element(step(2).getByText('Thu, 26 Nov to Mon, 30 Nov')).toBeVisible()
  await page.getByRole('button', { name: 'Add a step' }).click()
  await amount(3).fill('4')
  await page.getByRole('radio', { name: 'The last amount goes on' }).click()
  await expect.element(step(3).getByText('From Tue, 1 Dec')).toBeVisible()
  await expect.element(days(3)).not.toBeInTheDocument()
  await save()
  await expect.poll(() => sentTo(addReminder)).toHaveLength(1)
  expect(sentTo(addReminder)[0]?.body).toMatchObject({
    unit: 'tablet',
    amounts: null,
    endsOn: null,
    steps: [
      { days: 5, amounts: { '08:00': 8 } },
      { days: 5, amounts: { '08:00': 6 } },
      { days: null, amounts: { '08:00': 4 } },
    ],
  })
})

test('what is missing or wrong is said at its step, and nothing typed is lost', async () => {
  await fillNew()
  await days(1).fill('181')
  await days(2).fill('5')
  await save()
  await expect.element(step(1).getByText('Please write days from 1 to 180')).toBeVisible()
  await expect.element(amount(2)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(days(1)).toHaveFocus()
  await expect.element(days(1)).toHaveValue('181')
  await expect.element(days(2)).not.toHaveAttribute('aria-invalid')
  expect(sentTo(addReminder)).toEqual([])
})

test('a server error of a step is shown there', async () => {
  const fields = { 'steps.1.amounts.0': 'amountInvalid' }
  serverSays(addReminder, { status: 400, refusal: { code: 'validation', fields } })
  await fillNew()
  await days(1).fill('5')
  await amount(2).fill('6')
  await days(2).fill('5')
  await save()
  await expect.element(amount(2)).toHaveFocus()
  await expect.element(amount(2)).toHaveAttribute('aria-invalid', 'true')
})

test('the amounts of a step stay with their time when a time is added or removed; 0 is none', async () => {
  serverSays(addReminder, { body: {} })
  await fillNew()
  await days(1).fill('5')
  await amount(2).fill('6')
  await days(2).fill('5')
  await page.getByRole('checkbox', { name: 'Night' }).click()
  const at = (n: number, time: string) => step(n).getByLabelText(`How much at ${time}?`)
  await expect.element(at(2, '8:00 am')).toHaveValue('6')
  await at(1, '9:00 pm').fill('1')
  await at(2, '9:00 pm').fill('0')
  await save()
  await expect.poll(() => sentTo(addReminder)).toHaveLength(1)
  expect(sentTo(addReminder)[0]?.body).toMatchObject({
    steps: [
      { days: 5, amounts: { '08:00': 8, '21:00': 1 } },
      { days: 5, amounts: { '08:00': 6, '21:00': 0 } },
    ],
  })
})

test('only for every day at set times: said in a sentence, and again when it was chosen before', async () => {
  await fillNew()
  await page.getByText('When, for how long').click()
  await page.getByRole('radio', { name: 'Every few days' }).click()
  await page.getByLabelText('Every how many days?').fill('2')
  await expect
    .element(page.getByText('can be entered for a medicine at set times', { exact: false }))
    .toBeVisible()
  await save()
  await expect.element(page.getByText('Only for a medicine at set times every day')).toBeVisible()
  expect(sentTo(addReminder)).toEqual([])
  await page.getByRole('radio', { name: 'It stays the same' }).click()
  await expect.element(changes()).not.toBeInTheDocument()
})

test('steps that are known are shown, one is taken away, and the last day is not sent', async () => {
  serverSays(changeReminder, { body: {} })
  show1({ ...taper, steps: [...taper.steps, { days: 5, amounts: { '08:00': 4 } }] })
  await expect.element(days(3)).toHaveValue('5')
  await page.getByRole('button', { name: 'Remove step 2' }).click()
  await expect.element(page.getByRole('button', { name: 'Remove step 1' })).not.toBeInTheDocument()
  await save()
  await expect.poll(() => sentTo(changeReminder)).toHaveLength(1)
  const { body } = sentTo(changeReminder)[0] ?? {}
  expect(body).toMatchObject({ startsOn: '2026-11-19', endsOn: null, from: { endsOn: null } })
  expect((body as { steps: object[] }).steps).toEqual([
    { days: 5, amounts: { '08:00': 8 } },
    { days: 5, amounts: { '08:00': 4 } },
  ])
})

test('of a medicine that is taken already, the steps begin today', async () => {
  serverSays(changeReminder, { body: {} })
  show1({ ...taper, amounts: { '08:00': 8 }, steps: null, endsOn: null })
  await changes().click()
  await expect.element(page.getByText('Sat, 21 Nov', { exact: false }).first()).toBeVisible()
  await days(1).fill('5')
  await amount(2).fill('6')
  await days(2).fill('5')
  await save()
  await expect.poll(() => sentTo(changeReminder)).toHaveLength(1)
  expect(sentTo(changeReminder)[0]?.body).toMatchObject({ startsOn: '2026-11-21' })
})
