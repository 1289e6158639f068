import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  acknowledgeAlarm,
  listDeskAlarms,
  listSms,
  sayOutcome,
} from '../../../../shared/alarms/alarms.endpoints.ts'
import {
  assignAppointment,
  listAssignable,
  listUnanswered,
  markPhoned,
} from '../../../../shared/appointments/appointments.endpoints.ts'
import { addEntry, readQueue } from '../../../../shared/appointments/appointments.queue.endpoints.ts'
import { listToReview, reviewAccess } from '../../../../shared/breakglass/breakglass.endpoints.ts'
import { listLate } from '../../../../shared/communications/communications.desk.endpoints.ts'
import { approveDoctor, listDoctors } from '../../../../shared/doctors/doctors.endpoints.ts'
import {
  doctor,
  moment,
  noRequests,
  openAdminConsole,
  request,
} from '../../../../../tests/setup/desk-answers.ts'
import { sentTo, serverSays, show } from '../../../../../tests/setup/screen.tsx'
import { Screen } from '../../admin-console/desk.screen.tsx'

const idOf = (nth: number) => `01a1f000-0000-7000-8000-${String(nth).padStart(12, '0')}`
const red = {
  id: idOf(1),
  urgency: 'critical',
  raisedAt: new Date(Date.now() - 12 * 60_000).toISOString(),
  dueAt: moment.at,
  acknowledged: null,
  outcome: null,
  patient: { name: 'Gurmeet Kaur', phone: '5550001111', address: 'Rohti' },
  tellings: [],
  toldAt: moment.at,
  owner: null,
}
const access = {
  id: idOf(2),
  doctor: 'Rakesh Sharma',
  phone: '5550002222',
  patient: 'KS',
  reason: 'accident',
  openedAt: moment,
  isOverdue: true,
}
const free = {
  id: idOf(3),
  name: 'Jaspal Dhillon',
  specialization: 'General physician',
  phone: '',
  visits: 4,
}
const second = { ...request, _id: idOf(4), patient: { name: 'Mohan Lal', phone: '' } }
const row = (name: string) => page.getByRole('option', { name: new RegExp(name) })
const addressed = () => new URLSearchParams(location.search).get('p')

beforeEach(async () => {
  await page.viewport(1280, 800)
  await openAdminConsole()
  serverSays(listDeskAlarms, { body: { alarms: [], open: 0 } })
  serverSays(listSms, { body: { messages: [], waiting: 0, unanswered: 0 } })
  serverSays(listUnanswered, { body: { ...noRequests, requests: [request, second] } })
  serverSays(listAssignable, { body: [free] })
  serverSays(listToReview, { body: { accesses: [access], more: false } })
  serverSays(listLate, { body: { doctors: [] } })
})

test('an alarm is the first row, chosen, with the call; no key closes it', async () => {
  serverSays(listDeskAlarms, { body: { alarms: [red], open: 1 } })
  serverSays(acknowledgeAlarm, { body: { id: red.id } })
  serverSays(sayOutcome, { body: { id: red.id, isClosed: true } })
  show(<Screen />)
  await expect.element(page.getByRole('option').first()).toHaveTextContent('Gurmeet Kaur')
  await expect.element(page.getByRole('heading', { name: 'Gurmeet Kaur' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '5550001111' }))
    .toHaveAttribute('href', 'tel:5550001111')
  await userEvent.keyboard('npfr')
  expect(sentTo(sayOutcome)).toEqual([])
  await userEvent.keyboard('a')
  await expect.poll(() => sentTo(acknowledgeAlarm)).toHaveLength(1)
  await page.getByRole('button', { name: 'Spoke on the phone' }).click()
  await expect.poll(() => sentTo(sayOutcome)).toHaveLength(1)
})

test('an alarm that nobody has answered stays in sight beside every row, and through a search', async () => {
  serverSays(listDeskAlarms, { body: { alarms: [red], open: 1 } })
  show(<Screen />)
  await row('Mohan Lal').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('1 alarm waits')
  await userEvent.keyboard('/')
  await userEvent.keyboard('zorawar')
  await expect.element(row('Mohan Lal')).not.toBeInTheDocument()
  await expect.element(row('Gurmeet Kaur')).toBeVisible()
  await page.getByRole('link', { name: 'See the alarm' }).click()
  expect(addressed()).toBe(red.id)
})

test('Enter in the search leads to who was found, also from an alarm, which stays in the list', async () => {
  serverSays(listDeskAlarms, { body: { alarms: [red], open: 1 } })
  show(<Screen />)
  await expect.element(page.getByRole('heading', { name: 'Gurmeet Kaur' })).toBeVisible()
  await userEvent.keyboard('/')
  await userEvent.keyboard('mohan{Enter}')
  await expect.element(row('Mohan Lal')).toHaveFocus()
  expect(addressed()).toBe(second._id)
})

