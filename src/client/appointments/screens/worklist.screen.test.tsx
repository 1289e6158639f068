import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  acceptAppointment,
  listFollowUps,
  listOpenRequests,
  listOwnRequests,
  listTeleconsultations,
  listVisitsWithoutNote,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { listDueFollowUps, listUnsignedCalls } from '../../../shared/encounters/encounters.lists.endpoints.ts'
import { appointmentAnswer, dayAhead } from '../../../../tests/setup/appointment-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen as FollowUps } from './follow-ups.screen.tsx'
import { Screen as Requests } from './requests.screen.tsx'
import { Screen as Teleconsultations } from './teleconsultations.screen.tsx'
import { Screen as WithoutNote } from './without-note.screen.tsx'

beforeEach(async () => {
  await openDevice('doctor')
  serverSays(listDueFollowUps, { body: { followUps: [], hasMore: false } })
  serverSays(listUnsignedCalls, { body: { calls: [], next: null } })
})

const refused = { status: 409, refusal: { code: 'notFound' } }
const heading = (name: string) => page.getByRole('heading', { name })

describe('requests', () => {
  const asked = (name: string, told = {}) =>
    appointmentAnswer({ patient: { name, username: '' }, allowedActions: ['accept', 'reject'], ...told })

  const after = '1763000000000.01936f2b-0000-7000-8000-000000000001'
  type Pages = Partial<Record<'own' | 'open' | 'openAfter', unknown[]>>
  function answers({ own = [], open = [], openAfter }: Pages) {
    serverSays(listOwnRequests, { body: { appointments: own, next: null } })
    serverSays(listOpenRequests, ({ query }) => {
      if (query['after'] === after) return { body: { appointments: openAfter, next: null } }
      return { body: { appointments: open, next: openAfter ? after : null } }
    })
  }

  test("lists the doctor's own requests, then those open to all, page by page", async () => {
    answers({
      own: [asked('Own')],
      open: [asked('Open', { doctor: null })],
      openAfter: [asked('The 501st', { doctor: null })],
    })
    show(<Requests />)
    await expect.element(heading('Waiting for your answer')).toBeVisible()
    await expect.element(heading('Open to all doctors')).toBeVisible()
    expect(page.getByRole('button', { name: 'Accept' }).elements()).toHaveLength(2)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.element(page.getByText('The 501st')).toBeVisible()
    expect(heading('Open to all doctors').elements()).toHaveLength(1)
    await expect.element(page.getByText('No requests are waiting for an answer')).not.toBeInTheDocument()
  })

  test('an answered request leaves the list', async () => {
    const request = asked('Own')
    const accepted = { ...request, status: 'scheduled', allowedActions: [] }
    answers({ own: [request] })
    serverSays(acceptAppointment, () => {
      answers({})
      return { body: accepted }
    })
    show(<Requests />)
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect.element(page.getByText('No requests are waiting for an answer')).toBeVisible()
    expect(sentTo(acceptAppointment)).toHaveLength(1)
  })

  test('a failed load can be retried', async () => {
    answers({})
    serverSays(listOwnRequests, refused)
    show(<Requests />)
    await expect.element(page.getByText('The schedule could not be loaded.')).toBeVisible()
    await expect.element(page.getByText('No requests are waiting for an answer')).not.toBeInTheDocument()
    answers({})
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('No requests are waiting for an answer')).toBeVisible()
  })
})

