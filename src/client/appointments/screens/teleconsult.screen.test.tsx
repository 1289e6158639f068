import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listAppointments } from '../../../shared/appointments/appointments.endpoints.ts'
import { readPatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import { appointmentAnswer, dayAhead } from '../../../../tests/setup/appointment-answers.ts'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './teleconsult.screen.tsx'

const profile = { name: 'Nava Kaur', age: 31, gender: 'Female', address: '', phone: '5550001234' }
const tele = { type: 'teleconsultation' } as const

beforeEach(async () => {
  await openDevice('patient')
  serverSays(readPatientProfile, { body: profile })
  serverSays(listAppointments, { body: [] })
})

test('lists only upcoming teleconsultations', async () => {
  serverSays(listAppointments, {
    body: [
      appointmentAnswer({ ...tele, date: dayAhead(-2), status: 'completed', specialization: 'over' }),
      appointmentAnswer({ specialization: 'in the clinic' }),
      appointmentAnswer({ ...tele, status: 'scheduled', specialization: 'by phone' }),
    ],
  })
  show(<Screen />)
  await expect.element(page.getByText('by phone')).toBeVisible()
  await expect.element(page.getByText('over', { exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByText('in the clinic')).not.toBeInTheDocument()
})

test('an empty list links to the form with this type', async () => {
  show(<Screen />)
  await expect.element(page.getByText('No upcoming teleconsultations')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Book appointment' }))
    .toHaveAttribute('href', '/appointments/book?type=teleconsultation')
})

test('shows the number the doctor will call, or that it is missing', async () => {
  show(<Screen />)
  await expect.element(page.getByText('5550001234')).toBeVisible()
  await expect.element(page.getByText(/has no phone number/)).not.toBeInTheDocument()
  await openDevice('patient')
  serverSays(listAppointments, { body: [] })
  serverSays(readPatientProfile, { body: { ...profile, phone: '' } })
  show(<Screen />)
  await expect.element(page.getByText(/has no phone number/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Add my number' })).toHaveAttribute('href', '/profile')
})

test('a failed load can be retried', async () => {
  serverSays(listAppointments, { status: 404, refusal: { code: 'notFound' } })
  show(<Screen />)
  await expect.element(page.getByText('Your appointments could not be loaded.')).toBeVisible()
  serverSays(listAppointments, { body: [] })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No upcoming teleconsultations')).toBeVisible()
})

test.each([
  ['hi', 'फ़ोन/वीडियो पर सलाह', 'यह कैसे होता है'],
  ['pa', 'ਫ਼ੋਨ/ਵੀਡੀਓ ’ਤੇ ਸਲਾਹ', 'ਇਹ ਕਿਵੇਂ ਹੁੰਦਾ ਹੈ'],
] as const)('in %s', async (language, title, how) => {
  await openDevice('patient', { language })
  serverSays(readPatientProfile, { body: profile })
  serverSays(listAppointments, { body: [] })
  show(<Screen />)
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: how })).toBeVisible()
})
