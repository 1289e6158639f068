import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  acceptAppointment,
  cancelAppointment,
  finishAppointment,
  listAppointments,
  listMoreAppointments,
  rejectAppointment,
  startAppointment,
} from '../../../../shared/appointments/appointments.endpoints.ts'
import type { Appointment } from '../../../../shared/appointments/appointments.schemas.ts'
import { cursorAfter } from '../../../../shared/kit/pages.ts'
import { navigate } from '../../../platform/browser/navigation.tsx'
import { queuedNow } from '../../../platform/outbox/queued-mutation.ts'
import { appointmentAnswer, dayAhead } from '../../../../../tests/setup/appointment-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../../tests/setup/screen.tsx'
import { DoctorSchedule, splitByDay } from './doctor-schedule.tsx'

const request = appointmentAnswer({ doctor: null, allowedActions: ['accept', 'reject'] })

beforeEach(() => openDevice('doctor'))

function showList(...appointments: Appointment[]): void {
  serverSays(listAppointments, { body: appointments })
  show(<DoctorSchedule />)
}
// The accessible name of a card's button continues with patient and time.
const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}(:|$)`) })

test('sorts today by time, then the other days, whatever the order of the answer', () => {
  const late = appointmentAnswer({ date: dayAhead(0), time: '17:00' })
  const early = appointmentAnswer({ date: dayAhead(0), time: '09:00' })
  const tomorrow = appointmentAnswer()
  const { ofToday, later } = splitByDay([tomorrow, late, early], dayAhead(0))
  expect(ofToday).toEqual([early, late])
  expect(later).toEqual([tomorrow])
})

test("today's past appointments are folded with a count; upcoming ones come first", async () => {
  const today = { date: dayAhead(0), allowedActions: [] }
  const named = (name: string) => ({ patient: { name, username: '' } })
  showList(
    appointmentAnswer({ ...today, ...named('Done'), status: 'completed' }),
    appointmentAnswer({ ...today, ...named('Off'), status: 'cancelled' }),
    appointmentAnswer({ ...today, ...named('Runs'), status: 'in-progress' }),
    appointmentAnswer({ ...today, ...named('Comes'), status: 'scheduled' }),
  )
  await expect.element(page.getByText('Comes')).toBeVisible()
  await expect.element(page.getByText('Runs')).toBeVisible()
  await expect.element(page.getByText('Done')).not.toBeVisible()
  await page.getByText('Finished today (2)').click()
  await expect.element(page.getByText('Done')).toBeVisible()
  await expect.element(page.getByText('Off')).toBeVisible()
})

test('a rejected appointment of today is folded, and the focus moves to the page', async () => {
  const one = { ...request, date: dayAhead(0) }
  const main = document.createElement('div')
  main.id = 'page'
  main.tabIndex = -1
  document.body.append(main)
  const rejected = { ...one, status: 'rejected', allowedActions: [] }
  serverSays(rejectAppointment, () => {
    serverSays(listAppointments, { body: [rejected] })
    return { body: rejected }
  })
  showList(one)
  await button('Reject').click()
  await page.getByRole('button', { name: /^No time/ }).click()
  await expect.element(page.getByText('Finished today (1)')).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe('page')
})

test('shows only the actions that the server allows', async () => {
  showList(appointmentAnswer({ status: 'scheduled', allowedActions: ['start', 'cancel'], date: dayAhead(0) }))
  await expect.element(button('Start')).toBeVisible()
  await expect.element(button('Accept')).not.toBeInTheDocument()
  await expect.element(button('Reject')).not.toBeInTheDocument()
})

test('the list is polled every 30 seconds without the change stream', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  let list = [request]
  const answer = vi.fn<() => { body: unknown }>(() => ({ body: list }))
  serverSays(listAppointments, answer)
  show(<DoctorSchedule />)
  await expect.element(button('Accept')).toBeVisible()
  list = []
  // Waiting for an element also advances this clock a little.
  vi.advanceTimersByTime(28_000)
  expect(answer).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(2_000)
  expect(answer).toHaveBeenCalledTimes(2)
  await expect.element(button('Accept')).not.toBeInTheDocument()
})

test('an accepted request becomes the returned appointment', async () => {
  const accepted = {
    ...request,
    status: 'scheduled',
    doctor: { name: 'Meena' },
    allowedActions: ['cancel'],
  } as const
  let now: unknown = request
  serverSays(listAppointments, () => ({ body: [now] }))
  serverSays(acceptAppointment, () => {
    now = accepted
    return { body: accepted }
  })
  show(<DoctorSchedule />)
  await expect.element(page.getByText('Open to all doctors')).toBeVisible()
  await button('Accept').click()
  await expect.element(page.getByText('Scheduled')).toBeVisible()
  await expect.element(button('Accept')).not.toBeInTheDocument()
})

test('a running visit can be finished by its doctor', async () => {
  const running = appointmentAnswer({
    status: 'in-progress',
    allowedActions: ['finish'],
    date: dayAhead(0),
    patient: { name: 'Asha', username: '' },
  })
  const done = { ...running, status: 'completed', allowedActions: [] }
  serverSays(finishAppointment, () => {
    serverSays(listAppointments, { body: [done] })
    return { body: done }
  })
  showList(running)
  await button('Finish the visit').click()
  await expect.element(page.getByText('The visit with Asha is finished.')).toBeVisible()
  await expect.element(page.getByText('Finished today (1)')).toBeVisible()
  expect(sentTo(finishAppointment)).toHaveLength(1)
})

test('an automatically closed visit says so to its doctor', async () => {
  showList(appointmentAnswer({ status: 'completed', autoClosed: true }))
  await expect.element(page.getByText('No note: nobody finished this visit on its day.')).toBeVisible()
})

test('rejecting asks for the reason', async () => {
  serverSays(rejectAppointment, { body: { ...request, status: 'rejected', allowedActions: [] } })
  showList(request)
  await button('Reject').click()
  await button('No, keep it').click()
  expect(sentTo(rejectAppointment)).toEqual([])
  await button('Reject').click()
  await page.getByRole('button', { name: /^No time/ }).click()
  await expect.element(page.getByText('Rejected. We are looking for another doctor.')).toBeVisible()
  expect(sentTo(rejectAppointment).map(({ body }) => body)).toEqual([{ reason: 'noTime' }])
})

test('a taken time is shown on the card with the next free ones', async () => {
  const details = { freeTimes: [{ date: dayAhead(1), time: '10:15' }] }
  serverSays(acceptAppointment, { status: 409, refusal: { code: 'slotTaken', details } })
  showList(request)
  await button('Accept').click()
  await expect.element(page.getByText('You already have an appointment at this time.')).toBeVisible()
  await expect.element(page.getByText(/Your next free times: .*10:15/)).toBeVisible()
})

test('a 409 shows a message and refetches the list', async () => {
  let isDecided = false
  serverSays(listAppointments, () => ({ body: isDecided ? [] : [request] }))
  serverSays(acceptAppointment, () => {
    isDecided = true
    return { status: 409, refusal: { code: 'alreadyDecided' } }
  })
  show(<DoctorSchedule />)
  await button('Accept').click()
  await expect.element(page.getByText('This request has already been answered.')).toBeVisible()
  await expect.element(button('Accept')).not.toBeInTheDocument()
})

test('a doctor must give a reason to cancel', async () => {
  serverSays(cancelAppointment, { body: { ...request, status: 'cancelled', allowedActions: [] } })
  showList(appointmentAnswer({ status: 'scheduled', allowedActions: ['cancel'] }))
  await button('Cancel appointment').click()
  await button('Yes, cancel it').click()
  await expect.element(page.getByText('Please fill in this field')).toBeVisible()
  expect(sentTo(cancelAppointment)).toEqual([])
  await page.getByLabelText('Reason (the patient will see this)').fill('Operation')
  await button('Yes, cancel it').click()
  await expect.poll(() => sentTo(cancelAppointment)[0]?.body).toEqual({ reason: 'Operation' })
})

test('without a network a cancellation is queued and marked; other actions fail with a message', async () => {
  const own = appointmentAnswer({ status: 'scheduled', allowedActions: ['start', 'cancel'] })
  const running = appointmentAnswer({ status: 'in-progress', allowedActions: ['finish'] })
  const noLine = () => {
    throw new TypeError('no line')
  }
  for (const endpoint of [
    acceptAppointment,
    rejectAppointment,
    startAppointment,
    finishAppointment,
    cancelAppointment,
  ])
    serverSays(endpoint, noLine)
  showList(request, own, running)
  for (const name of ['Accept', 'Start', 'Finish the visit']) {
    await button(name).click()
    await expect.element(page.getByText(/This needs the network. Nothing was sent./)).toBeVisible()
  }
  await button('Reject').click()
  await page.getByRole('button', { name: /^No time/ }).click()
  await expect.element(page.getByText(/This needs the network. Nothing was sent./)).toBeVisible()
  expect(queuedNow()).toEqual([])
  await button('Cancel appointment').click()
  await page.getByLabelText('Reason (the patient will see this)').fill('Operation')
  await button('Yes, cancel it').click()
  await expect
    .element(page.getByText('You cancelled this. The doctor will be told when there is network.'))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Waiting to send' })).toBeVisible()
  await expect.element(button('Start')).not.toBeInTheDocument()
  expect(queuedNow().map(({ body }) => body)).toEqual([{ reason: 'Operation' }])
})

test('a link to a request focuses its card, once it is loaded and again later', async () => {
  const [one, other] = [request, appointmentAnswer({ allowedActions: ['accept', 'reject'] })]
  history.replaceState(null, '', `/doctor#request-${other._id}`)
  showList(one, other)
  await expect.poll(() => document.activeElement?.id).toBe(`request-${other._id}`)
  navigate(`/doctor#request-${one._id}`)
  await expect.poll(() => document.activeElement?.id).toBe(`request-${one._id}`)
  navigate('/doctor#today')
  await expect.element(page.getByRole('heading', { name: "Today's schedule" })).toHaveFocus()
  history.replaceState(null, '', '/')
})

