import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readOwnQueue } from '../../../../shared/appointments/appointments.queue.endpoints.ts'
import { appointmentAnswer, dayAhead } from '../../../../../tests/setup/appointment-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../../tests/setup/screen.tsx'
import { AppointmentCard } from '../appointment-card.tsx'

beforeEach(() => openDevice('patient'))

const visit = appointmentAnswer({ date: dayAhead(0), token: 14, status: 'scheduled' })
const place = {
  appointmentId: visit._id,
  date: visit.date,
  token: 14,
  state: 'waiting',
  before: 6,
  inside: 7,
  opens: '00:00',
  turn: '23:55',
  leave: '23:50',
}
const at = { at: '2026-11-21T04:42:00.000Z', date: '2026-11-21', time: '10:12' }
const says = (told = {}) => serverSays(readOwnQueue, { body: { places: [{ ...place, ...told }], at } })

test('says how many are before, who is inside, about when, when to leave home, and how old that is', async () => {
  says()
  show(<AppointmentCard appointment={visit} />)
  await expect.element(page.getByText('Your number today: 14')).toBeVisible()
  await expect.element(page.getByText('Leave home by 11:50 pm')).toBeVisible()
  await expect.element(page.getByText('Your turn: about 11:55 pm')).toBeVisible()
  await expect.element(page.getByText('6 before you · Number 7 is inside')).toBeVisible()
  await expect.element(page.getByText('As of 10:12 am')).toBeVisible()
})

test.each([
  [{ leave: '00:00' }, 'Leave home now'],
  [{ before: 0, inside: null, leave: null }, 'You are next'],
  [{ state: 'inside', turn: null, leave: null }, 'It is your turn: please go in.'],
  [
    { state: 'absent', turn: null, leave: null },
    'Your number was called and you were not there. Please tell the counter that you have come.',
  ],
])('with %o it says %s', async (told, text) => {
  says(told)
  show(<AppointmentCard appointment={visit} />)
  await expect.element(page.getByText(text)).toBeVisible()
})

test('asks nothing for a visit by time, or on another day', async () => {
  says()
  const { token: _, ...byTime } = visit
  show(
    <>
      <AppointmentCard appointment={byTime} />
      <AppointmentCard appointment={{ ...visit, date: dayAhead(1) }} />
    </>,
  )
  await expect.element(page.getByText('fever').first()).toBeVisible()
  expect(sentTo(readOwnQueue)).toEqual([])
})