describe('follow-up calls', () => {
  const missed = {
    patientId: '01936f2b-0000-7000-8000-000000000001',
    name: 'Asha',
    phone: '੫੫੫੦੦ ੧੦੦੦੭',
    date: dayAhead(-2),
    time: '17:30',
    specialization: '',
  }

  test("shows the phone link and the patient's page", async () => {
    serverSays(listFollowUps, { body: [missed, { ...missed, patientId: '2', name: 'Mohan', phone: '' }] })
    show(<FollowUps />)
    await expect.element(page.getByRole('link', { name: /Call/ })).toHaveAttribute('href', 'tel:5550010007')
    await expect.element(page.getByText(/Did not take place: .*5:30 pm/).first()).toBeVisible()
    await expect.element(page.getByText('Gave no number, or does not want calls')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'About the patient' }).first())
      .toHaveAttribute('href', `/doctor/patients/${missed.patientId}`)
  })

  test('a failed load can be retried; an empty list says so', async () => {
    serverSays(listFollowUps, refused)
    show(<FollowUps />)
    const retry = page.getByRole('button', { name: 'Try again' })
    await expect.element(retry).toBeVisible()
    serverSays(listFollowUps, { body: [] })
    await retry.click()
    await expect.element(page.getByText('Nobody to call')).toBeVisible()
  })
})

describe('teleconsultations', () => {
  test('pages by day', async () => {
    const after = '1763000000000.01936f2b-0000-7000-8000-000000000001'
    const one = (name: string, date: string) =>
      appointmentAnswer({
        type: 'teleconsultation',
        status: 'completed',
        date,
        patient: { name, username: '' },
      })
    serverSays(listTeleconsultations, ({ query }) =>
      query['after'] === after
        ? { body: { appointments: [one('Early', dayAhead(-9))], next: null } }
        : { body: { appointments: [one('Late', dayAhead(1)), one('Lately', dayAhead(0))], next: after } },
    )
    show(<Teleconsultations />)
    await expect.element(heading('Tomorrow')).toBeVisible()
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.element(page.getByText('Early')).toBeVisible()
    await expect.element(page.getByText('Lately')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  })

  test('a failed load can be retried; an empty list says so', async () => {
    serverSays(listTeleconsultations, refused)
    show(<Teleconsultations />)
    const retry = page.getByRole('button', { name: 'Try again' })
    await expect.element(retry).toBeVisible()
    serverSays(listTeleconsultations, { body: { appointments: [], next: null } })
    await retry.click()
    await expect.element(page.getByText('No teleconsults yet')).toBeVisible()
  })
})

describe('visits without a note', () => {
  const id = '01936f2b-0000-7000-8000-000000000001'
  const closed = (name: string, date: string) =>
    appointmentAnswer({ status: 'completed', autoClosed: true, date, patient: { name, username: '', id } })

  test('groups by day with links to the patients, page by page', async () => {
    const after = `1763000000000.${id}`
    serverSays(listVisitsWithoutNote, ({ query }) =>
      query['after'] === after
        ? { body: { appointments: [closed('Early', dayAhead(-9))], next: null } }
        : { body: { appointments: [closed('Lately', dayAhead(-1))], next: after } },
    )
    show(<WithoutNote />)
    await expect
      .element(page.getByRole('link', { name: 'Lately' }))
      .toHaveAttribute('href', `/doctor/patients/${id}`)
    await expect.element(page.getByText('No note: nobody finished this visit on its day.')).toBeVisible()
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.element(page.getByRole('link', { name: 'Early', exact: true })).toBeVisible()
  })

  test.each([
    ['en', 'No visits without a note'],
    ['hi', 'बिना नोट की कोई मुलाक़ात नहीं'],
    ['pa', 'ਬਿਨਾਂ ਨੋਟ ਵਾਲੀ ਕੋਈ ਮੁਲਾਕਾਤ ਨਹੀਂ'],
  ] as const)('not loaded, then none, in %s', async (language, none) => {
    await openDevice('doctor', { language })
    serverSays(listUnsignedCalls, { body: { calls: [], next: null } })
    serverSays(listVisitsWithoutNote, refused)
    show(<WithoutNote />)
    const retry = page.getByRole('button').first()
    await expect.element(retry).toBeVisible()
    serverSays(listVisitsWithoutNote, { body: { appointments: [], next: null } })
    await retry.click()
    await expect.element(page.getByText(none)).toBeVisible()
  })
})
