import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { keepQueued as keep } from '../../../../tests/setup/keep-queued.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { logout } from '../../../shared/accounts/accounts.endpoints.ts'
import { listActivities } from '../../../shared/activities/activities.endpoints.ts'
import { listAppointments, requestAppointment } from '../../../shared/appointments/appointments.endpoints.ts'
import { listVitals, addVital } from '../../../shared/vitals/vitals.endpoints.ts'
import { readDraft } from '../../platform/session/drafts.ts'
import { navigate } from '../../platform/browser/navigation.tsx'
import { sendAll } from '../../platform/outbox/outbox.ts'
import { queuedNow } from '../../platform/outbox/queued-mutation.ts'
import { today } from '../../platform/clock/today.ts'
import { currentSession } from '../../platform/session/session-store.ts'
import { Screen } from './waiting.screen.tsx'

const reading = { type: 'heartRate', value: '72', date: '', context: '' } as const
const asked = { specialization: '', date: '2026-12-02', time: '10:15', type: 'in-person' } as const
const button = (name: string | RegExp) => page.getByRole('button', { name })
const heading = (name: string | RegExp) => page.getByRole('heading', { name })

beforeEach(async () => {
  await openDevice('patient')
  history.replaceState(null, '', '/waiting')
  serverSays(listVitals, { body: { readings: [] } })
  serverSays(listAppointments, { body: [] })
  serverSays(listActivities, { body: [] })
  serverSays(logout, { body: {} })
})

test('says when nothing is queued', async () => {
  show(<Screen />)
  await expect.element(page.getByText('Nothing is waiting')).toBeVisible()
})

test('shows each write with its time and state; sent now, it is gone and arrives once', async () => {
  await keep(addVital, reading)
  await keep(requestAppointment, asked)
  show(<Screen />)
  await expect.element(heading('Heart Rate: 72')).toBeVisible()
  await expect.element(heading(/^Request for an appointment: .*2 Dec.*, 10:15 am$/)).toBeVisible()
  await expect.poll(() => page.getByText('Just now').all().length).toBe(2)
  serverSays(addVital, { body: {} })
  serverSays(requestAppointment, { body: {} })
  await button('Send now').click()
  await expect.element(page.getByText('Nothing is waiting')).toBeVisible()
  expect(sentTo(addVital).map(({ body }) => body)).toEqual([reading])
  expect(sentTo(requestAppointment).map(({ body }) => body)).toEqual([asked])
})

test('a write that reached no server says so and stays', async () => {
  await keep(addVital, reading)
  serverSays(addVital, () => {
    throw new TypeError('no line')
  })
  show(<Screen />)
  await button('Send now').click()
  await expect.element(page.getByText('There was no network at the last try.')).toBeVisible()
  await expect.element(heading('Heart Rate: 72')).toBeVisible()
})

test('a refusal shows its reason and the free times to request instead', async () => {
  await keep(requestAppointment, asked)
  serverSays(requestAppointment, {
    status: 409,
    refusal: { code: 'slotTaken', details: { freeTimes: [{ date: asked.date, time: '10:30' }] } },
  })
  show(<Screen />)
  await button('Send now').click()
  await expect.element(page.getByText('Needs your answer')).toBeVisible()
  await expect.element(page.getByRole('alert')).toBeVisible()
  serverSays(requestAppointment, { body: {} })
  await button(/10:30/).click()
  await expect.element(page.getByText('Nothing is waiting')).toBeVisible()
  expect(sentTo(requestAppointment).at(-1)?.body).toEqual({ ...asked, time: '10:30' })
})

test('a request queued by an earlier version with chest pain in it is not lost: it shows 108, then goes with the answer', async () => {
  const note = { ...asked, specialization: 'ਛਾਤੀ ਵਿੱਚ ਦਰਦ' }
  await keep(requestAppointment, note)
  serverSays(requestAppointment, {
    status: 409,
    refusal: { code: 'redFlag', details: { redFlags: ['chestPain'] } },
  })
  show(<Screen />)
  await button('Send now').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('call 108 or 112')
  await button('Try again').click()
  await expect.element(page.getByRole('link', { name: /108/ })).toHaveAttribute('href', 'tel:108')
  expect(sentTo(requestAppointment)).toHaveLength(1)
  serverSays(requestAppointment, { body: {} })
  await button('It is not happening now, go on booking').click()
  await expect.element(page.getByText('Nothing is waiting')).toBeVisible()
  expect(sentTo(requestAppointment).at(-1)?.body).toEqual({ ...note, redFlagsSeen: true })
})

test('a write that is edited goes back into its form and leaves the queue', async () => {
  await keep(addVital, reading)
  show(<Screen />)
  await button('Change').click()
  await expect.poll(() => location.pathname).toBe('/vitals')
  expect(queuedNow()).toEqual([])
  expect(readDraft('vitals.add')?.values).toMatchObject({
    value: '72',
    type: 'heartRate',
    date: today(),
  })
})

test('deletes only after a confirmation', async () => {
  await keep(addVital, reading)
  show(<Screen />)
  await button('Delete').click()
  await button('No, keep it').click()
  await expect.element(heading('Heart Rate: 72')).toBeVisible()
  await button('Delete').click()
  await button('Yes, delete').click()
  await expect.element(page.getByText('Nothing is waiting')).toBeVisible()
  await sendAll()
  expect(sentTo(addVital)).toEqual([])
})

/** Signs out with one unsent reading. */
async function askAtLeaving(): Promise<void> {
  await keep(addVital, reading)
  navigate('/waiting?leaving')
  show(<Screen />)
  await expect.element(heading('Before you log out')).toHaveFocus()
}

/** Waits long enough for an effect to sign the user out. */
async function staysSignedIn(): Promise<void> {
  await expect.element(page.getByText('Nothing is waiting')).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(currentSession()?.person.id).toBe('patient-1')
}

test('at the sign-out: sending everything completes it', async () => {
  await askAtLeaving()
  serverSays(addVital, { body: {} })
  await button('Send now').click()
  await expect.poll(() => currentSession()).toBeNull()
  expect(sentTo(logout)).toHaveLength(1)
})

test('at the sign-out: deleted writes are not sent', async () => {
  await askAtLeaving()
  await button('Delete it and log out').click()
  await expect.poll(() => currentSession()).toBeNull()
  expect(sentTo(addVital)).toEqual([])
})

test('opening the question later with an empty queue does not sign out', async () => {
  navigate('/waiting?leaving')
  show(<Screen />)
  await staysSignedIn()
  expect(sentTo(logout)).toEqual([])
})

test('going back cancels the sign-out', async () => {
  await askAtLeaving()
  history.back()
  await expect.element(heading('Before you log out')).not.toBeInTheDocument()
  serverSays(addVital, { body: {} })
  await button('Send now').click()
  await staysSignedIn()
  history.forward()
  await expect.poll(() => location.search).toBe('?leaving')
  await staysSignedIn()
  expect(sentTo(logout)).toEqual([])
})
