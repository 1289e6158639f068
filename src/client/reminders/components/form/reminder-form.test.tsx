import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addReminder } from '../../../../shared/reminders/reminders.endpoints.ts'
import { reminderAnswer } from '../../../../../tests/setup/reminder-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../../tests/setup/screen.tsx'
import type { QueuedMutation } from '../../../platform/outbox/queued-mutation.ts'
import { readDraft, writeDraft } from '../../../platform/session/drafts.ts'
import { queued } from '../../reminders.queued.ts'
import { draftOfNew } from './draft-names.ts'
import { ReminderFormPlace } from './reminder-form-place.tsx'

const stored = `nabz.draft.patient-1.${draftOfNew}`
const body = { name: 'Syrup', dosage: '', times: ['09:10', '21:00'], days: [1, 3], endsOn: null }
/** A draft of the version whose fields were all strings, with an attempt without an answer. */
const ofEarlierVersion = {
  values: {
    name: 'Syrup',
    dosage: '',
    time1: '09:10',
    time2: '',
    time3: '21:00',
    time4: '',
    days: '13',
    endsOn: '',
    begun: '{"from":{}}',
  },
  attempt: { content: JSON.stringify({ ...body, from: {} }), key: 'first-try' },
}

const waiting: QueuedMutation = {
  seq: 1,
  key: 'first-try',
  person: 'patient-1',
  submittedAt: 0,
  to: addReminder,
  orderingKey: '',
  params: {},
  body,
  state: 'waiting',
  tries: 1,
  lastError: null,
}

beforeEach(async () => {
  // No time of the day is over.
  vi.setSystemTime(new Date('2026-11-21T07:00:00+05:30'))
  await openDevice('patient')
})
afterEach(() => vi.useRealTimers())

const showForm = () => show(<ReminderFormPlace known={null} onClose={() => undefined} />)
async function chooseMorningAndNight(): Promise<void> {
  for (const name of ['Morning', 'Night']) await page.getByRole('checkbox', { name }).click()
}
const save = () => page.getByRole('button', { name: 'Save' }).click()

