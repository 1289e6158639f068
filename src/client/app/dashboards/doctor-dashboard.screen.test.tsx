import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listAlarms } from '../../../shared/alarms/alarms.endpoints.ts'
import {
  listAppointments,
  listFacilityVisits,
  readDoctorSummary,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { listCounters } from '../../../shared/dispensing/dispensing.endpoints.ts'
import { readDoctorProfile } from '../../../shared/doctors/doctors.endpoints.ts'
import { dayIn, timeIn } from '../../../shared/kit/time/town-time.ts'
import { listLaboratories } from '../../../shared/laboratory/laboratory.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { listPatientsInCare } from '../../../shared/patients/patients.endpoints.ts'
import { alarmAnswer } from '../../../../tests/setup/alarm-answers.ts'
import { appointmentAnswer } from '../../../../tests/setup/appointment-answers.ts'
import { listedPatient } from '../../../../tests/setup/patient-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { refresh } from '../../platform/queries/queries.tsx'
import { answerQuery, queryClient } from '../../platform/query/query-client.ts'
import { Screen } from './doctor-dashboard.screen.tsx'

const profile = {
  name: 'Dr. Meena Sharma',
  specialization: 'Skin',
  experience: '9',
  phone: '5550001234',
  clinic: 'Civil Hospital',
  registrationNumber: '7',
  approval: 'approved',
}
const summary = {
  today: 8,
  patients: 1560,
  pendingReviews: 12,
  openRequests: 0,
  teleconsultations: 24,
  followUpCalls: 2,
  followUpsDue: 0,
  visitsWithoutNote: 3,
  unsignedPrescriptions: 5,
  labReviews: 0,
}

beforeEach(async () => {
  await openDevice('doctor')
  history.replaceState(null, '', '/doctor')
  serverSays(listNotices, { body: [] })
  serverSays(readDoctorProfile, { body: profile })
  serverSays(listAppointments, { body: [] })
  serverSays(listAlarms, { body: { alarms: [], open: 0, next: null } })
  serverSays(readDoctorSummary, { body: summary })
  serverSays(listFacilityVisits, { body: { facilities: [], visits: [], next: null } })
  serverSays(listPatientsInCare, { body: { patients: [], next: null } })
})

/** A request whose appointment begins in so many minutes, in the town's time zone. */
function requestIn(minutes: number) {
  const startsAt = new Date(Date.now() + minutes * 60_000)
  const zone = 'Asia/Kolkata'
  return appointmentAnswer({
    date: dayIn(zone, startsAt),
    time: timeIn(zone, startsAt),
    startsAt: startsAt.toISOString(),
    allowedActions: ['accept', 'reject'],
  })
}
const link = (name: RegExp | string) => page.getByRole('link', { name })

test('a doctor who is a member of a counter or a laboratory has the way there on top', async () => {
  const hospital = { id: '01a1fd14-3547-736d-953f-202a5e4eea86', name: 'Civil Hospital Nabha' }
  show(<Screen />)
  await expect.element(link(/^8\s*Today/)).toBeVisible()
  await expect.element(link(/^Pharmacy counter/)).not.toBeInTheDocument()
  expect(sentTo(listCounters)).toHaveLength(0)
  serverSays(listCounters, { body: [hospital] })
  serverSays(listLaboratories, { body: [hospital] })
  await queryClient.query(answerQuery(listCounters))
  await expect.element(link(/^Pharmacy counter/)).toHaveAttribute('href', '/pharmacy')
  await queryClient.query(answerQuery(listLaboratories))
  await expect.element(link(/^Your laboratory/)).toHaveAttribute('href', '/lab')
})

test('the four figures link to what they count', async () => {
  show(<Screen />)
  await expect.element(link(/^8\s*Today/)).toHaveAttribute('href', '/doctor#today')
  await expect.element(link(/^1,560\s*Patients/)).toHaveAttribute('href', '/doctor/patients')
  await expect.element(link(/^12\s*Pending reviews/)).toHaveAttribute('href', '/doctor/requests')
  await expect.element(link(/^24\s*Teleconsults/)).toHaveAttribute('href', '/doctor/teleconsultations')
})

test('figures that fail to load leave the schedule on screen and can be retried', async () => {
  let isUp = false
  serverSays(readDoctorSummary, () =>
    isUp ? { body: summary } : { status: 409, refusal: { code: 'notFound' } },
  )
  show(<Screen />)
  await expect.element(page.getByText('No appointments today')).toBeVisible()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  isUp = true
  await retry.click()
  await expect.element(link(/^8\s*Today/)).toBeVisible()
})

test('tasks are counted; those without entries are hidden', async () => {
  show(<Screen />)
  await expect.element(link(/^Follow-up calls\s*2/)).toHaveAttribute('href', '/doctor/follow-ups')
  await expect.element(link(/^Visits without a note\s*3/)).toHaveAttribute('href', '/doctor/without-note')
  await expect.element(link(/^Pending reviews\s*12/)).toHaveAttribute('href', '/doctor/requests')
  await expect.element(link(/Open to all doctors/)).not.toBeInTheDocument()
  await expect.element(link(/Emergency alerts/)).not.toBeInTheDocument()
})

test.each([
  [99, /^Open to all doctors\s*99$/],
  [100, /^Open to all doctors\s*99\+$/],
])('%i open requests are shown as far as they were counted', async (openRequests, name) => {
  serverSays(readDoctorSummary, { body: { ...summary, openRequests } })
  show(<Screen />)
  await expect.element(link(name)).toHaveAttribute('href', '/doctor/requests')
})

test('says when there is nothing to do', async () => {
  const none = {
    pendingReviews: 0,
    followUpCalls: 0,
    followUpsDue: 0,
    visitsWithoutNote: 0,
    unsignedPrescriptions: 0,
  }
  serverSays(readDoctorSummary, { body: { ...summary, ...none } })
  show(<Screen />)
  await expect.element(page.getByText('No pending tasks.')).toBeVisible()
  await expect.element(page.getByText('Patients you have seen will appear here.')).toBeVisible()
})

test('shows five recent patients without those not seen yet, and a link to all', async () => {
  const seen = ['Asha', 'Mohan', 'Simran', 'Tarsem', 'Rajni', 'Sixth'].map((name) => listedPatient({ name }))
  const patients = [...seen, listedPatient({ name: 'New', lastVisit: null })]
  serverSays(listPatientsInCare, { body: { patients, next: null } })
  show(<Screen />)
  await expect.element(link(/Asha/)).toHaveAttribute('href', `/doctor/patients/${seen[0]?.id}`)
  await expect.element(link(/Asha.*ਬੁਖਾਰ.*Last visit: /)).toBeVisible()
  await expect.element(link(/Rajni/)).toBeVisible()
  await expect.element(page.getByText('Sixth')).not.toBeInTheDocument()
  await expect.element(link('View all patients')).toHaveAttribute('href', '/doctor/patients')
})

test('an unanswered request that begins soon is shown as an alert linked to its card', async () => {
  const [soon, later] = [requestIn(70), requestIn(300)]
  serverSays(listAppointments, { body: [later, soon] })
  show(<Screen />)
  await expect.element(page.getByRole('alert')).toHaveTextContent(/High-priority patient/)
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Requested for .* Not answered yet/)
  await link('Attend Now').click()
  expect(location.hash).toBe(`#request-${soon._id}`)
  await expect.poll(() => document.activeElement?.id).toBe(`request-${soon._id}`)
})

