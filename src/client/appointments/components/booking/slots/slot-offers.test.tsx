import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listAppointments, listFreeTimes } from '../../../../../shared/appointments/appointments.endpoints.ts'
import {
  holdSlot,
  listSlots,
  releaseSlot,
  takeSlot,
} from '../../../../../shared/appointments/appointments.slots.endpoints.ts'
import { listSessions } from '../../../../../shared/appointments/appointments.tokens.endpoints.ts'
import { appointmentAnswer } from '../../../../../../tests/setup/appointment-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../../../tests/setup/screen.tsx'
import { Screen } from '../../../screens/book.screen.tsx'

const offer = {
  why: 'sameDoctor' as const,
  sessionId: '01a1f000-0000-7000-8000-000000000001',
  date: '2026-12-01',
  times: ['17:00', '17:10', '17:20', '17:30', '17:40', '17:50', '18:00'],
  doctor: { name: 'Navjot Gill' },
  place: { name: 'Gill Clinic' },
  isForCalls: false,
  distanceKm: 3,
}
const made = { status: 'scheduled', time: '17:10', doctor: { name: 'Navjot Gill' } } as const

beforeEach(async () => {
  history.replaceState(null, '', '/appointments/book')
  await openDevice('patient')
  serverSays(listAppointments, { body: [] })
  serverSays(listFreeTimes, { body: [] })
  serverSays(listSessions, { body: [] })
  serverSays(listSlots, { body: { offers: [offer] } })
  serverSays(holdSlot, { body: { heldUntil: '2026-11-21T04:32:00.000Z' } })
  serverSays(releaseSlot, { body: { message: 'Released.' } })
})

const slot = page.getByRole('button', { name: /^5:10 pm, .*Navjot Gill/ })
const group = page.getByRole('region', { name: /5:10 pm.*Navjot Gill.*Gill Clinic/ })
const confirm = page.getByRole('button', { name: 'Confirm: In person' })

function WithWayOut() {
  const [isHere, setIsHere] = useState(true)
  return (
    isHere && (
      <>
        <button type="button" onClick={() => setIsHere(false)}>
          Leave
        </button>
        <Screen />
      </>
    )
  )
}

test('a time says why, whose and where; one press keeps it, the next confirms it', async () => {
  serverSays(takeSlot, { status: 201, body: appointmentAnswer(made) })
  show(<Screen />)
  await page.getByRole('textbox', { name: 'Or in your own words' }).fill('fever')
  await expect.element(page.getByText('The same doctor again')).toBeVisible()
  await expect.element(page.getByText('Gill Clinic · about 3 km from your village')).toBeVisible()
  await slot.click()
  await expect.element(group).toHaveTextContent(/Kept for you for (2:00|1:5\d) minutes/)
  expect(sentTo(holdSlot)[0]?.body).toEqual({ sessionId: offer.sessionId, date: offer.date, time: '17:10' })
  await confirm.click()
  await expect.element(page.getByText('Confirmed by Dr. Navjot Gill.')).toBeVisible()
  expect(sentTo(takeSlot)[0]?.body).toEqual({
    sessionId: offer.sessionId,
    date: offer.date,
    time: '17:10',
    type: 'in-person',
    specialization: 'fever',
    pregnancy: '',
  })
})

test('more than six times are behind a button, and another choice lets the slot go', async () => {
  show(<Screen />)
  await expect.element(slot).toBeVisible()
  expect(page.getByRole('button', { name: /^6:00 pm/ }).query()).toBeNull()
  await page.getByRole('button', { name: '1 more times' }).click()
  await expect.element(page.getByRole('button', { name: /^6:00 pm/ })).toBeVisible()
  await slot.click()
  await expect.element(confirm).toBeVisible()
  await expect.element(slot).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Choose another time' }).click()
  await expect.element(confirm).not.toBeInTheDocument()
  await expect.element(slot).toBeVisible()
  expect(sentTo(releaseSlot)).toHaveLength(1)
})

test('a session for calls names no place, and is confirmed as a call alone', async () => {
  serverSays(listSlots, { body: { offers: [{ ...offer, isForCalls: true, distanceKm: undefined }] } })
  serverSays(takeSlot, { status: 201, body: appointmentAnswer(made) })
  show(<Screen />)
  await slot.click()
  const call = page.getByRole('button', { name: 'Confirm: Teleconsultation' })
  await expect.element(call).toBeVisible()
  expect(confirm.query()).toBeNull()
  expect(page.getByText('Gill Clinic').query()).toBeNull()
  await call.click()
  await vi.waitFor(() => expect(sentTo(takeSlot)[0]?.body).toMatchObject({ type: 'teleconsultation' }))
})

test('the slot is let go with the page', async () => {
  show(<WithWayOut />)
  await slot.click()
  await expect.element(confirm).toBeVisible()
  await page.getByRole('button', { name: 'Leave' }).click()
  await vi.waitFor(() => expect(sentTo(releaseSlot)).toHaveLength(1))
})

test('somebody else was faster: it is said, and the form stays', async () => {
  serverSays(holdSlot, { status: 409, refusal: { code: 'slotGone' } })
  show(<Screen />)
  await slot.click()
  await expect.element(page.getByText('This time is no longer free.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Request appointment' })).toBeVisible()
})

test('no slot is offered for a danger sign with a name: a doctor reads the request first', async () => {
  show(<Screen />)
  const note = page.getByRole('textbox', { name: 'Or in your own words' })
  await note.fill('no chest pain')
  await expect.element(slot).toBeVisible()
  await note.fill('chest pain')
  await expect.element(slot).not.toBeInTheDocument()
})

test('words that only sound urgent are asked about before a slot is kept', async () => {
  show(<Screen />)
  await page
    .getByRole('textbox', { name: 'Or in your own words' })
    .fill('pankhe ke niche sone se gardan akad gayi')
  await slot.click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(sentTo(holdSlot)).toHaveLength(0)
})

test('the booking for one doctor asks for that doctor, and says when none of their times is free', async () => {
  history.replaceState(null, '', `/appointments/book?doctor=${offer.sessionId}`)
  let asked: string | undefined
  serverSays(listSlots, ({ query }) => {
    asked = query.doctor
    return { body: { offers: [], without: { name: 'Asha' } } }
  })
  show(<Screen />)
  await expect.element(page.getByText('Dr. Asha has no fixed time free', { exact: false })).toBeVisible()
  expect(asked).toBe(offer.sessionId)
})

test('without a network it says so, and the free choice of a day and a time stays', async () => {
  serverSays(listSlots, () => {
    throw new TypeError('Failed to fetch')
  })
  show(<Screen />)
  await expect.element(page.getByText('can only be booked with a network', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Request appointment' })).toBeVisible()
})
