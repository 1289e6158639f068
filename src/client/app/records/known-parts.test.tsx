import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addDays } from '../../../shared/kit/time/town-time.ts'
import { listPrescriptionsOfPatient } from '../../../shared/prescriptions/prescriptions.endpoints.ts'
import type { Prescription } from '../../../shared/prescriptions/prescriptions.schemas.ts'
import { listPatientMedicines } from '../../../shared/reminders/reminders.endpoints.ts'
import { listPatientVitals } from '../../../shared/vitals/vitals.endpoints.ts'
import { prescriptionAnswer } from '../../../../tests/setup/prescription-answers.ts'
import { reminderAnswer } from '../../../../tests/setup/reminder-answers.ts'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { readingAnswer } from '../../../../tests/setup/vital-answers.ts'
import { today } from '../../platform/clock/today.ts'
import { Medicines } from './known-medicines.tsx'
import { Readings } from './known-parts.tsx'

const [item] = prescriptionAnswer().items
const signed = (daysAgo: number, name: string, changes: Partial<Prescription> = {}) =>
  prescriptionAnswer({
    id: name,
    date: addDays(today(), -daysAgo),
    items: [{ ...item!, id: name, name }],
    ...changes,
  })

function record(prescriptions: Prescription[], reminders = [] as ReturnType<typeof reminderAnswer>[]): void {
  serverSays(listPrescriptionsOfPatient, { body: { prescriptions, next: null } })
  serverSays(listPatientMedicines, { body: { reminders, doses: [] } })
  show(<Medicines patientId="someone" />)
}
const medicines = () => page.getByRole('listitem')

beforeEach(() => openDevice('doctor'))

test('lists what active prescriptions still say, with the dose and the doctor', async () => {
  record([signed(1, 'Amlodipine'), signed(1, 'Stopped', { status: 'stopped' }), signed(30, 'Over')])
  await expect
    .element(medicines())
    .toHaveTextContent(/^Amlodipine 500 mg Morning 1, night 1, after food, for 5 days/)
  await expect.element(page.getByText(/^Dr. Navjot Kaur Gill · /)).toBeVisible()
  await expect.element(page.getByText('Entered by the patient')).not.toBeInTheDocument()
})

test('lists what the patient entered apart, and a reminder of a prescription only once', async () => {
  const made = reminderAnswer({ id: 'Amlodipine', name: 'Amlodipine 500 mg' })
  record(
    [signed(1, 'Amlodipine')],
    [made, reminderAnswer(), reminderAnswer({ name: 'Gone', isRemoved: true })],
  )
  await expect.element(page.getByRole('heading', { name: 'Entered by the patient' })).toBeVisible()
  await expect.element(medicines().last()).toHaveTextContent('Cough syrup 8:00 am · 2:00 pm · 8:00 pm')
  await expect.poll(() => medicines().elements().length).toBe(2)
})

test('says of a prescribed medicine that the patient has stopped it, and why', async () => {
  const stopped = { id: 'Amlodipine', isRemoved: true, removedBecause: 'ill' } as const
  record([signed(1, 'Amlodipine')], [reminderAnswer(stopped)])
  await expect.element(medicines()).toHaveTextContent('Stopped by the patient: It makes me feel ill')
})

test('a reminder goes on to be listed when its prescription was stopped', async () => {
  const made = reminderAnswer({ id: 'Amlodipine', name: 'Amlodipine 500 mg' })
  record([signed(1, 'Amlodipine', { status: 'stopped' })], [made])
  await expect.element(page.getByRole('heading', { name: 'Entered by the patient' })).toBeVisible()
  await expect.element(medicines()).toHaveTextContent('Amlodipine 500 mg')
})

test('never says that there are none when a part could not be loaded', async () => {
  serverSays(listPrescriptionsOfPatient, { status: 500, refusal: { code: 'unexpected' } })
  serverSays(listPatientMedicines, { body: { reminders: [reminderAnswer()], doses: [] } })
  show(<Medicines patientId="someone" />)
  await expect.element(page.getByText('The record could not be loaded.')).toBeVisible()
  await expect.element(medicines()).toHaveTextContent('Cough syrup')
  await expect.element(page.getByText('No medicines entered')).not.toBeInTheDocument()
})

test('says that there are older prescriptions than it was sent, and not that there is none', async () => {
  serverSays(listPrescriptionsOfPatient, { body: { prescriptions: [signed(300, 'Over')], next: 'more' } })
  serverSays(listPatientMedicines, { body: { reminders: [], doses: [] } })
  show(<Medicines patientId="someone" />)
  await expect
    .element(page.getByText('There are older prescriptions, too: see the whole history.'))
    .toBeVisible()
  await expect.element(page.getByText('No medicines entered')).not.toBeInTheDocument()
})

test('shows how a reading came to be, with the numbers before it', async () => {
  const before = readingAnswer({ values: [150, 94], date: '2026-11-03' })
  const readings = [readingAnswer({ values: [168, 102], grade: 'urgent' }), before]
  serverSays(listPatientVitals, { body: { readings, bmi: null, person: null } })
  show(<Readings patientId="someone" />)
  await expect.element(page.getByText('168/102')).toBeVisible()
  await expect.element(page.getByText('Since Tue, 3 Nov: 150/94')).toBeVisible()
})
