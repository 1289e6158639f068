import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { reminderAnswer } from '../../../../../tests/setup/reminder-answers.ts'
import { openDevice, serverSays, show } from '../../../../../tests/setup/screen.tsx'
import { listReminders, removeReminder } from '../../../../shared/reminders/reminders.endpoints.ts'
import { Screen } from '../../screens/reminders.screen.tsx'

const together = 'Ask the doctor or the chemist before you take these together'
const crocin = reminderAnswer({ name: 'Crocin' })
const combiflam = reminderAnswer({ name: 'Combiflam' })

test('two brands of paracetamol are named with what they share, until one is removed', async () => {
  await openDevice('patient')
  serverSays(listReminders, { body: { reminders: [crocin, combiflam], doses: [] } })
  serverSays(removeReminder, () => {
    const removed = { ...combiflam, isRemoved: true }
    serverSays(listReminders, { body: { reminders: [crocin, removed], doses: [] } })
    return { body: removed }
  })
  show(<Screen />)
  await expect.element(page.getByText(together)).toBeVisible()
  await expect
    .element(page.getByText('Crocin, Combiflam: They contain the same medicine, paracetamol.'))
    .toBeVisible()
  await expect.element(page.getByText('painkillers of the same kind')).not.toBeInTheDocument()
  await page.getByRole('heading', { name: 'Medicines (2)' }).click()
  await page.getByRole('button', { name: 'Remove Combiflam' }).click()
  await expect.element(page.getByText(together)).not.toBeInTheDocument()
})

test('other medicines stand there without it', async () => {
  await openDevice('patient')
  const reminders = [crocin, reminderAnswer({ name: 'Amlodipine' })]
  serverSays(listReminders, { body: { reminders, doses: [] } })
  show(<Screen />)
  await expect.element(page.getByRole('heading', { name: 'Medicines (2)' })).toBeVisible()
  await expect.element(page.getByText(together)).not.toBeInTheDocument()
})
