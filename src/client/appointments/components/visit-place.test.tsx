import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listAppointments } from '../../../shared/appointments/appointments.endpoints.ts'
import type { Appointment } from '../../../shared/appointments/appointments.schemas.ts'
import { readPatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import { appointmentAnswer, dayAhead } from '../../../../tests/setup/appointment-answers.ts'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from '../screens/my-appointments.screen.tsx'
import { NextAppointments } from './lists/next-appointments.tsx'
import { ScheduleCard } from './schedule/schedule-card.tsx'

const profile = { name: 'Nava Kaur', age: 31, gender: 'Female', address: '', phone: '9876543210' }
const doctor = { name: 'Meena Sharma', clinic: 'Sharma Clinic', phone: '98140 12345' }
const visit = { status: 'scheduled', doctor } as const

beforeEach(async () => {
  history.replaceState(null, '', '/patient/appointments')
  await openDevice('patient')
  serverSays(readPatientProfile, { body: profile })
})

const link = (name: string) => page.getByRole('link', { name })

test('a confirmed visit shows clinic, directions and phone number', async () => {
  serverSays(listAppointments, { body: [appointmentAnswer(visit)] })
  show(<Screen />)
  await expect.element(page.getByText('Sharma Clinic')).toBeVisible()
  const search = 'https://www.google.com/maps/dir/?api=1&destination=Sharma%20Clinic%2C%20Nabha'
  await expect.element(link('Directions')).toHaveAttribute('href', search)
  await expect.element(link('Call 98140 12345')).toHaveAttribute('href', 'tel:9814012345')
})

test('directions to a known facility use its coordinates, on the dashboard too', async () => {
  const place = { address: 'Main Bazaar', lat: 30.5, lng: 76.2 }
  serverSays(listAppointments, { body: [appointmentAnswer({ ...visit, doctor: { ...doctor, place } })] })
  show(<NextAppointments />)
  await expect.element(page.getByText('Main Bazaar')).toBeVisible()
  const byPoint = 'https://www.google.com/maps/dir/?api=1&destination=30.5,76.2'
  await expect.element(link('Directions')).toHaveAttribute('href', byPoint)
})

test('a teleconsultation shows the number the doctor calls, without directions', async () => {
  serverSays(listAppointments, { body: [appointmentAnswer({ ...visit, type: 'teleconsultation' })] })
  show(<Screen />)
  await expect.element(page.getByText('Dr. Meena Sharma rings you on 9876543210.')).toBeVisible()
  await expect.element(link('Directions')).not.toBeInTheDocument()
})

test('a visit that has not started in time says that the doctor may be late', async () => {
  const today = { date: dayAhead(0), time: '00:00' }
  serverSays(listAppointments, { body: [appointmentAnswer({ ...visit, ...today })] })
  show(<Screen />)
  await expect.element(page.getByText(/has not begun yet. The doctor may be late/)).toBeVisible()
  await expect.element(page.getByText('Confirmed by Dr. Meena Sharma.')).not.toBeInTheDocument()
})

test('a failed request links to the form with its id, and with no word of its note', async () => {
  history.replaceState(null, '', '/patient/appointments?past')
  const failed = appointmentAnswer({ status: 'failed', specialization: 'ਬੁਖਾਰ' })
  serverSays(listAppointments, { body: [failed] })
  show(<Screen />)
  const form = `/appointments/book?again=${failed._id}#when`
  await expect.element(link('Ask for another time')).toHaveAttribute('href', form)
})

const patient: Appointment['patient'] = {
  name: 'Asha Rani',
  username: 'asha',
  age: 52,
  gender: 'Female',
  address: 'Rohti Chhanna',
  abnormal: {
    type: 'bloodPressure',
    values: [148, 94],
    unit: 'mm[Hg]',
    saidUnit: 'mm[Hg]',
    grade: 'abnormal',
    date: '2026-11-20',
  },
}
const card = (told: Parameters<typeof appointmentAnswer>[0]) =>
  show(
    <ScheduleCard
      appointment={appointmentAnswer(told)}
      busyWith={() => false}
      error={null}
      onAction={() => undefined}
    />,
  )

test('the doctor sees facts about the patient before accepting', async () => {
  await openDevice('doctor')
  card({ patient, allowedActions: ['accept', 'reject'] })
  await expect.element(page.getByText('Female · 52 years · Rohti Chhanna')).toBeVisible()
  await expect.element(page.getByText('Blood pressure 148/94 mmHg · Fri, 20 Nov')).toBeVisible()
  await expect.element(link('Asha Rani')).not.toBeInTheDocument()
})

test('an accepted teleconsultation links to the phone number and the patient', async () => {
  await openDevice('doctor')
  const accepted = { ...patient, id: '01936f2a-0000-7000-8000-000000000099', phone: '9876543210' }
  card({ patient: accepted, status: 'scheduled', type: 'teleconsultation' })
  await expect.element(link('Asha Rani')).toHaveAttribute('href', `/doctor/patients/${accepted.id}`)
  await expect.element(link('Call 9876543210')).toHaveAttribute('href', 'tel:9876543210')
})
