import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listAppointments } from '../../../shared/appointments/appointments.endpoints.ts'
import { readPatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import { listRecords } from '../../../shared/records/records.endpoints.ts'
import { appointmentAnswer, dayAhead } from '../../../../tests/setup/appointment-answers.ts'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './patient-records.screen.tsx'

const nothing = { entries: [], next: null, searchedTo: null }
const openProfile = () => page.getByRole('heading', { name: 'Profile' }).click()
const profile = { name: 'Nava Kaur', age: 31, gender: 'Female', address: '', phone: '5550001234' }

beforeEach(async () => {
  await openDevice('patient')
  serverSays(readPatientProfile, { body: profile })
  serverSays(listAppointments, { body: [] })
  serverSays(listRecords, { body: nothing })
})

test('shows the profile, the counted appointments and links to everything else', async () => {
  serverSays(listAppointments, {
    body: [
      appointmentAnswer({ date: dayAhead(-9), status: 'completed' }),
      appointmentAnswer(),
      appointmentAnswer(),
    ],
  })
  show(<Screen />)
  await openProfile()
  await expect.element(page.getByText('5550001234')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '2 upcoming appointments' }))
    .toHaveAttribute('href', '/patient/appointments')
  await expect
    .element(page.getByRole('link', { name: '1 past appointment' }))
    .toHaveAttribute('href', '/patient/appointments?past')
  const hrefs = page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))
  expect(hrefs).toContain('/patient/access-log')
  expect(hrefs.slice(hrefs.indexOf('/patient/appointments'))).toEqual([
    '/patient/appointments',
    '/patient/appointments?past',
    '/patient/messages',
    '/patient/conditions',
    '/patient/visits',
    '/prescriptions',
    '/labs',
    '/vitals',
    '/reminders',
    '/patient/vaccinations',
    '/patient/documents',
    '/patient/access-log',
  ])
})

test('says when there are no appointments', async () => {
  show(<Screen />)
  await expect.element(page.getByRole('link', { name: 'No upcoming appointments' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'No past appointments' })).toBeVisible()
})

test('without any entry it says what to do', async () => {
  show(<Screen />)
  await expect.element(page.getByText('Nothing in the history yet')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Add a reading' })).toHaveAttribute('href', '/vitals')
})

test('without a profile it links to the form', async () => {
  serverSays(readPatientProfile, { text: '' })
  show(<Screen />)
  await openProfile()
  await expect.element(page.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/profile')
})

test('each part that fails to load can be retried on its own', async () => {
  serverSays(listAppointments, { status: 404, refusal: { code: 'notFound' } })
  serverSays(readPatientProfile, { status: 404, refusal: { code: 'notFound' } })
  show(<Screen />)
  await openProfile()
  await expect.element(page.getByText('Your appointments could not be loaded.')).toBeVisible()
  await expect.element(page.getByText('This could not be loaded.')).toBeVisible()
  serverSays(readPatientProfile, { body: profile })
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect.element(page.getByText('5550001234')).toBeVisible()
  await expect.element(page.getByText('Your appointments could not be loaded.')).toBeVisible()
})

test.each([
  ['hi', 'सेहत का रिकॉर्ड', 'लैब रिपोर्ट'],
  ['pa', 'ਸਿਹਤ ਦਾ ਰਿਕਾਰਡ', 'ਲੈਬ ਰਿਪੋਰਟਾਂ'],
] as const)('in %s', async (language, title, labs) => {
  await openDevice('patient', { language })
  serverSays(readPatientProfile, { body: profile })
  serverSays(listAppointments, { body: [] })
  serverSays(listRecords, { body: nothing })
  show(<Screen />)
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  await expect.element(page.getByRole('link', { name: labs })).toHaveAttribute('href', '/labs')
})
