import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { logout } from '../../../shared/accounts/accounts.endpoints.ts'
import { listOwnAlarms } from '../../../shared/alarms/alarms.endpoints.ts'
import { listAppointments } from '../../../shared/appointments/appointments.endpoints.ts'
import { listCounters } from '../../../shared/dispensing/dispensing.endpoints.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { listLaboratories } from '../../../shared/laboratory/laboratory.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { listReminders, markDose } from '../../../shared/reminders/reminders.endpoints.ts'
import { readTown } from '../../../shared/town/town.endpoints.ts'
import place from '../../../../town.json'
import { refresh } from '../../platform/queries/queries.tsx'
import { answerQuery, queryClient } from '../../platform/query/query-client.ts'
import { appointmentAnswer } from '../../../../tests/setup/appointment-answers.ts'
import { reminderAnswer } from '../../../../tests/setup/reminder-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './patient-home.screen.tsx'

interface Today {
  appointments?: AnswerOf<typeof listAppointments>
  reminders?: AnswerOf<typeof listReminders>['reminders']
}

function homeSays(today: Today = {}) {
  serverSays(listNotices, { body: [] })
  serverSays(listOwnAlarms, { body: { alarms: [] } })
  serverSays(listAppointments, { body: today.appointments ?? [] })
  serverSays(listReminders, { body: { reminders: today.reminders ?? [], doses: [] } })
}

async function open(role: 'patient' | 'coordinator' = 'patient', language: 'en' | 'hi' | 'pa' = 'en') {
  await openDevice(role, { language })
  homeSays()
  serverSays(readTown, { body: place })
  show(<Screen />)
}
/** Each link's title and target. */
function listWays(): string[] {
  return page
    .getByRole('link')
    .elements()
    .map((link) => {
      const words = [...link.querySelectorAll('span')].find((span) => !span.firstElementChild)
      return `${words?.textContent} ${link.getAttribute('href')}`
    })
}

beforeEach(() => history.replaceState(null, '', '/'))

describe('for a patient', () => {
  beforeEach(() => open())

  test('shows every link with the wording of the specification', async () => {
    await page.getByRole('heading', { name: /^What Nabz/ }).click()
    await expect.element(page.getByText('Same-day')).toBeVisible()
    await page.getByRole('heading', { name: 'Services' }).click()
    await page.getByRole('heading', { name: 'Join Nabz' }).click()
    expect(listWays()).toEqual([
      'Doctor /appointments/book',
      'Write fever, BP /vitals',
      'Medicines /reminders',
      'Hospitals /hospitals',
      'Get started /patient',
      'Emergency help /emergency',
      'Book appointment /patient/appointments',
      'Health records /patient/records',
      'Teleconsultation /patient/teleconsult',
      'Find hospitals /hospitals',
      'Appointment booking /appointments/book',
      'Health records /patient/records',
      'Teleconsultation /patient/teleconsult',
      'Finding nearby hospitals /hospitals',
      'Health monitoring /vitals',
      'Emergency quick-dial and first-aid reminder /emergency',
      'Start as Patient /patient',
      'Healthcare Provider Login /doctor',
      'Volunteer /volunteer',
    ])
  })

  test('an unavailable service says so and is no link', async () => {
    await page.getByRole('heading', { name: 'Services' }).click()
    const row = page.getByRole('listitem').filter({ hasText: /^Medicine delivery/ })
    await expect.element(row).toHaveTextContent('Coming later')
    await expect.element(row.getByRole('link')).not.toBeInTheDocument()
  })

  test('the claims come from the town', async () => {
    await page.getByRole('heading', { name: /^What Nabz/ }).click()
    const claims = page.getByRole('listitem').filter({ hasText: /^(24|50|Same|Weekly)/ })
    await expect.element(claims.first()).toBeVisible()
    expect(claims.elements().map((claim) => claim.textContent)).toEqual([
      '24/7 patient care',
      '50+ expert doctors',
      'Same-day medicine delivery',
      'Weekly health monitoring',
    ])
  })

  test('the provider link asks before it signs out, and staying changes nothing', async () => {
    serverSays(logout, { body: { message: 'Bye.' } })
    await page.getByRole('heading', { name: 'Join Nabz' }).click()
    await page.getByRole('link', { name: 'Healthcare Provider Login' }).click()
    const question = page.getByRole('dialog', { name: 'Log in as a healthcare provider?' })
    await expect.element(question).toHaveTextContent('You are logged in as Nava Kaur.')
    await page.getByRole('button', { name: 'Stay here' }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(localStorage.getItem('token')).not.toBeNull()
    await page.getByRole('link', { name: 'Healthcare Provider Login' }).click()
    await page.getByRole('button', { name: 'Log out and continue' }).click()
    await expect.poll(() => location.pathname).toBe('/login')
    expect(localStorage.getItem('token')).toBeNull()
  })
})

describe('what is on today', () => {
  beforeEach(() => vi.setSystemTime(new Date('2026-11-21T14:30:00+05:30')))
  afterEach(() => vi.useRealTimers())
  const openWith = async (today: Today, language: 'en' | 'hi' | 'pa' = 'en') => {
    await openDevice('patient', { language })
    homeSays(today)
    serverSays(readTown, { body: place })
    show(<Screen />)
  }

  test('nothing: no empty sections', async () => {
    await openWith({})
    await expect.element(page.getByRole('link', { name: 'Write fever, BP' })).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Next visit' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: 'Medicine now' })).not.toBeInTheDocument()
  })

  test.each([
    ['en', 'Next visit', 'Directions'],
    ['hi', 'अगला अपॉइंटमेंट', 'रास्ता'],
    ['pa', 'ਅਗਲੀ ਅਪਾਇੰਟਮੈਂਟ', 'ਰਸਤਾ'],
  ] as const)('the next visit, with the way there: %s', async (language, title, way) => {
    const doctor = { name: 'Meena Sharma', clinic: 'Civil Hospital Nabha', phone: '5550001234' }
    const visit = (date: string) => appointmentAnswer({ status: 'scheduled', date, doctor })
    await openWith({ appointments: [visit('2026-11-22'), visit('2026-11-29')] }, language)
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    await expect.element(page.getByRole('link', { name: new RegExp(way) })).toBeVisible()
    expect(page.getByText('Civil Hospital Nabha').elements()).toHaveLength(1)
  })

  test('the dose that is due, to mark and to take back, and none that is overdue', async () => {
    const reminder = reminderAnswer()
    await openWith({ reminders: [reminder] })
    const dose = { reminderId: reminder.id, day: '2026-11-21', time: '14:00', state: 'taken' as const }
    serverSays(markDose, () => {
      serverSays(listReminders, { body: { reminders: [reminder], doses: [dose] } })
      return { body: dose }
    })
    const taken = page.getByRole('button', { name: 'Cough syrup, 2:00 pm: taken' })
    await taken.click()
    await expect.element(taken).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => sentTo(markDose)).toHaveLength(1)
    await expect.element(page.getByRole('button', { name: /8:00/ })).not.toBeInTheDocument()
    await expect.element(page.getByText(/Never take two doses together/)).not.toBeInTheDocument()
  })

  test('a late dose stays while the next is ahead, with what to do about it', async () => {
    const insulin = reminderAnswer({ name: 'Insulin', plan: { times: ['08:00', '20:00'] } })
    await openWith({ reminders: [insulin] })
    await expect.element(page.getByRole('button', { name: 'Insulin, 8:00 am: taken' })).toBeVisible()
    await expect.element(page.getByText('Missed, or taken?')).toBeVisible()
    await expect.element(page.getByText(/Never take two doses together/)).toBeVisible()
    await expect.element(page.getByText(/insulin for meals never without food/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: /8:00 pm/ })).not.toBeInTheDocument()
  })
})

