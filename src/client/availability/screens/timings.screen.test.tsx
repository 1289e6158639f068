import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  cancelDisplaced,
  listDisplaced,
} from '../../../shared/appointments/appointments.displaced.endpoints.ts'
import {
  addLeave,
  addSession,
  endSession,
  listDoctorsWithPlaces,
  readAvailability,
} from '../../../shared/availability/availability.endpoints.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { TimingsDesk } from '../components/timings-desk.tsx'
import { Screen } from './timings.screen.tsx'

const facility = {
  id: '01a1f000-0000-7000-8000-000000000001',
  name: 'Civil Hospital Nabha',
  nameHi: '',
  namePa: '',
}
const tuesday = {
  id: '01a1f000-0000-7000-8000-000000000002',
  facility,
  weekday: 2,
  opens: '09:00',
  closes: '15:00',
  kind: 'tokens' as const,
  capacity: 80,
  slotMinutes: null,
  from: '2026-11-01',
  until: null,
  season: null,
}
const leave = {
  id: '01a1f000-0000-7000-8000-000000000003',
  from: '2026-12-01',
  until: '2026-12-03',
  reason: 'Wedding',
  standIn: null,
}
const colleague = { id: '01a1f000-0000-7000-8000-000000000008', name: 'Balwinder Singh' }
const usual = { opens: '09:00', closes: '15:00' }
const summer = { from: '04-16', until: '10-15', opens: '08:00', closes: '14:00' }
const seasons = [summer, { from: '10-16', until: '04-15', ...usual }]
const all = {
  places: [facility],
  sessions: [tuesday],
  leave: [leave],
  colleagues: [colleague],
  holidays: ['2026-12-25'],
  usual,
  seasons,
}

beforeEach(async () => {
  await openDevice('doctor')
  serverSays(readAvailability, { body: all })
  serverSays(listDisplaced, { body: [] })
})

test('a doctor reads sessions, leave with its reason, and the holidays of the town', async () => {
  show(<Screen />)
  await expect.element(page.getByText('Tuesday, 9:00 am to 3:00 pm')).toBeVisible()
  await expect.element(page.getByText('Civil Hospital Nabha · 80 tokens')).toBeVisible()
  await expect.element(page.getByText('Wedding')).toBeVisible()
  await expect.element(page.getByText('Fri, 25 Dec')).toBeVisible()
})

test('a doctor enters a session on two days; what the server refuses is said at its field', async () => {
  serverSays(readAvailability, { body: { ...all, sessions: [] } })
  serverSays(addSession, {
    status: 400,
    refusal: { code: 'invalid', fields: { capacity: 'capacityNumber' } },
  })
  show(<Screen />)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(page.getByText('Please fill in this field')).toBeVisible()
  await page.getByText('Mon', { exact: true }).click()
  await page.getByText('Wed', { exact: true }).click()
  await page.getByLabelText('How many patients').fill('900')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(page.getByText('Please enter a number from 1 to 300', { exact: false })).toBeVisible()
  serverSays(addSession, { status: 201, body: { message: 'Entered.' } })
  await page.getByLabelText('How many patients').fill('60')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(page.getByText('The session is entered.')).toBeVisible()
  expect(sentTo(addSession).at(-1)?.body).toMatchObject({
    weekdays: [1, 3],
    capacity: '60',
    kind: 'tokens',
    opens: '09:00',
  })
})

test('a season brings its hours, and stands in the line of its session', async () => {
  const inSummer = { ...tuesday, opens: '08:00', closes: '14:00', season: summer }
  serverSays(readAvailability, { body: { ...all, sessions: [inSummer] } })
  serverSays(addSession, { status: 201, body: { message: 'Entered.' } })
  show(<Screen />)
  await expect
    .element(page.getByText('Civil Hospital Nabha · 80 tokens · 16 April to 15 October'))
    .toBeVisible()
  await page.getByText('Add a session').click()
  await page.getByText('Sat', { exact: true }).click()
  await page.getByLabelText('Part of the year').selectOptions('16 April to 15 October')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(page.getByText('The session is entered.')).toBeVisible()
  expect(sentTo(addSession).at(-1)?.body).toMatchObject({
    season: '04-16',
    opens: '08:00',
    closes: '14:00',
  })
})

