import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listConditionsOfPatient } from '../../../shared/conditions/conditions.doctor.endpoints.ts'
import { listPatientDocuments, readPatientFile } from '../../../shared/documents/documents.endpoints.ts'
import { listMoreVisits, readPatientInCare } from '../../../shared/patients/patients.endpoints.ts'
import type { PatientInCare } from '../../../shared/patients/patients.schemas.ts'
import { listPatientMedicines } from '../../../shared/reminders/reminders.endpoints.ts'
import { listPatientVitals } from '../../../shared/vitals/vitals.endpoints.ts'
import { PathParams } from '../../platform/browser/navigation.tsx'
import { treatedPatient } from '../../../../tests/setup/patient-answers.ts'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './doctor-patient.screen.tsx'

beforeEach(async () => {
  await openDevice('doctor')
  serverSays(listPatientVitals, { body: { readings: [], bmi: null } })
  serverSays(listPatientDocuments, { body: [] })
  serverSays(listPatientMedicines, { body: { reminders: [], doses: [] } })
  serverSays(listConditionsOfPatient, { body: [] })
})

function showPatient(): void {
  show(
    <PathParams value={{ id: '01936f2b-0000-7000-8000-000000000001' }}>
      <Screen />
    </PathParams>,
  )
}
function visit(n: number): PatientInCare['appointments'][number] {
  return {
    id: `01936f2c-0000-7000-8000-${String(n).padStart(12, '0')}`,
    date: '2026-11-14',
    time: `${String(8 + n).padStart(2, '0')}:00`,
    status: 'completed',
    type: 'in-person',
    specialization: n === 0 ? '' : `Reason ${n}`,
  }
}

test('shows the patient, the phone link and the shared appointments', async () => {
  const patient = treatedPatient({
    name: 'ਆਸ਼ਾ ਰਾਣੀ',
    phone: '+91 ੫੫੫੦੦-੧੦੦੦੭',
    appointments: [visit(0), visit(1)],
  })
  serverSays(readPatientInCare, { body: patient })
  showPatient()
  await expect.element(page.getByRole('heading', { name: 'ਆਸ਼ਾ ਰਾਣੀ' })).toBeVisible()
  await expect.element(page.getByText('Female · 34 years')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Call/ })).toHaveAttribute('href', 'tel:+915550010007')
  await expect.element(page.getByText('No complaint given')).toBeVisible()
  await expect.element(page.getByText('Reason 1')).toBeVisible()
})

test('shows the patient’s documents, and opens one', async () => {
  const thumbnail = 'UklGRhYAAABXRUJQVlA4TAoAAAAvAAAAAEX/I/of'
  const one = {
    id: '01936f2d-0000-7000-8000-000000000001',
    takenOn: '2026-11-20',
    at: '2026-11-20T04:30:00Z',
  }
  const document = {
    ...one,
    kind: 'labReport',
    title: 'Sugar',
    type: 'image/webp',
    bytes: 30,
    status: 'current',
    thumbnail,
  }
  serverSays(readPatientInCare, { body: treatedPatient() })
  serverSays(listPatientDocuments, { body: [document] })
  serverSays(readPatientFile, ({ query }) => ({
    status: 404,
    refusal: { code: query['document'] === one.id ? 'notFound' : 'internal' },
  }))
  showPatient()
  await expect.element(page.getByRole('heading', { name: 'Sugar' })).toBeVisible()
  await page.getByRole('button', { name: 'View: Sugar' }).click()
  await expect.element(page.getByText('This was not found.')).toBeVisible()
})

test('says when phone and address are missing, without a call link', async () => {
  serverSays(readPatientInCare, { body: treatedPatient({ phone: '', address: '', lastVisit: null }) })
  showPatient()
  await expect.element(page.getByText('Not seen yet')).toBeVisible()
  expect(page.getByText('Not given').elements()).toHaveLength(1)
  await expect.element(page.getByText('Gave no number, or does not want calls')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Call/ })).not.toBeInTheDocument()
})

