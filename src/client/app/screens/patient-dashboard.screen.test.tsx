import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listAppointments } from '../../../shared/appointments/appointments.contract.ts'
import { listNotices } from '../../../shared/notifications/notifications.contract.ts'
import { readPatientProfile, savePatientProfile } from '../../../shared/patients/patients.contract.ts'
import { appointmentAnswer } from '../../../../tests/setup/appointment-answers.ts'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './patient-dashboard.screen.tsx'

const profile = { name: 'Nava Kaur Sidhu', age: 31, gender: 'Female', address: '', phone: '' }

beforeEach(async () => {
  await openDevice('patient')
  serverSays(listNotices, { body: [] })
  serverSays(listAppointments, { body: [] })
})

test('without a name the profile form opens by itself, and closes after saving', async () => {
  serverSays(readPatientProfile, { text: '' })
  serverSays(savePatientProfile, () => {
    serverSays(readPatientProfile, { body: profile })
    return { body: profile }
  })
  show(<Screen />)
  await page.getByLabelText('Age').fill('31')
  await page.getByRole('radio', { name: 'Female' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Welcome, Nava Kaur Sidhu' })).toBeVisible()
  await expect.element(page.getByLabelText('Age')).not.toBeInTheDocument()
})

test('the next three appointments, and the way to all of them', async () => {
  serverSays(readPatientProfile, { body: profile })
  const ahead = ['09:00', '10:00', '11:00', '12:00'].map((time) => appointmentAnswer({ time }))
  serverSays(listAppointments, { body: ahead })
  show(<Screen />)
  await expect.element(page.getByText(/11:00 am/)).toBeVisible()
  await expect.element(page.getByText(/12:00 pm/)).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: 'View all' }))
    .toHaveAttribute('href', '/patient/appointments')
})