test.each([
  ['a town that claims nothing', { body: { ...place, claims: [] } }],
  ['a server that does not answer', { status: 404, refusal: { code: 'notFound' } }],
])('%s: no empty claims section', async (_, said) => {
  await openDevice('patient')
  homeSays()
  serverSays(readTown, said)
  show(<Screen />)
  await expect.element(page.getByRole('heading', { name: 'Services' })).toBeVisible()
  // Refetch, to be sure that the answer has arrived.
  await refresh('town')
  await expect.element(page.getByText('What Nabz is becoming in Nabha')).not.toBeInTheDocument()
})

test('a coordinator sees the desk first, and no link that the route guards would reject', async () => {
  await open('coordinator')
  await expect.element(page.getByRole('heading', { name: /^What Nabz/ })).toBeVisible()
  expect(listWays()).toEqual([
    'The coordinator’s desk /desk',
    'Emergency help /emergency',
    'Find hospitals /hospitals',
    'Volunteer /volunteer',
  ])
})

test.each([
  ['hi', /से जुड़ें$/, 'मरीज़ हूं, शुरू करें', /क्या-क्या करेगा$/, 'माहिर डॉक्टर'],
  ['pa', /ਨਾਲ ਜੁੜੋ$/, 'ਮਰੀਜ਼ ਹਾਂ, ਸ਼ੁਰੂ ਕਰੋ', /ਕੀ-ਕੀ ਕਰੇਗਾ$/, 'ਮਾਹਰ ਡਾਕਟਰ'],
] as const)('in %s, the claims too', async (language, join, start, claims, claim) => {
  await open('patient', language)
  await page.getByRole('heading', { name: join }).click()
  await expect.element(page.getByRole('link', { name: start })).toBeVisible()
  await page.getByRole('heading', { name: claims }).click()
  await expect.element(page.getByText(claim)).toBeVisible()
})

describe('for a member of a pharmacy or a laboratory', () => {
  const hospital = {
    facilityId: '01900000-0000-7000-8000-000000000001',
    name: 'Civil Hospital Nabha',
    nameHi: '',
    namePa: '',
  }

  test('the way there stands first once the device knows of it, and no home asks', async () => {
    await open('patient', 'pa')
    await expect.element(page.getByRole('link', { name: 'ਦਵਾਈਆਂ', exact: true }).first()).toBeVisible()
    expect(sentTo(listCounters)).toHaveLength(0)
    serverSays(listCounters, { body: [hospital] })
    serverSays(listLaboratories, { body: [hospital] })
    await queryClient.query(answerQuery(listCounters))
    await expect.element(page.getByRole('link', { name: /^ਦਵਾਈ ਕਾਊਂਟਰ/ })).toBeVisible()
    expect(listWays()[0]).toBe('ਦਵਾਈ ਕਾਊਂਟਰ /pharmacy')
    await queryClient.query(answerQuery(listLaboratories))
    await expect.poll(() => listWays()[1]).toBe('ਤੁਹਾਡੀ ਲੈਬ /lab')
  })
})