/** Presses a button by keyboard. */
async function press(name: string): Promise<void> {
  await expect.element(button(name).first()).toBeVisible()
  button(name).first().element().focus()
  await userEvent.keyboard('{Enter}')
}

test('keyboard focus stays on the card whose button is removed', async () => {
  const accepted = { ...request, status: 'scheduled', allowedActions: ['cancel'] } as const
  serverSays(acceptAppointment, () => {
    serverSays(listAppointments, { body: [accepted] })
    return { body: accepted }
  })
  showList(request)
  await press('Accept')
  await expect.element(page.getByText('Scheduled')).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe(`request-${request._id}`)
})

test('sixty appointments are shown twenty at a time, and the focus moves to the first new one', async () => {
  const waiting = Array.from({ length: 60 }, () =>
    appointmentAnswer({ allowedActions: ['accept', 'reject'] }),
  )
  showList(...waiting)
  await expect.element(button('Accept').first()).toBeVisible()
  expect(button('Accept').elements()).toHaveLength(20)
  await press('Show more')
  await expect.poll(() => button('Accept').elements()).toHaveLength(40)
  await expect.poll(() => document.activeElement?.id).toBe(`request-${waiting[20]?._id}`)
  await press('Show more')
  await expect.poll(() => button('Accept').elements()).toHaveLength(60)
  await expect.poll(() => document.activeElement?.id).toBe(`request-${waiting[40]?._id}`)
  await expect.element(button('Show more')).not.toBeInTheDocument()
})

