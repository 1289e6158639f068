import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listAppointments, listFreeTimes } from '../../../../../shared/appointments/appointments.endpoints.ts'
import { listSlots } from '../../../../../shared/appointments/appointments.slots.endpoints.ts'
import { listSessions, takeToken } from '../../../../../shared/appointments/appointments.tokens.endpoints.ts'
import { appointmentAnswer } from '../../../../../../tests/setup/appointment-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../../../tests/setup/screen.tsx'
import { Screen } from '../../../screens/book.screen.tsx'

const offer = {
  why: 'nearest',
  sessionId: '01a1f000-0000-7000-8000-000000000001',
  date: '2026-12-01',
  time: '10:20',
  token: 12,
  of: 80,
  doctor: { name: 'Navjot Gill' },
  place: { name: 'Civil Hospital Nabha' },
  distanceKm: 3,
} as const

beforeEach(async () => {
  history.replaceState(null, '', '/appointments/book')
  await openDevice('patient')
  serverSays(listAppointments, { body: [] })
  serverSays(listFreeTimes, { body: [] })
  serverSays(listSessions, { body: [offer] })
  serverSays(listSlots, { body: { offers: [] } })
})

const take = page.getByRole('button', { name: /^Take token 12: .*Navjot Gill/ })

test('the next session is offered above the free choice, and one press takes its token', async () => {
  const made = { status: 'scheduled', token: 13, time: '10:24', doctor: { name: 'Navjot Gill' } } as const
  serverSays(takeToken, { status: 201, body: appointmentAnswer(made) })
  show(<Screen />)
  await page.getByRole('textbox', { name: 'Or in your own words' }).fill('fever')
  await expect.element(page.getByText('Token 12/80, about 10:20 am')).toBeVisible()
  await expect.element(page.getByText('Nearest to your village')).toBeVisible()
  await expect.element(page.getByText('Civil Hospital Nabha · about 3 km from your village')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Another time' })).toBeVisible()
  await take.click()
  await expect.element(page.getByText('Confirmed by Dr. Navjot Gill.')).toBeVisible()
  // Somebody else was faster: what was got is said.
  await expect.element(page.getByText('Token 13, about 10:24 am')).toBeVisible()
  expect(sentTo(takeToken)[0]?.body).toEqual({
    sessionId: offer.sessionId,
    date: offer.date,
    specialization: 'fever',
    pregnancy: '',
  })
})

test('when none is left, it is said, and the rest of the form stays', async () => {
  serverSays(takeToken, { status: 409, refusal: { code: 'noToken' } })
  show(<Screen />)
  await take.click()
  await expect.element(page.getByText('No token is left there now.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Request appointment' })).toBeVisible()
})

test('for a danger sign with a name no token is offered: a doctor reads the request first', async () => {
  show(<Screen />)
  const note = page.getByRole('textbox', { name: 'Or in your own words' })
  // Of the same specialty, so that the offers are known when the sign is written.
  await note.fill('no chest pain')
  await expect.element(take).toBeVisible()
  await note.fill('chest pain')
  await expect.element(take).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Request appointment' })).toBeVisible()
})

test('words that only sound urgent are asked about before a token is taken', async () => {
  show(<Screen />)
  await page
    .getByRole('textbox', { name: 'Or in your own words' })
    .fill('pankhe ke niche sone se gardan akad gayi')
  await take.click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(sentTo(takeToken)).toHaveLength(0)
})

test('without a session there is no heading', async () => {
  serverSays(listSessions, { body: [] })
  show(<Screen />)
  await expect.element(page.getByRole('button', { name: 'Request appointment' })).toBeVisible()
  await expect.element(page.getByText('These times are free:')).not.toBeInTheDocument()
})
