import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { formBody, reminderAnswer } from '../../../../../tests/setup/reminder-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../../tests/setup/screen.tsx'
import { listReminders, removeReminder } from '../../../../shared/reminders/reminders.endpoints.ts'
import { stopReasons, type StopReason } from '../../../../shared/reminders/removal/reminders.stop-reasons.ts'
import { queuedNow } from '../../../platform/outbox/queued-mutation.ts'
import { ReminderList } from '../reminder-list.tsx'
import { useReminders } from '../../reminders.queries.ts'

const known = reminderAnswer({ name: 'Amlodipine', isPrescribed: true, removedBecause: null })
const from = { ...formBody, name: 'Amlodipine' }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const removed = page.getByText('Amlodipine is removed. The doses you marked are kept.')
const question = page.getByRole('group', { name: 'Why is Amlodipine stopped?' })
const toDoctor = page.getByRole('link', { name: 'Write to the doctor' })

function List() {
  const { data } = useReminders()
  return data ? <ReminderList doses={data.doses} reminders={data.reminders} onAdd={() => undefined} /> : null
}

function serverRemoves(removedBecause: StopReason | null, one = known): void {
  const gone = { ...one, isRemoved: true, removedBecause }
  serverSays(removeReminder, () => {
    serverSays(listReminders, { body: { reminders: [gone], doses: [] } })
    return { body: gone }
  })
}

beforeEach(async () => {
  await openDevice('patient')
  serverSays(listReminders, { body: { reminders: [known], doses: [] } })
})

test('who stops a medicine of a prescription is asked why, and told to tell the doctor', async () => {
  serverRemoves('ill')
  show(<List />)
  await button('Remove Amlodipine').click()
  await expect.element(question).toBeVisible()
  await expect.element(page.getByText('do not stop it without your doctor', { exact: false })).toBeVisible()
  expect(sentTo(removeReminder)).toEqual([])
  await button('It makes me feel ill').click()
  await expect.element(removed).toBeVisible()
  await expect
    .element(page.getByText('Please tell your doctor that you stopped it', { exact: false }))
    .toBeVisible()
  await expect.element(toDoctor).toHaveAttribute('href', '/patient/messages')
  await expect.element(button('Put it back')).toHaveFocus()
  expect(sentTo(removeReminder).map(({ body }) => body)).toEqual([{ from, reason: 'ill' }])
})

test('it stops as well without a word', async () => {
  serverRemoves(null)
  show(<List />)
  await button('Remove Amlodipine').click()
  await button('I do not want to say').click()
  await expect.element(removed).toBeVisible()
  await expect.element(toDoctor).not.toBeInTheDocument()
  expect(sentTo(removeReminder).map(({ body }) => body)).toEqual([{ from }])
})

test('or does not stop after all', async () => {
  show(<List />)
  await button('Remove Amlodipine').click()
  await button('Do not stop').click()
  await expect.element(button('Remove Amlodipine')).toHaveFocus()
  expect(sentTo(removeReminder)).toEqual([])
})

test('of a medicine that the patient entered nothing is asked', async () => {
  const own = { ...known, isPrescribed: false }
  serverSays(listReminders, { body: { reminders: [own], doses: [] } })
  serverRemoves(null, own)
  show(<List />)
  await button('Remove Amlodipine').click()
  await expect.element(removed).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
})

test('without a network the reason waits with the removal, and the advice stands', async () => {
  serverSays(removeReminder, () => {
    throw new TypeError('no line')
  })
  show(<List />)
  await button('Remove Amlodipine').click()
  await button('Could not get it or pay for it').click()
  await expect.element(removed).toBeVisible()
  await expect.element(toDoctor).toBeVisible()
  expect(queuedNow().map(({ body }) => body)).toEqual([{ from, reason: 'cost' }])
})

test('what another phone changed meanwhile is asked, and the reason goes on', async () => {
  const saved = { ...from, dosage: '10 ml' }
  serverSays(removeReminder, {
    status: 409,
    refusal: { code: 'changedMeanwhile', details: { saved, asks: ['dosage'] } },
  })
  show(<List />)
  await button('Remove Amlodipine').click()
  await button('I feel well again').click()
  await expect.element(button('Do it anyway')).toBeVisible()
  serverRemoves('better')
  await button('Do it anyway').click()
  await expect.element(removed).toBeVisible()
  expect(sentTo(removeReminder).at(-1)?.body).toEqual({ from: saved, reason: 'better' })
})

test('all six reasons can be said', async () => {
  show(<List />)
  await button('Remove Amlodipine').click()
  await expect.element(question).toBeVisible()
  expect(question.getByRole('button').elements()).toHaveLength(stopReasons.length + 2)
})
