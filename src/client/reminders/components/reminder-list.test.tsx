import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { formBody as from, reminderAnswer } from '../../../../tests/setup/reminder-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import {
  changeReminder,
  listReminders,
  removeReminder,
} from '../../../shared/reminders/reminders.endpoints.ts'
import { refresh } from '../../platform/queries/queries.tsx'
import { useReminders } from '../reminders.queries.ts'
import { ReminderList } from './reminder-list.tsx'

const known = reminderAnswer()
const button = (name: string) => page.getByRole('button', { name, exact: true })

function List() {
  const { data } = useReminders()
  return data ? <ReminderList doses={data.doses} reminders={data.reminders} onAdd={() => undefined} /> : null
}

beforeEach(async () => {
  await openDevice('patient')
  serverSays(listReminders, { body: { reminders: [known], doses: [] } })
})

test('a change by another phone is shown before the removal, which can be given up', async () => {
  const saved = { ...from, dosage: '10 ml' }
  serverSays(removeReminder, {
    status: 409,
    refusal: { code: 'changedMeanwhile', details: { saved, asks: ['dosage'] } },
  })
  show(<List />)
  await button('Remove Cough syrup').click()
  await expect.element(page.getByText('Meanwhile you changed this on another phone.')).toBeVisible()
  await expect.element(page.getByText('10 ml')).toBeVisible()
  await button('Leave it as it is').click()
  await expect.element(page.getByText('Meanwhile you changed')).not.toBeInTheDocument()
  await button('Remove Cough syrup').click()
  await expect.element(button('Do it anyway')).toBeVisible()
  serverSays(removeReminder, { body: { ...known, isRemoved: true } })
  serverSays(listReminders, { body: { reminders: [{ ...known, isRemoved: true }], doses: [] } })
  await button('Do it anyway').click()
  await expect.element(button('Put it back')).toBeVisible()
  expect(sentTo(removeReminder).map(({ body }) => body)).toEqual([{ from }, { from }, { from: saved }])
})

test('a form stays open after another phone removed its reminder, and asks before restoring it', async () => {
  serverSays(changeReminder, { status: 409, refusal: { code: 'removedMeanwhile' } })
  show(<List />)
  await button('Change Cough syrup').click()
  await page.getByLabelText('Dosage').fill('10 ml')
  serverSays(listReminders, { body: { reminders: [{ ...known, isRemoved: true }], doses: [] } })
  await refresh('reminders')
  await expect.element(page.getByLabelText('Dosage')).toHaveValue('10 ml')
  await button('Save').click()
  await expect.element(page.getByText('Meanwhile you removed this on another phone.')).toBeVisible()
  serverSays(changeReminder, { body: known })
  serverSays(listReminders, { body: { reminders: [known], doses: [] } })
  await button('Do it anyway').click()
  await expect.element(button('Change Cough syrup')).toBeVisible()
  expect(sentTo(changeReminder)[1]?.body).toEqual({ ...from, dosage: '10 ml', from, isBack: true })
})

test('or the reminder stays removed, and the input is discarded', async () => {
  serverSays(changeReminder, { status: 409, refusal: { code: 'removedMeanwhile' } })
  show(<List />)
  await button('Change Cough syrup').click()
  await page.getByLabelText('Dosage').fill('10 ml')
  await button('Save').click()
  serverSays(listReminders, { body: { reminders: [{ ...known, isRemoved: true }], doses: [] } })
  await refresh('reminders')
  await button('Leave it as it is').click()
  await expect.element(page.getByLabelText('Dosage')).not.toBeInTheDocument()
  await expect.element(button('Change Cough syrup')).not.toBeInTheDocument()
})
