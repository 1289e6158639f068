import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listAppointments, requestAppointment } from '../../../shared/appointments/appointments.endpoints.ts'
import { appointmentAnswer, dayAhead } from '../../../../tests/setup/appointment-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { refresh } from '../../platform/queries/queries.tsx'
import { sendAll } from '../../platform/outbox/outbox.ts'
import { timesOfDay } from '../components/booking/time-field.tsx'
import { Screen } from './book.screen.tsx'

beforeEach(() => {
  history.replaceState(null, '', '/appointments/book')
  return openDevice('patient').then(() => serverSays(listAppointments, { body: [] }))
})

async function fill(): Promise<void> {
  await page.getByRole('button', { name: 'Choose the kind of doctor' }).click()
  await page.getByRole('button', { name: 'Heart (cardiology)' }).click()
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  await page.getByLabelText('Time').selectOptions('10:15')
  await page.getByRole('radio', { name: 'In person' }).click()
}
const chosenDay = (date: string) =>
  page.getByRole('button', { name: new RegExp(`\\b${Number(date.slice(8))} `), pressed: true })
const submit = () => page.getByRole('button', { name: 'Request appointment' }).click()

test('sends the chosen values and names the doctor', async () => {
  serverSays(requestAppointment, { body: appointmentAnswer() })
  show(<Screen />)
  await fill()
  await submit()
  await expect.element(page.getByText('Appointment pending with Dr. Meena Sharma')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'My appointments' })).toBeVisible()
  expect(sentTo(requestAppointment)[0]?.body).toEqual({
    specialization: 'Heart (cardiology)',
    date: dayAhead(1),
    time: '10:15',
    type: 'in-person',
    pregnancy: '',
  })
})

