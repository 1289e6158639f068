import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  changeReminder,
  removeReminder,
  restoreReminder,
} from '../../../shared/reminders/reminders.endpoints.ts'
import { formBody, reminderAnswer, serverKeeps } from '../../../../tests/setup/reminder-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './reminders.screen.tsx'

beforeEach(async () => {
  // Saturday, half past two in the afternoon in Nabha.
  vi.setSystemTime(new Date('2026-11-21T14:30:00+05:30'))
  await openDevice('patient')
})
afterEach(() => vi.useRealTimers())

const button = (name: string | RegExp) => page.getByRole('button', { name })
const dose = button('Cough syrup, 2:00 pm: taken')

describe('the medicines', () => {
  test('can be edited in place', async () => {
    const someDays = { days: [0, 3], endsOn: '2026-12-31' }
    const known = reminderAnswer({ plan: someDays })
    const from = { ...formBody, ...someDays }
    serverKeeps({ reminders: [known], doses: [] })
    serverSays(changeReminder, { body: known })
    show(<Screen />)
    await expect.element(page.getByText('Wed, Sun')).toBeVisible()
    await expect.element(page.getByText('Until Thu, 31 Dec')).toBeVisible()
    await button('Change Cough syrup').click()
    await expect.element(page.getByRole('checkbox', { name: 'Sun' })).toBeChecked()
    await page.getByLabelText('Dosage').fill('10 ml')
    await page.getByRole('checkbox', { name: 'Noon' }).click()
    await button('Save').click()
    await expect.element(button('Change Cough syrup')).toBeVisible()
    expect(sentTo(changeReminder)[0]?.body).toEqual({
      ...from,
      dosage: '10 ml',
      times: ['08:00', '20:00'],
      from,
    })
  })

  test('several are folded on a phone, and open for who adds one', async () => {
    serverKeeps({ reminders: [reminderAnswer(), reminderAnswer({ name: 'Amlodipine' })], doses: [] })
    show(<Screen />)
    await expect.element(page.getByRole('heading', { name: 'Medicines (2)' })).toBeVisible()
    expect(button(/^Change/).elements()).toEqual([])
    await button('Add a medicine').click()
    await button('Cancel').click()
    await expect.element(button('Change Amlodipine')).toBeVisible()
    await expect.element(button('Add a medicine')).toHaveFocus()
  })

  test('cancelled input is not kept for the next time', async () => {
    serverKeeps({ reminders: [reminderAnswer()], doses: [] })
    show(<Screen />)
    await button('Change Cough syrup').click()
    await page.getByLabelText('Dosage').fill('10 ml')
    await button('Cancel').click()
    await expect.element(button('Change Cough syrup')).toHaveFocus()
    await button('Change Cough syrup').click()
    await expect.element(page.getByLabelText('Dosage')).toHaveValue('5 ml')
  })

  test('an unsent edit opens again after a reload', async () => {
    serverKeeps({ reminders: [reminderAnswer()], doses: [] })
    show(<Screen />)
    await button('Change Cough syrup').click()
    await page.getByLabelText('Dosage').fill('10 ml')
    await expect.element(page.getByLabelText('Dosage')).toHaveValue('10 ml')
    document.body.innerHTML = ''
    show(<Screen />)
    await expect.element(page.getByLabelText('Dosage')).toHaveValue('10 ml')
  })

  test('can be removed and restored in place', async () => {
    const known = reminderAnswer()
    const list = serverKeeps({ reminders: [known], doses: [] })
    const answer = (isRemoved: boolean) => () => {
      list.reminders = [{ ...known, isRemoved }]
      return { body: { ...known, isRemoved } }
    }
    serverSays(removeReminder, answer(true))
    serverSays(restoreReminder, answer(false))
    show(<Screen />)
    await button('Remove Cough syrup').click()
    await expect.element(page.getByText(/Cough syrup is removed/)).toBeVisible()
    await expect.element(dose).not.toBeInTheDocument()
    await expect.element(button('Put it back')).toHaveFocus()
    await button('Put it back').click()
    await expect.element(dose).toBeVisible()
  })
})