test('a long history loads page by page to its end', async () => {
  const cursors = ['1.a', '0.b']
  serverSays(readPatientInCare, {
    body: treatedPatient({ appointments: [visit(1)], olderAppointments: cursors[0]! }),
  })
  const asked: (string | undefined)[] = []
  serverSays(listMoreVisits, ({ query }) => {
    asked.push(query['after'])
    const at = cursors.indexOf(query['after'] ?? '')
    return { body: { appointments: [visit(at + 2)], next: cursors[at + 1] ?? null } }
  })
  showPatient()
  await expect.element(page.getByText('Reason 1')).toBeVisible()
  expect(asked).toEqual([])
  const older = page.getByRole('button', { name: 'Show older' })
  await older.click()
  await expect.element(page.getByText('Reason 2')).toBeVisible()
  await older.click()
  await expect.element(page.getByText('Reason 3')).toBeVisible()
  expect(asked).toEqual(cursors)
  await expect.element(older).not.toBeInTheDocument()
  await expect.element(page.getByText('Reason 1')).toBeVisible()
})

test('of a patient last seen long ago only visits and own notes', async () => {
  const asked: string[] = []
  serverSays(listPatientVitals, () => {
    asked.push('vitals')
    return { status: 404, refusal: { code: 'notFound' } }
  })
  serverSays(readPatientInCare, {
    body: treatedPatient({ name: 'Asha', former: true, phone: '', address: '', appointments: [visit(1)] }),
  })
  showPatient()
  await expect.element(page.getByText(/more than six months ago/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Doctors’ notes' })).toBeVisible()
  await expect.element(page.getByText('Reason 1')).toBeVisible()
  for (const closed of ['The whole history', 'Send message', 'Lab tests'])
    await expect.element(page.getByText(closed)).not.toBeInTheDocument()
  expect(asked).toEqual([])
})

test("another doctor's patient is not found, with a link to the own patients", async () => {
  serverSays(readPatientInCare, { status: 404, refusal: { code: 'notFound' } })
  showPatient()
  await expect.element(page.getByRole('heading', { name: 'This is not one of your patients' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'View all patients' }))
    .toHaveAttribute('href', '/doctor/patients')
})

test('a failed load can be retried', async () => {
  serverSays(readPatientInCare, { status: 409, refusal: { code: 'other' } })
  showPatient()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  serverSays(readPatientInCare, { body: treatedPatient({ name: 'Asha' }) })
  await retry.click()
  await expect.element(page.getByRole('heading', { name: 'Asha' })).toBeVisible()
})

test('says until when an emergency has opened the record, and offers nothing to write', async () => {
  const emergencyUntil = { at: '2026-11-21T11:10:00.000Z', date: '2026-11-21', time: '16:40' }
  const patient = treatedPatient({ byFacility: true, emergencyUntil, appointments: [] })
  serverSays(readPatientInCare, { body: patient })
  showPatient()
  await expect.element(page.getByText(/Opened in an emergency, until 4:40/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'The whole history' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Send message' })).not.toBeInTheDocument()
  await expect.element(page.getByText('Appointments at your facility')).not.toBeInTheDocument()
})

test('says until when the patient shares the record, and offers nothing to write', async () => {
  const sharedUntil = { at: '2026-11-28T05:00:00.000Z', date: '2026-11-28', time: '10:30' }
  const patient = treatedPatient({ byFacility: true, sharedUntil, appointments: [] })
  serverSays(readPatientInCare, { body: patient })
  showPatient()
  await expect.element(page.getByText(/Shared with you until Sat, 28 Nov, 10:30/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'The whole history' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Send message' })).not.toBeInTheDocument()
  await expect.element(page.getByText('Appointments at your facility')).not.toBeInTheDocument()
})

test('says that private illnesses are not shown, whether there are any or not, and marks those one reads', async () => {
  serverSays(readPatientInCare, { body: treatedPatient() })
  const moment = { at: '2026-11-20T04:30:00.000Z', date: '2026-11-20', time: '10:00' }
  const illness = {
    id: '01936f2a-0000-7000-8000-000000000003',
    kind: 'condition',
    code: 'epilepsy',
    text: '',
    reaction: '',
    status: 'active',
    enteredBy: { as: 'doctor', name: 'Navjot Kaur Gill' },
    enteredAt: moment,
    confirmedBy: { name: 'Navjot Kaur Gill', at: moment },
    isPrivate: false,
    privacyId: null,
  }
  serverSays(listConditionsOfPatient, {
    body: [illness, { ...illness, id: illness.id.replace(/3$/, '4'), code: 'asthma', isPrivate: true }],
  })
  showPatient()
  await expect.element(page.getByText('Private illnesses are not shown here.')).toBeVisible()
  const marked = page.getByRole('listitem').filter({ hasText: 'Private' })
  await expect.element(marked).toHaveTextContent('Asthma')
  expect(marked.elements()).toHaveLength(1)
})