test('a request that is not urgent shows no alert', async () => {
  serverSays(listAppointments, { body: [requestIn(180)] })
  show(<Screen />)
  await expect.element(page.getByRole('button', { name: 'Accept' })).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('a critical alarm and an urgent request each have their own alert and link', async () => {
  const soon = requestIn(30)
  serverSays(listAppointments, { body: [soon] })
  const alarm = alarmAnswer({ patient: { id: '7', name: 'Gurmeet Singh' } })
  serverSays(listAlarms, { body: { alarms: [alarm], open: 61, next: 'later' } })
  show(<Screen />)
  const alerts = page.getByRole('alert')
  await expect.element(alerts.first()).toHaveTextContent(/Emergency alert.*Gurmeet Singh/)
  await expect
    .element(alerts.first().getByRole('link', { name: 'Attend Now' }))
    .toHaveAttribute('href', `/doctor/alerts/${alarm.id}`)
  await expect.element(alerts.last()).toHaveTextContent(/High-priority patient/)
  await expect.element(alerts.last()).toHaveTextContent(soon.patient.name)
  await expect
    .element(alerts.last().getByRole('link', { name: 'Attend Now' }))
    .toHaveAttribute('href', `/doctor#request-${soon._id}`)
  expect(alerts.elements()).toHaveLength(2)
  await expect.element(link(/^Emergency alerts\s*61/)).toHaveAttribute('href', '/doctor/alerts')
})

test.each([
  [{ ...profile, approval: 'awaiting' }, 'Awaiting verification'],
  [null, 'Please complete your profile, so that patients can be sent to you.'],
])('at home an unverified doctor sees the simpler view: %o', async (known, sentence) => {
  history.replaceState(null, '', '/')
  serverSays(readDoctorProfile, known === null ? { text: '' } : { body: known })
  show(<Screen />)
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(link("Today's schedule")).toHaveAttribute('href', '/doctor#today')
  await expect.element(link('Edit profile')).toHaveAttribute('href', '/profile')
  await expect.element(link(/Patients/)).not.toBeInTheDocument()
})

test('shows today’s visits with colleagues to a doctor who works at a facility, and to nobody else', async () => {
  show(<Screen />)
  await expect.element(page.getByText('No pending tasks.').or(link(/^Follow-up calls/))).toBeVisible()
  await expect.element(page.getByText(/^Today at/)).not.toBeInTheDocument()
  const visit = {
    id: '01936f2a-0000-7000-8000-0000000000f1',
    time: '10:30',
    status: 'scheduled',
    specialization: 'fever',
    patient: { id: '01936f2a-0000-7000-8000-0000000000f2', name: 'Zorawar Singh' },
    doctor: 'Navjot Gill',
  }
  const facilities = [{ name: 'Civil Hospital', nameHi: '', namePa: '' }]
  serverSays(listFacilityVisits, { body: { facilities, visits: [visit], next: null } })
  await refresh('appointments')
  await expect.element(page.getByRole('heading', { name: 'Today at Civil Hospital' })).toBeVisible()
  const row = link(/Zorawar Singh/)
  await expect.element(row).toHaveAttribute('href', `/doctor/patients/${visit.patient.id}`)
  await expect.element(row).toHaveTextContent(/10:30.*With Dr\. Navjot Gill · Scheduled/)
})
