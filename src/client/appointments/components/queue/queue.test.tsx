import { useState } from 'react'
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
  serverSays(addEntry, { body: { id: idOf(3), token: 2 } })
  show(<Queue />)
  await page.getByLabelText('Name').click()
  await userEvent.keyboard('Bachan Singh{Enter}')
  await expect.element(page.getByText('Number 2 is given.')).toBeVisible()
  // A browser answers Enter with a click on the button that submits.
  expect(presses).toBeLessThanOrEqual(3)
  expect(sentTo(addEntry)[0]?.body).toMatchObject({ source: 'walk-in', name: 'Bachan Singh', beyond: false })
})

const simran = { id: idOf(7), name: 'Simran Kaur', age: 34, village: 'Rohti' }
const countPresses = () => {
  const counted = { presses: 0 }
  // A browser answers Enter on a button, or in a field of a form, with a click.
  addEventListener('click', () => (counted.presses += 1), { capture: true })
  return counted
}

test('who has a record gets a number in two presses: the field, and the person', async () => {
  const counted = countPresses()
  says(lineOf())
  serverSays(findPeople, { body: [simran, { ...simran, id: idOf(8), name: 'Karan Singh' }] })
  serverSays(addEntry, { body: { id: idOf(3), token: 1 } })
  show(<Queue />)
  await page.getByLabelText('Name, or phone number').click()
  await userEvent.keyboard('98765 11111')
  await press('Give number 1 to Simran Kaur, 34 years, Rohti')
  await expect.element(page.getByText('Number 1 is given.')).toBeVisible()
  await expect.element(page.getByText('Simran Kaur', { exact: true })).toBeVisible()
  expect(counted.presses).toBe(2)
  expect(sentTo(findPeople)).toHaveLength(1)
  expect(sentTo(addEntry).map(({ body }) => body)).toEqual([
    { source: 'walk-in', patientId: idOf(7), beyond: false },
  ])
  await expect.element(page.getByLabelText('Name, or phone number')).toHaveFocus()
})

test('Enter takes the only person with the number, also before the search has answered', async () => {
  says(lineOf())
  serverSays(findPeople, { body: [simran] })
  serverSays(addEntry, { body: { id: idOf(3), token: 1 } })
  show(<Queue />)
  await page.getByLabelText('Name, or phone number').click()
  await userEvent.keyboard('9876511111{Enter}{Enter}')
  await expect.element(page.getByText('Number 1 is given.')).toBeVisible()
  expect(sentTo(findPeople)).toHaveLength(1)
  expect(sentTo(addEntry)).toHaveLength(1)
})

test('of several with the number Enter takes nobody unseen: the next Enter takes the first', async () => {
  says(lineOf())
  serverSays(findPeople, { body: [simran, { ...simran, id: idOf(8), name: 'Karan Singh' }] })
  serverSays(addEntry, { body: { id: idOf(3), token: 1 } })
  show(<Queue />)
  await page.getByLabelText('Name, or phone number').click()
  await userEvent.keyboard('9876511111{Enter}')
  await expect.element(page.getByRole('button', { name: 'to Simran Kaur' })).toHaveFocus()
  expect(sentTo(addEntry)).toHaveLength(0)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sentTo(addEntry)[0]?.body).toMatchObject({ patientId: idOf(7) })
})

test('a double press gives one number; what was given is taken back by one press', async () => {
  says(lineOf())
  serverSays(findPeople, { body: [simran] })
  serverSays(addEntry, { body: { id: idOf(3), token: 1 } })
  serverSays(markEntry, { body: lineOf() })
  show(<Queue />)
  await page.getByLabelText('Name, or phone number').fill('98765 11111')
  await page.getByRole('button', { name: 'to Simran Kaur' }).dblClick()
  await press('Take number 1 back')
  await expect.element(page.getByText('Number 1 is taken back.')).toBeVisible()
  expect(sentTo(addEntry)).toHaveLength(1)
  expect(sentTo(markEntry).map(({ body }) => body)).toEqual([{ mark: 'cancel' }])
})

test('a number without a record stays with the name that is typed then; a digit too few is no name', async () => {
  says(lineOf())
  serverSays(findPeople, { body: [] })
  serverSays(addEntry, { body: { id: idOf(3), token: 1 } })
  show(<Queue />)
  const name = page.getByLabelText('Name, or phone number')
  await name.fill('987651111')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Phone number must be exactly 10 digits')).toBeVisible()
  await name.fill('9876511111')
  await expect.element(page.getByText('No record has this number.')).toBeVisible()
  await expect.element(name).toHaveValue('')
  await name.fill('Bachan Singh')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => sentTo(addEntry).map(({ body }) => body))
    .toMatchObject([{ name: 'Bachan Singh', phone: '9876511111', patientId: '' }])
})

function Twice() {
  const [nth, setNth] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setNth(nth + 1)}>
        Again
      </button>
      <QueueDesk key={nth} />
    </>
  )
}

test('the session that was chosen last is shown again', async () => {
  await openDevice('coordinator')
  const other = { ...session, id: idOf(901), doctor: 'Asha Gill', closes: '23:59' }
  serverSays(readQueue, ({ query }) => ({
    body: {
      sessions: [session, other],
      line: { ...lineOf(), sessionId: query['sessionId'] ?? session.id },
    },
  }))
  show(<Twice />)
  await page.getByLabelText('Session').selectOptions(other.id)
  await expect.element(page.getByLabelText('Session')).toHaveValue(other.id)
  await press('Again')
  await expect.element(page.getByLabelText('Session')).toHaveValue(other.id)
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
