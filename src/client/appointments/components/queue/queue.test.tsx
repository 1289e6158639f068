import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startAppointment } from '../../../../shared/appointments/appointments.endpoints.ts'
import {
  addEntry,
  callNext,
  findPeople,
  markEntry,
  readQueue,
} from '../../../../shared/appointments/appointments.queue.endpoints.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../../tests/setup/screen.tsx'
import { Queue } from './queue.tsx'
import { QueueDesk } from './queue-desk.tsx'

const idOf = (nth: number) => `01a1f000-0000-7000-8000-${String(nth).padStart(12, '0')}`
const session = {
  id: idOf(900),
  doctor: 'Meena Sharma',
  place: { name: 'Civil Hospital Nabha' },
  opens: '09:00',
  closes: '15:00',
  capacity: 80,
}
const entry = (token: number, told = {}) => ({
  id: idOf(token),
  token,
  source: 'walk-in',
  state: 'waiting',
  name: `Patient ${String(token)}`,
  age: null,
  village: '',
  phone: '',
  appointmentId: null,
  isStarted: false,
  turn: '10:35',
  marks: ['call', 'absent', 'cancel'],
  ...told,
})
const visit = { source: 'app', name: 'Simran Kaur', appointmentId: idOf(500) }
const lineOf = (...entries: object[]) => ({
  sessionId: session.id,
  entries,
  next: entries.length + 1,
  taken: entries.length,
})
const says = (line: object | null, sessions: object[] = [session]) =>
  serverSays(readQueue, { body: { sessions, line } })
const press = (name: string) => page.getByRole('button', { name }).click()

beforeEach(() => openDevice('doctor'))

test('without a session today it says when one appears', async () => {
  says(null, [])
  show(<Queue />)
  await expect.element(page.getByText('No session by token today')).toBeVisible()
})

test('app, counter and phone stand in one line, with the expected time', async () => {
  says(
    lineOf(
      entry(1, { state: 'done', turn: null, marks: [] }),
      entry(2, { ...visit, state: 'inside', turn: null }),
      entry(3, { age: 70, village: 'Rohti' }),
      entry(4, { source: 'phone' }),
    ),
  )
  show(<Queue />)
  await expect.element(page.getByRole('heading', { name: 'In the line: 2 waiting' })).toBeVisible()
  await expect.element(page.getByText('70 years · Rohti')).toBeVisible()
  await expect.element(page.getByText('about 10:35 am').first()).toBeVisible()
  await expect.element(page.getByText('4 of 80 places are taken')).toBeVisible()
  await expect.element(page.getByText('Done and cancelled (1)')).toBeVisible()
})

test('one press calls the next patient and says whom', async () => {
  const inside = entry(1, { state: 'inside', turn: null })
  says(lineOf(inside, entry(2)))
  serverSays(callNext, { body: lineOf({ ...inside, state: 'done' }, entry(2, { state: 'inside' })) })
  show(<Queue />)
  await press('Done, next patient')
  await expect.element(page.getByText('Number 2, Patient 2, is called.')).toBeVisible()
  expect(sentTo(callNext)[0]?.body).toEqual({ inside: idOf(1), wasThere: true })
})

test('who is not there is passed over in one press', async () => {
  says(lineOf(entry(1, { state: 'inside', turn: null }), entry(2)))
  serverSays(callNext, { body: lineOf(entry(1, { state: 'absent' }), entry(2, { state: 'inside' })) })
  show(<Queue />)
  await press('Not there')
  await expect.poll(() => sentTo(callNext)[0]?.body).toEqual({ inside: idOf(1), wasThere: false })
})

test('starting the visit of who is inside opens its note', async () => {
  says(lineOf(entry(1, { ...visit, state: 'inside', turn: null })))
  serverSays(startAppointment, { body: { _id: idOf(500) } })
  show(<Queue />)
  await press('Start and write the note')
  await expect.poll(() => location.pathname).toBe(`/doctor/encounters/${idOf(500)}`)
})

test('somebody at the counter gets a number in two presses: the name, and Enter', async () => {
  let presses = 0
  addEventListener('click', () => (presses += 1), { capture: true })
  addEventListener('keydown', ({ key }) => (presses += key === 'Enter' ? 1 : 0), { capture: true })
  says(lineOf(entry(1)))
  serverSays(addEntry, { body: { token: 2 } })
  show(<Queue />)
  await page.getByLabelText('Name').click()
  await userEvent.keyboard('Bachan Singh{Enter}')
  await expect.element(page.getByText('Number 2 is given.')).toBeVisible()
  // A browser answers Enter with a click on the button that submits.
  expect(presses).toBeLessThanOrEqual(3)
  expect(sentTo(addEntry)[0]?.body).toMatchObject({ source: 'walk-in', name: 'Bachan Singh', beyond: false })
})

test('a record is found by its phone number; no name is typed', async () => {
  says(lineOf())
  serverSays(findPeople, { body: [{ id: idOf(7), name: 'Simran Kaur', age: 34, village: 'Rohti' }] })
  serverSays(addEntry, { body: { token: 1 } })
  show(<Queue />)
  await page.getByLabelText('Phone (if known)').fill('98765 11111')
  await press('Look for a record')
  await press('Simran Kaur, 34 years, Rohti')
  await press('Give number 1')
  await expect.poll(() => sentTo(addEntry)[0]?.body).toMatchObject({ patientId: idOf(7) })
})

test('a full session says so on the button, and what is refused stays typed', async () => {
  says({ ...lineOf(entry(1)), taken: 80 })
  serverSays(addEntry, { status: 409, refusal: { code: 'alreadyIn' } })
  show(<Queue />)
  await expect.element(page.getByText('All places of today are taken.')).toBeVisible()
  await page.getByLabelText('Name').fill('Bachan Singh')
  await press('Give number 2 all the same')
  await expect
    .element(page.getByText('This patient has a number, or a visit at this time, already.'))
    .toBeVisible()
  await expect.element(page.getByLabelText('Name')).toHaveValue('Bachan Singh')
  expect(sentTo(addEntry)[0]?.body).toMatchObject({ beyond: true })
})

test('the desk has all lines, opens no note, and marks who came back', async () => {
  await openDevice('coordinator')
  const other = { ...session, id: idOf(901), doctor: 'Asha Gill' }
  says(
    lineOf(
      entry(1, { ...visit, state: 'inside', turn: null }),
      entry(2, { state: 'absent', turn: null, marks: ['call', 'back'] }),
    ),
    [session, other],
  )
  serverSays(markEntry, { body: lineOf() })
  show(<QueueDesk />)
  await expect.element(page.getByLabelText('Session')).toBeVisible()
  await expect.element(page.getByText('Simran Kaur').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Start and write the note' })).not.toBeInTheDocument()
  await page.getByText('More about number 2').click()
  await press('Is back')
  await expect.poll(() => sentTo(markEntry)[0]?.body).toEqual({ mark: 'back' })
})
