import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listActivities } from '../../../shared/activities/activities.endpoints.ts'
import { refresh } from '../../platform/queries/queries.tsx'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { RecentActivities } from './recent-activities.tsx'

const minute = 60_000
const hour = 60 * minute
const facts = { doctor: 'Meena Sharma', date: '2027-11-24', time: '17:30' }

function happened(kind: string, agoMs: number) {
  const subject = '01936f2a-0000-7000-8000-000000000001'
  // Slightly more than a whole unit, so that a slow test does not change it.
  return { kind, subject, at: new Date(Date.now() - agoMs - 1_000).toISOString(), facts }
}
const items = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)

beforeEach(() => openDevice('patient'))

test("shows own and others' actions as sentences with their age", async () => {
  serverSays(listActivities, {
    body: [
      happened('appointments.accepted', hour),
      happened('appointments.asked', 2 * hour),
      happened('patients.saved', 24 * hour),
    ],
  })
  show(<RecentActivities />)
  await expect.element(page.getByText('1 hour ago')).toBeVisible()
  expect(items()).toEqual([
    'Dr. Meena Sharma confirmed your appointment on Wed, 24 Nov 2027 at 5:30 pm.1 hour ago',
    'An appointment on Wed, 24 Nov 2027 at 5:30 pm was asked for.2 hours ago',
    'The profile was saved.1 day ago',
  ])
})

test('an old start does not say that the doctor is ready now', async () => {
  serverSays(listActivities, { body: [happened('appointments.started', 24 * hour)] })
  show(<RecentActivities />)
  await expect.element(page.getByText('Dr. Meena Sharma started the appointment on')).toBeVisible()
})

test('a reassigned request says why', async () => {
  const moved = { ...happened('appointments.reassigned', hour), facts: { ...facts, away: 'Asha Rani' } }
  serverSays(listActivities, { body: [moved] })
  show(<RecentActivities />)
  const sentence = /^Dr\. Asha Rani is not available\. Your request for .* is now with Dr\. Meena Sharma\.$/
  await expect.element(page.getByText(sentence)).toBeVisible()
})

test('shows four at first, the rest on demand', async () => {
  const many = [1, 2, 3, 4, 5, 6].map((hours) => happened('patients.saved', hours * hour))
  serverSays(listActivities, { body: many })
  show(<RecentActivities />)
  await expect.element(page.getByText('4 hours ago')).toBeVisible()
  await expect.element(page.getByText('5 hours ago')).not.toBeInTheDocument()
  await page.getByRole('button', { name: '2 more' }).click()
  await expect.element(page.getByText('6 hours ago')).toBeVisible()
})

test('an empty list explains itself; a change fills it', async () => {
  serverSays(listActivities, { body: [] })
  show(<RecentActivities />)
  await expect.element(page.getByText('Nothing yet')).toBeVisible()
  serverSays(listActivities, { body: [happened('patients.saved', 0)] })
  await refresh('activities')
  await expect.element(page.getByText('just now')).toBeVisible()
})

test('shows a skeleton while loading', async () => {
  // Retried, so it keeps loading.
  serverSays(listActivities, { status: 503, refusal: { code: 'unavailable' } })
  show(<RecentActivities />)
  await expect.element(page.getByText('Loading…')).toBeInTheDocument()
  serverSays(listActivities, { body: [] })
  await expect.element(page.getByText('Nothing yet')).toBeVisible()
})

test('a failed load can be retried', async () => {
  serverSays(listActivities, { status: 404, refusal: { code: 'notFound' } })
  show(<RecentActivities />)
  await expect.element(page.getByText('Your recent activities could not be loaded.')).toBeVisible()
  serverSays(listActivities, { body: [] })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Nothing yet')).toBeVisible()
})

describe('ages in singular and plural', () => {
  const day = 24 * hour
  const ages = [0, minute, 2 * minute, hour, 2 * hour, day, 2 * day, 7 * day, 14 * day]
  test.each([
    [
      'en',
      [
        'just now',
        '1 minute ago',
        '2 minutes ago',
        '1 hour ago',
        '2 hours ago',
        '1 day ago',
        '2 days ago',
        '1 week ago',
        '2 weeks ago',
      ],
    ],
    [
      'hi',
      [
        'अभी-अभी',
        '1 मिनट पहले',
        '2 मिनट पहले',
        '1 घंटा पहले',
        '2 घंटे पहले',
        '1 दिन पहले',
        '2 दिन पहले',
        '1 हफ़्ता पहले',
        '2 हफ़्ते पहले',
      ],
    ],
    [
      'pa',
      [
        'ਹੁਣੇ-ਹੁਣੇ',
        '1 ਮਿੰਟ ਪਹਿਲਾਂ',
        '2 ਮਿੰਟ ਪਹਿਲਾਂ',
        '1 ਘੰਟਾ ਪਹਿਲਾਂ',
        '2 ਘੰਟੇ ਪਹਿਲਾਂ',
        '1 ਦਿਨ ਪਹਿਲਾਂ',
        '2 ਦਿਨ ਪਹਿਲਾਂ',
        '1 ਹਫ਼ਤਾ ਪਹਿਲਾਂ',
        '2 ਹਫ਼ਤੇ ਪਹਿਲਾਂ',
      ],
    ],
  ] as const)('%s', async (language, words) => {
    await openDevice('patient', { language })
    serverSays(listActivities, { body: ages.map((age) => happened('patients.saved', age)) })
    show(<RecentActivities />)
    await page.getByRole('button').click()
    const said = page
      .getByRole('listitem')
      .elements()
      .map((item) => item.querySelector('time')?.textContent)
    expect(said).toEqual(words)
  })
})
