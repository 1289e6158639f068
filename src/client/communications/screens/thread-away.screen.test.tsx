import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { markSeen, readThread } from '../../../shared/communications/communications.endpoints.ts'
import { PathParams } from '../../platform/browser/navigation.tsx'
import { Screen } from './thread.screen.tsx'

const id = '01a1fd14-3547-736d-953f-202a5e4eea86'
const due = { at: '2026-11-24T09:30:00.000Z', date: '2026-11-24', time: '15:00' }
const later = { at: '2026-12-02T09:30:00.000Z', date: '2026-12-02', time: '15:00' }
const doctor = { id, name: 'Navjot Kaur Gill', specialization: 'Dermatology' }
const known = {
  doctor,
  isOverdue: false,
  canWrite: true,
  visit: null,
  messages: [],
  next: null,
  promisedBy: later,
}
const away = page.getByText(/Dr. Navjot Kaur Gill is away until .*30 Nov.* answers after that/)

beforeEach(() => openDevice('patient'))

function showThread(told: object): void {
  serverSays(readThread, { body: { ...known, awayUntil: '2026-11-30', ...told } })
  show(
    <PathParams value={{ id }}>
      <Screen />
    </PathParams>,
  )
}

test('of a doctor on leave the page says until when, promises a day after it, and leads to another doctor', async () => {
  showThread({ answerDueAt: null })
  await expect.element(away).toBeVisible()
  await expect.element(page.getByText(/the doctor answers by .*2 Dec/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Book an appointment' }))
    .toHaveAttribute('href', '/appointments/book')
})

test('a doctor who asks the patient to come has the way to book with them', async () => {
  showThread({ answerDueAt: null, awayUntil: null, visit: 'asked' })
  await expect.element(page.getByText(/Dr. Navjot Kaur Gill wants to see you/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Book an appointment' }))
    .toHaveAttribute('href', `/appointments/book?doctor=${id}`)
})

test('by when to come is said, if the doctor said it', async () => {
  showThread({ answerDueAt: null, awayUntil: null, visit: 'asked', comeBy: '2026-12-04' })
  await expect.element(page.getByText(/wants to see you by .*4 Dec/)).toBeVisible()
})

test('once that is booked the page says so', async () => {
  showThread({ answerDueAt: null, awayUntil: null, visit: 'booked' })
  await expect.element(page.getByText(/You have asked for a visit/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Book an appointment' })).not.toBeInTheDocument()
})

test('what was promised before the leave is not said any more', async () => {
  showThread({ answerDueAt: due })
  await expect.element(away).toBeVisible()
  await expect.element(page.getByText(/answers by/)).not.toBeInTheDocument()
})

test('what is promised for after it is said', async () => {
  showThread({ answerDueAt: later })
  await expect.element(page.getByText(/answers by .*2 Dec/)).toBeVisible()
})

test('who reads the messages until then is said, and the promise holds', async () => {
  showThread({ answerDueAt: due, standIn: 'Balwinder Singh' })
  await expect.element(page.getByText(/Dr. Balwinder Singh reads and answers your messages/)).toBeVisible()
  await expect.element(page.getByText(/answers by .*24 Nov/)).toBeVisible()
})

test('an answer of the stand-in has the name of who wrote it', async () => {
  const written = {
    id: '01a1fd14-3547-736d-953f-202a5e4eea87',
    by: 'doctor',
    name: 'Balwinder Singh',
    text: 'Go on with the syrup.',
    photos: [],
    sentAt: due,
    receivedAt: due.at,
    asksToCome: false,
    standIn: 'Balwinder Singh',
    isSeen: true,
    redFlags: [],
  }
  serverSays(markSeen, { body: { unread: 0 } })
  showThread({ answerDueAt: null, standIn: null, messages: [written] })
  await expect.element(page.getByText(/^Dr. Balwinder Singh, .* for Dr. Navjot Kaur Gill$/)).toBeVisible()
})
