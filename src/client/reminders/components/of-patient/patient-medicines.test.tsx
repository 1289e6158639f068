import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listPatientMedicines } from '../../../../shared/reminders/reminders.endpoints.ts'
import { reminderAnswer } from '../../../../../tests/setup/reminder-answers.ts'
import { openDevice, serverSays, show } from '../../../../../tests/setup/screen.tsx'
import { PatientMedicines } from './patient-medicines.tsx'

beforeEach(async () => {
  vi.setSystemTime(new Date('2026-11-21T21:30:00+05:30'))
  await openDevice('doctor')
})
afterEach(() => vi.useRealTimers())
const look = () => show(<PatientMedicines patientId="01936f2b-0000-7000-8000-000000000001" />)

test('a doctor sees what is taken, how regularly, and why not', async () => {
  const reminder = reminderAnswer({
    name: 'Metformin',
    plan: {
      times: ['08:00', '20:00'],
      startsOn: '2026-11-20',
      unit: 'tablet',
      amounts: { '08:00': 1, '20:00': 0.5 },
      food: 'after',
      dosage: '500 mg',
    },
  })
  const of = { reminderId: reminder.id }
  const doses = [
    { ...of, day: '2026-11-20', time: '08:00', state: 'taken' as const },
    { ...of, day: '2026-11-20', time: '20:00', state: 'skipped' as const, reason: 'ranOut' as const },
    { ...of, day: '2026-11-21', time: '08:00', state: 'skipped' as const, reason: 'cost' as const },
  ]
  serverSays(listPatientMedicines, { body: { reminders: [reminder], doses } })
  look()
  await expect.element(page.getByRole('heading', { name: 'Metformin' })).toBeVisible()
  await expect
    .element(page.getByText('1 tablet: 8:00 am · ½ tablet: 8:00 pm · after food, 500 mg · Every day'))
    .toBeVisible()
  await expect.element(page.getByText('1 of 4 doses taken')).toBeVisible()
  await expect.element(page.getByText('Skipped: 2 (Ran out 1, Too expensive 1)')).toBeVisible()
  await expect.element(page.getByText('Not marked: 1')).toBeVisible()
})

test('says that the patient removed a medicine, and that one has no dose yet', async () => {
  const removed = reminderAnswer({ isRemoved: true })
  const ill = reminderAnswer({ name: 'Amlodipine', isRemoved: true, removedBecause: 'ill' })
  const later = reminderAnswer({ name: 'Iron', plan: { startsOn: '2026-11-25' } })
  serverSays(listPatientMedicines, { body: { reminders: [removed, ill, later], doses: [] } })
  look()
  await expect.element(page.getByText('Removed by the patient', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Removed by the patient: It makes me feel ill')).toBeVisible()
  await expect.element(page.getByText('From Wed, 25 Nov', { exact: false })).toBeVisible()
  await expect.poll(() => page.getByText('No dose yet').elements().length).toBe(3)
})

test('names two current medicines with the same substance', async () => {
  const reminders = ['Crocin', 'Combiflam', 'Amlodipine'].map((name) => reminderAnswer({ name }))
  serverSays(listPatientMedicines, { body: { reminders, doses: [] } })
  look()
  await expect.element(page.getByText('Taken together, with the same substance')).toBeVisible()
  await expect.element(page.getByText('Crocin, Combiflam: paracetamol')).toBeVisible()
  await expect.element(page.getByText('painkillers of the same kind')).not.toBeInTheDocument()
})

test('without medicines it says so', async () => {
  serverSays(listPatientMedicines, { body: { reminders: [], doses: [] } })
  look()
  await expect.element(page.getByText('No medicines entered')).toBeVisible()
})

test('a failed load says so', async () => {
  serverSays(listPatientMedicines, { status: 404, refusal: { code: 'notFound' } })
  look()
  await expect.element(page.getByText('The medicines could not be loaded.')).toBeVisible()
})