test('a server error of the second time is shown and focused there', async () => {
  const fields = { 'times.1': 'timeInvalid' }
  serverSays(addReminder, { status: 400, refusal: { code: 'validation', fields } })
  showForm()
  await page.getByLabelText('Name of the medicine').fill('Syrup')
  await chooseMorningAndNight()
  await save()
  await expect.element(page.getByLabelText('Time 2', { exact: true })).toHaveFocus()
  await expect.element(page.getByLabelText('Time 2', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByLabelText('Time 1', { exact: true })).not.toHaveAttribute('aria-invalid')
  await page.getByRole('checkbox', { name: 'Noon' }).click()
  await expect.element(page.getByLabelText('Time 2', { exact: true })).not.toHaveAttribute('aria-invalid')
})

test('an error of the whole list of times is shown at the parts of the day', async () => {
  serverSays(addReminder, { status: 400, refusal: { code: 'validation', fields: { times: 'required' } } })
  showForm()
  await page.getByLabelText('Name of the medicine').fill('Syrup')
  await chooseMorningAndNight()
  await save()
  const day = page.getByRole('group', { name: 'When in the day?' })
  await expect.element(day.getByRole('checkbox', { name: 'Morning' })).toHaveFocus()
  await expect.element(day).toHaveAccessibleDescription()
  await page.getByLabelText('Time 2', { exact: true }).fill('10:00')
  await expect.element(day).not.toHaveAccessibleDescription()
})

test('1-0-½ after food is sent with the amount of each time', async () => {
  serverSays(addReminder, { body: {} })
  showForm()
  await page.getByLabelText('Name of the medicine').fill('Prednisolone')
  await page.getByRole('radio', { name: 'Tablets' }).click()
  await chooseMorningAndNight()
  await page.getByRole('button', { name: 'Less' }).last().click()
  await page.getByRole('radio', { name: 'After food' }).click()
  await save()
  await expect.poll(() => sentTo(addReminder)).toHaveLength(1)
  expect(sentTo(addReminder)[0]?.body).toMatchObject({
    times: ['08:00', '21:00'],
    unit: 'tablet',
    amounts: { '08:00': 1, '21:00': 0.5 },
    food: 'after',
  })
})

test('insulin without its units is not sent, and says so at the field', async () => {
  showForm()
  await page.getByLabelText('Name of the medicine').fill('Insulin')
  await page.getByRole('radio', { name: 'Insulin (units)' }).click()
  await chooseMorningAndNight()
  await page.getByLabelText('How much?').first().fill('੧੪')
  await save()
  await expect.element(page.getByLabelText('How much?').last()).toHaveFocus()
  await expect.element(page.getByLabelText('How much?').last()).toHaveAttribute('aria-invalid', 'true')
  expect(sentTo(addReminder)).toEqual([])
  serverSays(addReminder, { body: {} })
  await page.getByLabelText('How much?').last().fill('10')
  await save()
  await expect.poll(() => sentTo(addReminder)).toHaveLength(1)
  expect(sentTo(addReminder)[0]?.body).toMatchObject({ unit: 'unit', amounts: { '08:00': 14, '21:00': 10 } })
})

test('a time in the middle is taken away with its amount', async () => {
  serverSays(addReminder, { body: {} })
  showForm()
  await page.getByLabelText('Name of the medicine').fill('Eye drops')
  await page.getByRole('radio', { name: 'Drops', exact: true }).click()
  await page.getByText('More often, or at other times').click()
  await page.getByRole('button', { name: 'Every 4 hours' }).click()
  for (const n of [0, 1, 2, 3, 4])
    await page
      .getByLabelText('How much?')
      .nth(n)
      .fill(`${n + 1}`)
  await page.getByRole('button', { name: 'Remove time 2' }).click()
  await save()
  await expect.poll(() => sentTo(addReminder)).toHaveLength(1)
  expect(sentTo(addReminder)[0]?.body).toMatchObject({
    amounts: { '06:00': 1, '14:00': 3, '18:00': 4, '22:00': 5 },
  })
})

test('a draft of an earlier version fills the fields and is still the same attempt', async () => {
  localStorage.setItem(stored, JSON.stringify(ofEarlierVersion))
  serverSays(addReminder, { status: 400, refusal: { code: 'validation', fields: { name: 'tooLong' } } })
  showForm()
  await expect.element(page.getByLabelText('Time 1', { exact: true })).toHaveValue('09:10')
  await expect.element(page.getByLabelText('Time 2', { exact: true })).toHaveValue('21:00')
  await expect.element(page.getByRole('checkbox', { name: 'Wed' })).toBeChecked()
  await save()
  await expect.poll(() => sentTo(addReminder)).toHaveLength(1)
  expect(sentTo(addReminder)[0]?.body).toEqual(body)
  await expect.element(page.getByLabelText('Name of the medicine')).toHaveFocus()
  expect(readDraft(draftOfNew)).toMatchObject({ attempt: { key: 'first-try' }, base: { from: {} } })
})

test('a queued reminder can be edited in the form with its times and days, and is sent unchanged', async () => {
  const form = queued.labels[addReminder.name]?.edit?.(waiting)
  writeDraft(form?.draft, form?.typed ?? null)
  serverSays(addReminder, { body: {} })
  showForm()
  await expect.element(page.getByLabelText('Time 2', { exact: true })).toHaveValue('21:00')
  await expect.element(page.getByRole('radio', { name: 'Days of the week' })).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'Wed' })).toBeChecked()
  await save()
  await expect.poll(() => sentTo(addReminder).map((one) => one.body)).toEqual([body])
})

test.each([
  ['other fields', { times: '08:00', days: '13', endsOn: null, medicine: 'Syrup' }],
  ['one field with something else in it', { times: [5, { at: '08:00' }], days: [null], name: ['Syrup'] }],
  ['nothing that is a form', 'Syrup'],
])('a draft with %s is ignored', async (_, values) => {
  localStorage.setItem(stored, JSON.stringify({ values }))
  showForm()
  await expect.element(page.getByLabelText('Name of the medicine')).toHaveValue('')
  await page.getByLabelText('Name of the medicine').fill('Syrup')
  await expect.poll(() => readDraft(draftOfNew)?.values).toMatchObject({ name: 'Syrup' })
})