test('a session ends after a question', async () => {
  serverSays(endSession, { body: { message: 'Ended.' } })
  show(<Screen />)
  await page.getByRole('button', { name: 'End Tuesday' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click()
  await expect.element(page.getByText('The session has ended.')).toBeVisible()
  expect(sentTo(endSession)).toHaveLength(1)
})

test('without a place the doctor is sent to the desk', async () => {
  serverSays(readAvailability, { body: { ...all, places: [], sessions: [] } })
  show(<Screen />)
  await expect.element(page.getByText('Please ask the hospital desk.', { exact: false })).toBeVisible()
})

test('the desk chooses a doctor and enters leave', async () => {
  await openDevice('coordinator')
  const id = '01a1f000-0000-7000-8000-000000000009'
  serverSays(listDoctorsWithPlaces, { body: [{ id, name: 'Navjot Gill', places: [facility] }] })
  serverSays(readAvailability, { body: all })
  serverSays(addLeave, { status: 201, body: { message: 'Entered.' } })
  show(<TimingsDesk />)
  await page.getByLabelText('Doctor', { exact: true }).selectOptions(id)
  await page.getByText('Add leave').first().click()
  await page.getByLabelText('First day').last().fill('2026-12-10')
  await page.getByLabelText('Last day').last().fill('2026-12-12')
  await page.getByRole('button', { name: 'Add leave' }).click()
  await expect.element(page.getByText('The leave is entered.')).toBeVisible()
  expect(sentTo(addLeave).at(-1)?.body).toEqual({
    doctorId: id,
    from: '2026-12-10',
    until: '2026-12-12',
    reason: '',
    standInId: '',
  })
})

test('who stands in is chosen with the leave, refused at the field, and stands in its line', async () => {
  serverSays(readAvailability, { body: { ...all, leave: [{ ...leave, standIn: colleague }] } })
  serverSays(addLeave, { status: 400, refusal: { code: 'invalid', fields: { standInId: 'standInAway' } } })
  show(<Screen />)
  await expect.element(page.getByText('Dr. Balwinder Singh stands in')).toBeVisible()
  await page.getByText('Add leave').first().click()
  await page.getByLabelText('First day').last().fill('2026-12-10')
  await page.getByLabelText('Last day').last().fill('2026-12-12')
  await page.getByLabelText('Who stands in for you?').selectOptions('Dr. Balwinder Singh')
  await page.getByRole('button', { name: 'Add leave' }).click()
  await expect.element(page.getByText(/This doctor is on leave on some of these days/)).toBeVisible()
  serverSays(addLeave, { status: 201, body: { message: 'Entered.' } })
  await page.getByRole('button', { name: 'Add leave' }).click()
  await expect.element(page.getByText('The leave is entered.')).toBeVisible()
  expect(sentTo(addLeave).at(-1)?.body).toMatchObject({ standInId: colleague.id })
})

test('visits that have lost their session are listed, and cancelled in one press', async () => {
  const visit = {
    id: '01a1f000-0000-7000-8000-000000000009',
    date: '2026-12-01',
    time: '09:00',
    token: 14,
    patient: { name: 'Simran Kaur', phone: '9876511111' },
  }
  const slot = { ...visit, id: visit.id.replace('9', '8'), time: '17:20', token: null }
  serverSays(listDisplaced, { body: [visit, slot] })
  serverSays(cancelDisplaced, { body: { cancelled: 2 } })
  show(<Screen />)
  await expect.element(page.getByText('2 visits have no session any more')).toBeVisible()
  await expect.element(page.getByText('Tue, 1 Dec, 5:20 pm: Simran Kaur')).toBeVisible()
  await expect.element(page.getByText('Tue, 1 Dec, number 14: Simran Kaur')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel and tell the patients' }).click()
  await expect.element(page.getByText('2 visits are cancelled, the patients are told.')).toBeVisible()
  expect(sentTo(cancelDisplaced)[0]?.body).toEqual({ ids: [visit.id, slot.id] })
})
