import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  listAppointments,
  listFreeTimes,
  requestAppointment,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { listVitals } from '../../../shared/vitals/vitals.endpoints.ts'
import { readPatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import { appointmentAnswer, dayAhead } from '../../../../tests/setup/appointment-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import '../../ui/styles/sign-in.css'
import { knownAnswer } from '../../platform/query/query-client.ts'
import { Screen } from './book.screen.tsx'

/** The form on a phone, where it is asked in three steps. */
const profile = { name: 'Nava Kaur', age: 31, gender: 'Female', address: '', phone: '9876543210' }
const free = [
  { date: dayAhead(0), times: [] },
  { date: dayAhead(1), times: ['09:00', '09:15', '14:30'] },
  { date: dayAhead(2), times: ['10:00'] },
  { date: dayAhead(3), times: [] },
  { date: dayAhead(4), times: ['11:00'] },
]

beforeEach(async () => {
  await openDevice('patient')
  history.replaceState(null, '', '/appointments/book')
  document.documentElement.classList.add('scripted')
  await page.viewport(360, 740)
  serverSays(listAppointments, { body: [] })
  serverSays(readPatientProfile, { body: profile })
  serverSays(listFreeTimes, { body: free })
  serverSays(requestAppointment, { body: appointmentAnswer() })
  isSaid(null)
})
afterEach(async () => {
  document.documentElement.classList.remove('scripted')
  await page.viewport(414, 896)
})

/** What is known of the woman, with her newest answer about pregnancy. */
function isSaid(
  pregnancy: { said: 'no' | 'pregnant'; on: string } | null,
  gender: 'Female' | 'Male' = 'Female',
) {
  const person = { age: { birthYear: 1995, saidOn: '2020-01-01', atBirth: false }, gender, pregnancy }
  serverSays(listVitals, { body: { readings: [], bmi: null, person } })
}
const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
async function opened(step: string): Promise<void> {
  await expect.poll(() => location.hash).toBe(`#${step}`)
}

test('a picture, a time and a way to meet are three presses; the rest is sent with them', async () => {
  show(<Screen />)
  await expect.element(page.getByRole('heading', { name: '1 of 3 What is the problem?' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Request appointment' })).not.toBeInTheDocument()
  await press('Fever')
  await opened('when')
  // The first day with a free time is open.
  await expect.element(page.getByRole('button', { name: /^Tomorrow.*3 free/, pressed: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Today.*None free/, pressed: false })).toBeVisible()
  await press('2:30 pm')
  await opened('how')
  await expect.element(page.getByText('The doctor calls 9876543210')).toBeVisible()
  await expect.element(page.getByText('Fever', { exact: true }).last()).toBeVisible()
  await expect.element(page.getByText(/2:30 pm$/)).toBeVisible()
  await page.getByText('In person', { exact: true }).click()
  await press('Request appointment')
  await expect.element(page.getByText('Appointment pending with Dr. Meena Sharma')).toBeVisible()
  expect(sentTo(requestAppointment)[0]?.body).toEqual({
    specialization: 'Fever',
    date: dayAhead(1),
    time: '14:30',
    type: 'in-person',
    pregnancy: '',
  })
})

test.each([
  [['Civil Hospital Nabha'], 'You go to: Civil Hospital Nabha'],
  [
    ['Gill Heart Clinic', 'Civil Hospital Nabha'],
    'One of these, as the doctor confirms: Gill Heart Clinic · Civil Hospital Nabha',
  ],
  [['A', 'B', 'C', 'D'], 'You go to the clinic of the doctor who confirms'],
  [[], 'You go to the clinic of the doctor who confirms'],
])('the clinics of the doctors who are free then: %o', async (names, lead) => {
  const clinics = names.map((name) => ({ name }))
  serverSays(listFreeTimes, { body: free.map((one) => ({ ...one, clinics })) })
  show(<Screen />)
  await press('Fever')
  await press('2:30 pm')
  await expect.element(page.getByText(lead, { exact: true })).toBeVisible()
})

test('the server is told the specialties of the words, not the words', async () => {
  const asked: unknown[] = []
  serverSays(listFreeTimes, ({ query }) => {
    asked.push(query)
    return { body: free }
  })
  show(<Screen />)
  await page.getByLabelText('Or in your own words').fill('my eye is red')
  await expect
    .poll(() => asked.at(-1))
    .toEqual({ from: dayAhead(0), days: '5', specialties: 'ophthalmology' })
})

test('a step that is not answered does not lead on; another day and any other time can be asked for', async () => {
  show(<Screen />)
  await press('Next')
  await opened('when')
  await press('Next')
  await expect.element(page.getByText('Please fill in this field').first()).toBeVisible()
  await press('Another day')
  await page.getByLabelText('Date').fill(dayAhead(20))
  await page.getByLabelText('Time').selectOptions('21:15')
  await press('Next')
  await opened('how')
  await page.getByText('Teleconsultation', { exact: true }).click()
  await press('Request appointment')
  await expect
    .poll(() => sentTo(requestAppointment)[0]?.body)
    .toMatchObject({
      date: dayAhead(20),
      time: '21:15',
    })
})

test('without a network any time can be chosen', async () => {
  serverSays(listFreeTimes, { status: 503, refusal: { code: 'unavailable' } })
  show(<Screen />)
  await press('Cough')
  await expect.element(page.getByText(/free times are not known/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Call the desk +91-1765-000000' }))
    .toHaveAttribute('href', 'tel:+911765000000')
  await expect.element(page.getByLabelText('Time')).toBeVisible()
})

test('a field that the server refuses opens its step', async () => {
  serverSays(requestAppointment, {
    status: 400,
    refusal: { code: 'invalid', fields: { time: 'timeTooSoon' } },
  })
  show(<Screen />)
  await press('Fever')
  await press('9:00 am')
  await page.getByText('In person', { exact: true }).click()
  await press('Request appointment')
  await opened('when')
  await expect.element(page.getByText('Please choose', { exact: false }).first()).toBeVisible()
})

test('the danger signs of several complaints stand together, with the number once', async () => {
  show(<Screen />)
  for (const picture of ['Heart', 'Child', 'Pregnant']) await press(picture)
  for (const signs of [/chest pain/, /cannot drink/, /Bleeding/])
    await expect.element(page.getByText(signs)).toBeVisible()
  expect(page.getByRole('link', { name: 'Then call 108 now' }).elements()).toHaveLength(1)
})

test.each([
  ['Heart', /chest pain/],
  ['Child', /cannot drink/],
  ['Pregnant', /Bleeding/],
] as const)('%s asks for danger signs, with the number, before it goes on', async (picture, signs) => {
  show(<Screen />)
  await press(picture)
  await expect.element(page.getByText(signs)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Then call 108 now' }))
    .toHaveAttribute('href', 'tel:108')
  expect(location.hash).toBe('')
  await press('Next')
  await opened('when')
})

const pregnant = () => page.getByRole('radio', { name: 'Pregnant', exact: true })

test('a woman may say that she gave birth lately on the last screen; it goes along', async () => {
  show(<Screen />)
  await press('Fever')
  await press('2:30 pm')
  await opened('how')
  await page.getByText('In person', { exact: true }).click()
  await page.getByText('Gave birth', { exact: true }).click()
  await press('Request appointment')
  await expect.poll(() => sentTo(requestAppointment)[0]?.body).toMatchObject({ pregnancy: 'afterBirth' })
})

test.each([
  ['a man', null, 'Male'],
  ['a woman who said so 42 days ago', { said: 'pregnant', on: dayAhead(-42) }, 'Female'],
  ['a woman who said "no" yesterday', { said: 'no', on: dayAhead(-1) }, 'Female'],
] as const)('%s is not asked about pregnancy', async (_who, said, gender) => {
  isSaid(said, gender)
  show(<Screen />)
  await press('Fever')
  await press('2:30 pm')
  await expect.element(page.getByText('The doctor calls 9876543210')).toBeVisible()
  await expect.poll(() => knownAnswer(listVitals)?.person?.gender).toBe(gender)
  await expect.element(pregnant()).not.toBeInTheDocument()
})

test('an answer of 43 days ago is asked for again', async () => {
  isSaid({ said: 'pregnant', on: dayAhead(-43) })
  show(<Screen />)
  await press('Fever')
  await press('2:30 pm')
  await expect.element(pregnant()).toBeVisible()
})
