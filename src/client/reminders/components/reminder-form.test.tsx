import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addReminder } from '../../../shared/reminders/reminders.endpoints.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import type { QueuedMutation } from '../../platform/outbox/queued-mutation.ts'
import { readDraft, writeDraft } from '../../platform/session/drafts.ts'
import { queued } from '../reminders.queued.ts'
import { draftOfNew, ReminderForm } from './reminder-form.tsx'

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

beforeEach(() => openDevice('patient'))

const showForm = () => show(<ReminderForm known={null} onClose={() => undefined} />)
const save = () => page.getByRole('button', { name: 'Save' }).click()

test('a server error of the second time is shown and focused there', async () => {
  const fields = { 'times.1': 'timeInvalid' }
  serverSays(addReminder, { status: 400, refusal: { code: 'validation', fields } })
  showForm()
  await page.getByLabelText('Name of the medicine').fill('Syrup')
  await page.getByRole('radio', { name: '2 times' }).click()
  await save()
  await expect.element(page.getByLabelText('Time 2')).toHaveFocus()
  await expect.element(page.getByLabelText('Time 2')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByLabelText('Time 1')).not.toHaveAttribute('aria-invalid')
  await page.getByRole('radio', { name: '3 times' }).click()
  await expect.element(page.getByLabelText('Time 2')).not.toHaveAttribute('aria-invalid')
})

test('an error of the whole list of times is shown at the count', async () => {
  serverSays(addReminder, { status: 400, refusal: { code: 'validation', fields: { times: 'required' } } })
  showForm()
  await page.getByLabelText('Name of the medicine').fill('Syrup')
  await page.getByRole('radio', { name: '2 times' }).click()
  await save()
  await expect.element(page.getByRole('radio', { name: '2 times' })).toHaveFocus()
  await expect.element(page.getByRole('group', { name: /times a day/ })).toHaveAccessibleDescription()
  await page.getByLabelText('Time 2').fill('10:00')
  await expect.element(page.getByRole('group', { name: /times a day/ })).not.toHaveAccessibleDescription()
})

test('a draft of an earlier version fills the fields and is still the same attempt', async () => {
  localStorage.setItem(stored, JSON.stringify(ofEarlierVersion))
  serverSays(addReminder, { status: 400, refusal: { code: 'validation', fields: { name: 'tooLong' } } })
  showForm()
  await expect.element(page.getByLabelText('Time 1')).toHaveValue('09:10')
  await expect.element(page.getByLabelText('Time 2')).toHaveValue('21:00')
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
  await expect.element(page.getByLabelText('Time 2')).toHaveValue('21:00')
  await expect.element(page.getByRole('checkbox', { name: 'Every day' })).not.toBeChecked()
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
