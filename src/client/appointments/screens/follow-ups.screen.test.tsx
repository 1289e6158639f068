import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listFollowUps, listVisitsWithoutNote } from '../../../shared/appointments/appointments.endpoints.ts'
import {
  listDueFollowUps,
  listUnsignedCalls,
  settleFollowUp,
} from '../../../shared/encounters/encounters.lists.endpoints.ts'
import type { DueFollowUp } from '../../../shared/encounters/encounters.schemas.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './follow-ups.screen.tsx'
import { Screen as WithoutNoteScreen } from './without-note.screen.tsx'

const due: DueFollowUp = {
  id: '01a1fd14-3547-736d-953f-202a5e4eea86',
  patient: { id: '01a1fd14-3547-736d-953f-202a5e4eea88', name: 'Simran Kaur' },
  phone: '5550001234',
  dueOn: '2026-11-10',
  seenOn: '2026-11-01',
  diagnosis: 'Hypertension',
  risks: ['critical', 'overdue'],
  tries: 0,
  triedAt: null,
  triedBy: null,
  standingInFor: null,
}

beforeEach(async () => {
  await openDevice('doctor')
  serverSays(listFollowUps, { body: [] })
})

test('who is due stands with the reasons, a phone number and the note', async () => {
  serverSays(listDueFollowUps, { body: { followUps: [due], hasMore: false } })
  show(<Screen />)
  for (const text of ['Simran Kaur', 'Last reading red', 'A week late or more', 'Hypertension'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /5550001234/ })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Read the note' }))
    .toHaveAttribute('href', `/doctor/encounters/${due.id}`)
})

test('what came of it is said with one press; not reached is shown with when', async () => {
  serverSays(listDueFollowUps, { body: { followUps: [due], hasMore: false } })
  serverSays(settleFollowUp, () => {
    const at = { at: '2026-11-21T05:00:00.000Z', date: '2026-11-21', time: '10:30' }
    serverSays(listDueFollowUps, { body: { followUps: [{ ...due, tries: 2, triedAt: at }], hasMore: true } })
    return { body: { id: due.id } }
  })
  show(<Screen />)
  await page.getByRole('button', { name: 'Not reached' }).click()
  await expect.element(page.getByText(/^Not reached 2 times, last Sat, 21 Nov/)).toBeVisible()
  await expect.element(page.getByText('There are more. They appear as these are done.')).toBeVisible()
  expect(sentTo(settleFollowUp)[0]?.body).toEqual({ outcome: 'notReached' })
})

test('of a doctor on leave: for whom, under whose name, and the record instead of the note', async () => {
  const at = { at: '2026-11-21T05:00:00.000Z', date: '2026-11-21', time: '10:30' }
  const tried = { tries: 1, triedAt: at, triedBy: 'Balwinder Singh' }
  const instead = { ...due, ...tried, standingInFor: 'Asha Gill' }
  serverSays(listDueFollowUps, { body: { followUps: [instead], hasMore: false } })
  serverSays(settleFollowUp, { body: { id: due.id } })
  show(<Screen />)
  await expect.element(page.getByText('for Dr. Asha Gill', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^Recorded under your name, .* for Dr\. Asha Gill/)).toBeVisible()
  await expect.element(page.getByText(/\(Dr\. Balwinder Singh, /)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'About the patient' }))
    .toHaveAttribute('href', `/doctor/patients/${due.patient.id}`)
  await expect.element(page.getByRole('link', { name: 'Read the note' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => sentTo(settleFollowUp)[0]?.body).toEqual({ outcome: 'done' })
})

test('settled on another device: a sentence says so', async () => {
  serverSays(listDueFollowUps, { body: { followUps: [due], hasMore: false } })
  serverSays(settleFollowUp, { status: 409, refusal: { code: 'followUpClosed', message: 'x' } })
  show(<Screen />)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => sentTo(settleFollowUp).length).toBe(1)
  await expect.element(page.getByRole('alert')).toBeVisible()
})

test('with nobody due says so', async () => {
  serverSays(listDueFollowUps, { body: { followUps: [], hasMore: false } })
  show(<Screen />)
  await expect.element(page.getByText('Nobody is due.')).toBeVisible()
})

test('a call that nobody signed stands before the visits without a note, and leads to its note', async () => {
  const at = { at: '2026-11-21T04:30:00.000Z', date: '2026-11-21', time: '10:00' }
  const reading = { type: 'bloodPressure', value: '190/120 mmHg', grade: 'critical', at } as const
  const alarm = { id: due.id, urgency: 'critical', raisedAt: at, readings: [reading] } as const
  serverSays(listVisitsWithoutNote, { body: { appointments: [], next: null } })
  serverSays(listUnsignedCalls, {
    body: {
      calls: [
        {
          id: due.id,
          patient: due.patient,
          startedAt: at,
          alarm: { ...alarm, readings: [reading] },
          isBegun: false,
        },
      ],
      next: null,
    },
  })
  show(<WithoutNoteScreen />)
  const link = page.getByRole('link', { name: /Simran Kaur.*Alarm: 190\/120 mmHg.*Nothing written yet/ })
  await expect.element(link).toHaveAttribute('href', `/doctor/encounters/${due.id}`)
})
