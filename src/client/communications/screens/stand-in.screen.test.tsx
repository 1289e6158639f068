import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import {
  listAnswered,
  listWaiting,
  markSeenByDoctor,
  readThreadOfPatient,
  sendToPatient,
} from '../../../shared/communications/communications.doctor.endpoints.ts'
import { PathParams } from '../../platform/browser/navigation.tsx'
import { Screen } from './doctor-thread.screen.tsx'
import { Screen as Threads } from './doctor-threads.screen.tsx'

const id = '01a1fd14-3547-736d-953f-202a5e4eea86'
const away = { id: '01a1fd14-3547-736d-953f-202a5e4eea85', name: 'Asha Gill' }
const patient = { id, name: 'Simran Kaur' }
const due = { at: '2026-11-24T09:30:00.000Z', date: '2026-11-24', time: '15:00' }
const asked = {
  id: '01a1fd14-3547-736d-953f-202a5e4eea87',
  by: 'patient',
  name: 'Simran Kaur',
  text: 'May I stop the syrup?',
  photos: [],
  sentAt: due,
  receivedAt: '2026-11-21T04:30:00.000Z',
  asksToCome: false,
  standIn: null,
  isSeen: false,
  redFlags: [],
}
const before = { ...asked, id: asked.id.replace('87', '88'), by: 'doctor', text: 'Twice a day.' }

beforeEach(() => openDevice('doctor'))
afterEach(() => history.replaceState(null, '', ' '))

test('a thread of a doctor on leave says for whom, and leads to that doctor’s thread', async () => {
  const thread = { id, patient, answerDueAt: due, isOverdue: false, lastAt: due, unread: 1, redFlags: [] }
  serverSays(listWaiting, { body: { threads: [{ ...thread, standingInFor: away }], next: null } })
  serverSays(listAnswered, { body: { threads: [], next: null } })
  show(<Threads />)
  await expect.element(page.getByText('for Dr. Asha Gill')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /Simran Kaur/ }))
    .toHaveAttribute('href', `/doctor/patients/${id}/messages#${away.id}`)
})

test('whoever stands in answers in words, in the thread of that doctor', async () => {
  const waits = { answerDueAt: due, isOverdue: false, canWrite: true, visit: null, comeBy: null }
  const body = { patient, standingInFor: away, ...waits, messages: [asked, before], next: null }
  serverSays(readThreadOfPatient, { body })
  serverSays(markSeenByDoctor, { body: { unread: 0 } })
  serverSays(sendToPatient, { body: { ...asked, by: 'doctor', standIn: 'Balwinder Singh' } })
  location.hash = away.id
  show(
    <PathParams value={{ id }}>
      <Screen />
    </PathParams>,
  )
  await expect.element(page.getByText('for Dr. Asha Gill')).toBeVisible()
  await expect.element(page.getByText('Dr. Asha Gill', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Ask the patient to come')).not.toBeInTheDocument()
  await page.getByLabelText('Your answer').fill('Go on with the syrup.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText('The message has been sent.')).toBeVisible()
  expect(sentTo(sendToPatient)[0]?.body).toMatchObject({
    text: 'Go on with the syrup.',
    standingInFor: away.id,
  })
  expect(sentTo(markSeenByDoctor)[0]?.body).toMatchObject({ standingInFor: away.id })
})