test('what arrives later is not chosen under the hand', async () => {
  show(<Screen />)
  await expect.element(page.getByRole('heading', { name: 'Dr. Rakesh Sharma' })).toBeVisible()
  serverSays(listDeskAlarms, { body: { alarms: [red], open: 1 } })
  serverSays(reviewAccess, { status: 409, refusal: { code: 'decided' } })
  await userEvent.keyboard('a')
  await expect.poll(() => sentTo(reviewAccess)).toHaveLength(1)
  await expect.element(page.getByRole('heading', { name: 'Dr. Rakesh Sharma' })).toBeVisible()
})

test('N notes the call, P goes to a doctor who is free at that hour, Enter confirms', async () => {
  serverSays(markPhoned, { body: { ...request, phonedAt: moment } })
  serverSays(assignAppointment, { body: { ...request, status: 'scheduled', doctor: { name: free.name } } })
  show(<Screen />)
  await row('Zorawar Singh').click()
  expect(addressed()).toBe(request._id)
  await userEvent.keyboard('n')
  await expect.poll(() => sentTo(markPhoned)).toHaveLength(1)
  await userEvent.keyboard('p')
  await expect.element(page.getByRole('button', { name: 'Confirm with Dr. Jaspal Dhillon' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sentTo(assignAppointment)).toHaveLength(1)
  expect(sentTo(assignAppointment)[0]?.body).toEqual({ doctorId: free.id })
})

test('rows passed by ask for nothing; Enter goes to the acts, K back', async () => {
  const asked: (string | undefined)[] = []
  serverSays(listAssignable, ({ path }) => {
    asked.push(path.split('/')[3])
    return { body: [free] }
  })
  show(<Screen />)
  await expect.element(row('Mohan Lal')).toBeVisible()
  await userEvent.keyboard('jjj')
  await expect.element(row('Mohan Lal')).toHaveFocus()
  expect(addressed()).toBe(second._id)
  await expect.poll(() => asked).toEqual([second._id])
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'I have phoned' })).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(row('Zorawar Singh')).toHaveFocus()
})

test('A and R decide about an emergency access, R after a question; A approves a doctor', async () => {
  serverSays(reviewAccess, { body: {} })
  serverSays(approveDoctor, { body: { ...doctor, approval: 'approved' } })
  show(<Screen />)
  await row('Rakesh Sharma').click()
  await userEvent.keyboard('r')
  await expect.element(page.getByRole('dialog', { name: 'Not justified?' })).toBeVisible()
  expect(sentTo(reviewAccess)).toEqual([])
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('a')
  await expect.poll(() => sentTo(reviewAccess).map(({ body }) => body)).toEqual([{ outcome: 'justified' }])
  await row('Navjot Gill').click()
  await userEvent.keyboard('a')
  await expect.poll(() => sentTo(approveDoctor)).toHaveLength(1)
})

test('G gives a number of a session today, whose doctor is named', async () => {
  const session = {
    id: idOf(9),
    doctor: 'Meena Sharma',
    place: { name: 'Civil Hospital Nabha' },
    opens: '09:00',
    closes: '15:00',
    capacity: 80,
  }
  serverSays(readQueue, {
    body: { sessions: [session], line: { sessionId: session.id, entries: [], next: 4, taken: 3 } },
  })
  serverSays(addEntry, { body: { id: idOf(77), token: 4 } })
  show(<Screen />)
  await expect.element(row('Mohan Lal')).toBeVisible()
  await userEvent.keyboard('g')
  await expect.element(page.getByRole('dialog').getByText(/Meena Sharma/)).toBeVisible()
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  await userEvent.keyboard('Bachan Singh{Enter}')
  await expect.poll(() => sentTo(addEntry)).toHaveLength(1)
})

test('everything else of the desk is in its tabs; there the alarms stand above', async () => {
  serverSays(listDeskAlarms, { body: { alarms: [red], open: 1 } })
  show(<Screen />)
  await expect.element(row('Gurmeet Kaur')).toBeVisible()
  await page.getByRole('tab', { name: 'Doctors' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Gurmeet Kaur')
  await expect.element(page.getByRole('heading', { name: 'Dr. Navjot Gill' })).toBeVisible()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})

test('a list that cannot be read is said; nothing waiting is said otherwise', async () => {
  serverSays(listDoctors, { body: { doctors: [], next: null } })
  serverSays(listUnanswered, { body: noRequests })
  serverSays(listToReview, { status: 500, refusal: { code: 'unexpected' } })
  show(<Screen />)
  await expect.element(page.getByText('Not everything could be loaded.', { exact: false })).toBeVisible()
  serverSays(listToReview, { body: { accesses: [], more: false } })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Nothing waits for you')).toBeVisible()
})

test('on a phone the desk stays as it is', async () => {
  await page.viewport(360, 740)
  show(<Screen />)
  await expect.element(page.getByRole('tab', { name: 'Doctors' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('tab', { name: 'To do' })).not.toBeInTheDocument()
})