test('a confirmation while the page is open is shown with the place', async () => {
  const asked = appointmentAnswer()
  const doctor = { name: 'Meena Sharma', clinic: 'Sharma Clinic', phone: '98140 12345' }
  let now = asked
  serverSays(requestAppointment, { body: asked })
  serverSays(listAppointments, () => ({ body: [now] }))
  show(<Screen />)
  await fill()
  await submit()
  await expect.element(page.getByText('Appointment pending with Dr. Meena Sharma')).toBeVisible()
  await expect.element(page.getByText('Sharma Clinic')).not.toBeInTheDocument()
  now = { ...asked, status: 'scheduled', doctor }
  await refresh('appointments')
  await expect.element(page.getByText('Confirmed by Dr. Meena Sharma.')).toBeVisible()
  await expect.element(page.getByText('Sharma Clinic')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Directions' })).toBeVisible()
  now = { ...now, status: 'in-progress' }
  await refresh('appointments')
  await expect.element(page.getByText('Dr. Meena Sharma is ready for you now.')).toBeVisible()
  now = { ...now, status: 'cancelled', reason: 'On leave' }
  await refresh('appointments')
  await expect.element(page.getByText('Cancelled: On leave')).toBeVisible()
  await expect.element(page.getByText('Appointment pending with Dr. Meena Sharma')).not.toBeInTheDocument()
})

test('says when no doctor was assigned yet', async () => {
  serverSays(requestAppointment, { body: appointmentAnswer({ doctor: null }) })
  show(<Screen />)
  await fill()
  await submit()
  await expect
    .element(page.getByText('Appointment request submitted (pending doctor confirmation).'))
    .toBeVisible()
})

test('a tap on a suggestion keeps the typed text', async () => {
  show(<Screen />)
  const note = page.getByLabelText('Or in your own words')
  await note.fill('fever for 3 days')
  await page.getByRole('button', { name: 'Choose the kind of doctor' }).click()
  await page.getByRole('button', { name: 'General physician' }).click()
  await expect.element(note).toHaveValue('fever for 3 days, General physician')
})

test.each([
  ['en', 'Request appointment', 'Please fill in this field'],
  ['hi', 'रिक्वेस्ट भेजें', 'कृपया इसे भरें'],
  ['pa', 'ਬੇਨਤੀ ਭੇਜੋ', 'ਕਿਰਪਾ ਕਰਕੇ ਇਹ ਭਰੋ'],
] as const)('an empty form is rejected in %s without a request', async (language, button, sentence) => {
  await openDevice('patient', { language })
  show(<Screen />)
  await page.getByRole('button', { name: button }).click()
  await expect.element(page.getByText(sentence).first()).toBeVisible()
  expect(sentTo(requestAppointment)).toEqual([])
})

test('a past day is rejected without a request, and the form keeps its values', async () => {
  show(<Screen />)
  await fill()
  await page.getByRole('button', { name: 'Another day' }).click()
  await page.getByLabelText('Date').fill(dayAhead(-1))
  await submit()
  await expect.element(page.getByText('Please choose today or a later day')).toBeVisible()
  await expect.element(page.getByLabelText('Time')).toHaveValue('10:15')
  expect(sentTo(requestAppointment)).toEqual([])
})

test('a taken time offers free ones, and a tap fills the form', async () => {
  const free = { date: dayAhead(2), time: '11:30' }
  serverSays(requestAppointment, {
    status: 409,
    refusal: { code: 'alreadyAsked', details: { freeTimes: [free] } },
  })
  show(<Screen />)
  await fill()
  await submit()
  await expect
    .element(page.getByText('You already have an appointment or a request at this time.'))
    .toBeVisible()
  await page.getByRole('button', { name: /11:30/ }).click()
  await expect.element(chosenDay(free.date)).toBeVisible()
  await expect.element(page.getByLabelText('Time')).toHaveValue(free.time)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('without a profile the form links to it, and the input is kept', async () => {
  serverSays(requestAppointment, { status: 409, refusal: { code: 'profileMissing' } })
  show(<Screen />)
  await fill()
  await submit()
  await expect.element(page.getByRole('link', { name: 'Complete my profile' })).toBeVisible()
  show(<Screen />)
  await expect.element(page.getByLabelText('Time').last()).toHaveValue('10:15')
})

test('a link can preset the type over an older draft; an unknown type is ignored', async () => {
  show(<Screen />)
  await page.getByRole('radio', { name: 'In person' }).click()
  history.replaceState(null, '', '/appointments/book?type=teleconsultation')
  show(<Screen />)
  await expect.element(page.getByRole('radio', { name: 'Teleconsultation' }).last()).toBeChecked()
  history.replaceState(null, '', '/appointments/book?type=by-letter')
  show(<Screen />)
  await expect.element(page.getByRole('radio', { name: 'In person' }).last()).toBeChecked()
})

test('today offers only future times', () => {
  const times = (now: string) =>
    timesOfDay('2026-11-21', new Date(`2026-11-21T${now}:00+05:30`), 'Asia/Kolkata')
  expect(times('17:07')[0]).toMatchObject({ name: 'evening', times: expect.arrayContaining(['17:15']) })
  expect(times('17:15')[0]?.times[0]).toBe('17:30')
  expect(times('23:50')).toEqual([])
})

test('a link from a failed request fills in its type and note', async () => {
  const type = 'teleconsultation'
  const failed = appointmentAnswer({ status: 'failed', type, specialization: 'fever and cough' })
  serverSays(listAppointments, { body: [failed] })
  history.replaceState(null, '', `/appointments/book?again=${failed._id}`)
  show(<Screen />)
  await expect.element(page.getByLabelText('Or in your own words')).toHaveValue('fever and cough')
  await expect.element(page.getByRole('radio', { name: 'Teleconsultation' }).last()).toBeChecked()
})

test('after an expired session nothing is sent until the user submits again, and then once', async () => {
  let isOver = true
  let accepted = 0
  serverSays(requestAppointment, () => {
    if (isOver) return { status: 401, refusal: { code: 'sessionEnded' } }
    accepted += 1
    return { body: appointmentAnswer() }
  })
  const token = localStorage.getItem('token')!
  show(<Screen />)
  await fill()
  await submit()
  await expect.poll(() => localStorage.getItem('token')).toBeNull()
  document.body.innerHTML = ''
  isOver = false
  localStorage.setItem('token', token)
  show(<Screen />)
  await expect.element(page.getByLabelText('Time')).toHaveValue('10:15')
  await sendAll()
  expect(accepted).toBe(0)
  await page.getByLabelText('Time').selectOptions('10:30')
  await submit()
  await expect.element(page.getByText('Appointment pending with Dr. Meena Sharma')).toBeVisible()
  await sendAll()
  expect(accepted).toBe(1)
  expect(sentTo(requestAppointment).at(-1)?.body).toMatchObject({ time: '10:30' })
})