test('a course of five days is a name, a time and two presses', async () => {
  serverSays(addReminder, { body: {} })
  showForm()
  await page.getByLabelText('Name of the medicine').fill('Azithromycin')
  await page.getByRole('checkbox', { name: 'Morning' }).click()
  await page.getByText('When, for how long').click()
  await page.getByRole('radio', { name: '5 days', exact: true }).click()
  await expect.element(page.getByLabelText('Last day')).toHaveValue('2026-11-25')
  await expect.element(page.getByText('Every day · Until Wed, 25 Nov')).toBeVisible()
  await save()
  await expect.poll(() => sentTo(addReminder)).toHaveLength(1)
  expect(sentTo(addReminder)[0]?.body).toMatchObject({ endsOn: '2026-11-25' })
  expect(sentTo(addReminder)[0]?.body).not.toHaveProperty('startsOn')
})

test('another first day moves the last one along', async () => {
  showForm()
  await page.getByText('When, for how long').click()
  await page.getByRole('radio', { name: '3 days', exact: true }).click()
  await page.getByLabelText('First day').fill('2026-11-30')
  await expect.element(page.getByLabelText('Last day')).toHaveValue('2026-12-02')
  await expect.element(page.getByRole('radio', { name: '3 days', exact: true })).toBeChecked()
  await page.getByRole('radio', { name: 'It goes on' }).click()
  await expect.element(page.getByLabelText('Last day')).toHaveValue('')
})

test('21 days and a pause of 7 are sent as such; every 28 days instead, if that is chosen after', async () => {
  serverSays(addReminder, { body: {} })
  showForm()
  await page.getByLabelText('Name of the medicine').fill('Pill')
  await page.getByRole('checkbox', { name: 'Night' }).click()
  await page.getByText('When, for how long').click()
  await page.getByRole('radio', { name: 'With pauses' }).click()
  await page.getByLabelText('Days to take it').fill('੨੧')
  await page.getByLabelText('Days to leave out').fill('7')
  await expect.element(page.getByText('Take 21 days, leave out 7')).toBeVisible()
  await save()
  await expect.poll(() => sentTo(addReminder)).toHaveLength(1)
  expect(sentTo(addReminder)[0]?.body).toMatchObject({ cycle: { on: 21, off: 7 } })
  await page.getByRole('radio', { name: 'Every few days' }).click()
  await page.getByLabelText('Every how many days?').fill('28')
  await save()
  await expect.poll(() => sentTo(addReminder)).toHaveLength(2)
  expect(sentTo(addReminder)[1]?.body).toMatchObject({ cycle: { on: 1, off: 27 } })
})

test('what is wrong in the folded part opens it, and the cursor goes there', async () => {
  showForm()
  await page.getByLabelText('Name of the medicine').fill('Pill')
  await page.getByRole('checkbox', { name: 'Night' }).click()
  await page.getByText('When, for how long').click()
  await page.getByRole('radio', { name: 'Every few days' }).click()
  await page.getByText('When, for how long').click()
  await expect.element(page.getByLabelText('Every how many days?')).not.toBeVisible()
  await save()
  await expect.element(page.getByLabelText('Every how many days?')).toHaveFocus()
  await page.getByRole('radio', { name: 'Days of the week' }).click()
  await save()
  await expect.element(page.getByRole('checkbox', { name: 'Mon' })).toHaveFocus()
  expect(sentTo(addReminder)).toEqual([])
})

test('a medicine with a cycle opens with its numbers', async () => {
  show(
    <ReminderFormPlace
      known={reminderAnswer({ plan: { cycle: { on: 1, off: 2 } } })}
      onClose={() => undefined}
    />,
  )
  await expect.element(page.getByLabelText('Every how many days?')).toHaveValue('3')
  await expect.element(page.getByLabelText('First day')).toHaveValue('2026-11-01')
})
