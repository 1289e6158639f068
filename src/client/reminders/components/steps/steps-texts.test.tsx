import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { reminderAnswer } from '../../../../../tests/setup/reminder-answers.ts'
import { openDevice, serverSays, show } from '../../../../../tests/setup/screen.tsx'
import { listPatientMedicines, listReminders } from '../../../../shared/reminders/reminders.endpoints.ts'
import { Screen } from '../../screens/reminders.screen.tsx'
import { PatientMedicines } from '../of-patient/patient-medicines.tsx'

beforeEach(async () => {
  vi.setSystemTime(new Date('2026-11-26T10:00:00+05:30'))
  await openDevice('patient')
})
afterEach(() => vi.useRealTimers())

const morning = (amount: number, days: number | null) => ({ days, amounts: { '08:00': amount } })
const taper = {
  dosage: '5 mg',
  times: ['08:00'],
  unit: 'tablet' as const,
  amounts: null,
  startsOn: '2026-11-21',
  endsOn: '2026-12-05',
  steps: [morning(8, 5), morning(6, 5), morning(4, 5)],
}
const medicine = (plan: object) => reminderAnswer({ name: 'Wysolone', plan: { ...taper, ...plan } })
function showMedicine(plan: object = {}): void {
  serverSays(listReminders, { body: { reminders: [medicine(plan)], doses: [] } })
  show(<Screen />)
}

test('the card has the amount of today, those to come and the last day', async () => {
  showMedicine()
  await expect.element(page.getByText('6 tablets: 8:00 am')).toBeVisible()
  await expect.element(page.getByText('6 tablets until Mon, 30 Nov')).toBeVisible()
  await expect.element(page.getByText('then 4 tablets', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Until Sat, 5 Dec')).toBeVisible()
  await expect.element(page.getByText('Do not stop this medicine suddenly', { exact: false })).toBeVisible()
})

test('on the day of a change the dose says that its amount is new, and what it was', async () => {
  showMedicine()
  await expect.element(page.getByText('From today 6 tablets, not 8 tablets any more.')).toBeVisible()
  await expect.element(page.getByText('6 tablets, 5 mg').first()).toBeVisible()
})

test('on the day after it does not', async () => {
  showMedicine({ startsOn: '2026-11-20', endsOn: '2026-12-04' })
  await expect.element(page.getByText('6 tablets until Sun, 29 Nov')).toBeVisible()
  expect(page.getByText('any more', { exact: false }).elements()).toEqual([])
})

test('1-0-1, then 1-0-0: the other dose says that the one at night is no more', async () => {
  const steps = [1, 0].map((night) => ({ days: 5, amounts: { '08:00': 1, '21:00': night } }))
  showMedicine({ times: ['08:00', '21:00'], steps, endsOn: '2026-11-30' })
  await expect.element(page.getByText('From today no more at 9:00 pm.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Wysolone, 9:00 pm: taken' }).elements()).toEqual([])
})

test('a doctor sees the amount of today and those to come', async () => {
  await openDevice('doctor')
  serverSays(listPatientMedicines, { body: { reminders: [medicine({})], doses: [] } })
  show(<PatientMedicines patientId="p" />)
  await expect.element(page.getByText('6 tablets: 8:00 am', { exact: false })).toBeVisible()
  await expect.element(page.getByText('then 4 tablets', { exact: false })).toBeVisible()
})