// A thousand cards, twenty per press: needs more than the usual timeout.
const patiently = { timeout: 300_000 }
test('a truncated list continues: own ones below, open requests on their page', patiently, async () => {
  const times = Array.from({ length: 500 }, (_, n) => ({
    date: dayAhead(1 + Math.floor(n / 96)),
    time: new Date((n % 96) * 900_000).toISOString().slice(11, 16),
  }))
  const own = times.map((time) => appointmentAnswer({ ...time, status: 'scheduled' }))
  const open = times.slice(0, 30).map((time) => appointmentAnswer({ ...time, doctor: null }))
  const last = own.at(-1)
  const after = cursorAfter({ at: new Date(last?.startsAt ?? ''), id: last?._id ?? '' })
  const later = appointmentAnswer({ date: dayAhead(30), patient: { name: 'Left out', username: '' } })
  serverSays(listMoreAppointments, ({ query }) => ({
    body: { appointments: query['after'] === after ? [later] : [], next: null },
  }))
  showList(...own, ...open)
  const more = page.getByRole('button', { name: 'Show more', exact: true })
  await expect.element(more).toBeVisible()
  expect(page.getByText('More requests are open to all doctors than fit here.').query()).toBeNull()
  while (more.query() !== null) {
    const stood = page.getByRole('listitem').elements().length
    more.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.poll(() => page.getByRole('listitem').elements().length).toBeGreaterThan(stood)
  }
  await expect
    .element(page.getByRole('link', { name: 'See all requests' }))
    .toHaveAttribute('href', '/doctor/requests')
  await page.getByRole('button', { name: 'Show more of your own' }).click()
  await expect.element(page.getByText('Left out')).toBeVisible()
})
