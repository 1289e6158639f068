import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { listLooks } from '../../../shared/audit/audit.endpoints.ts'
import type { Look } from '../../../shared/audit/audit.schemas.ts'
import { Screen } from './looks.screen.tsx'

let nth = 0
function look(date: string, time: string, what: string, by: Partial<Look> = {}): Look {
  nth += 1
  const id = `01a1fd14-3547-736d-953f-202a5e4ee${String(nth).padStart(3, '0')}`
  return {
    id,
    at: { at: `${date}T${time}:00.000Z`, date, time },
    name: 'Navjot Gill',
    role: 'doctor',
    what,
    ...by,
  }
}

beforeEach(() => openDevice('patient'))

test('shows day by day who saw what; the same several times a day stands there once', async () => {
  const looks = [
    look('2026-11-21', '12:30', 'vitals'),
    look('2026-11-21', '12:00', 'vitals'),
    look('2026-11-21', '11:00', 'accounts', { name: 'Meenakshi Rani', role: 'coordinator' }),
    look('2026-11-20', '10:00', 'list'),
    look('2026-11-20', '09:00', 'walks'),
  ]
  serverSays(listLooks, { body: { patient: 'Nava Kaur', looks, next: null } })
  show(<Screen />)
  await expect
    .element(page.getByText('Record of Nava Kaur. This list is kept for at least a year.'))
    .toBeVisible()
  const lines = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((line) => line.textContent)
  await expect
    .poll(lines)
    .toEqual([
      'Dr. Navjot GillSaw the readings12:30 pm · 2 times',
      'Meenakshi Rani, hospital deskSearched for the account11:00 am',
      'Dr. Navjot GillSaw the name in a list10:00 am',
      'Dr. Navjot GillSaw a part of the record9:00 am',
    ])
  await expect.poll(() => page.getByRole('heading', { level: 2 }).elements()).toHaveLength(2)
})

test('older ones come on request; the name stands there once', async () => {
  const older = '1795000000000.01a1fd14-3547-736d-953f-202a5e4eea86'
  serverSays(listLooks, ({ query }) => {
    const isFirst = query['after'] === undefined
    const one = isFirst ? look('2026-11-21', '10:00', 'vitals') : look('2026-11-01', '10:00', 'documents')
    return { body: { patient: 'Nava Kaur', looks: [one], next: isFirst ? older : null } }
  })
  show(<Screen />)
  await page.getByRole('button', { name: 'Show older ones' }).click()
  await expect.element(page.getByText('Saw the documents')).toBeVisible()
  await expect.element(page.getByText('Saw the readings')).toBeVisible()
  expect(page.getByText(/^Record of/).elements()).toHaveLength(1)
})

test('says when nobody has looked, and when the list cannot be loaded', async () => {
  serverSays(listLooks, { status: 503, refusal: { code: 'away' } })
  show(<Screen />)
  await expect.element(page.getByText('The list could not be loaded.')).toBeVisible()
  serverSays(listLooks, { body: { patient: 'Nava Kaur', looks: [], next: null } })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Nobody has looked yet')).toBeVisible()
})

test('an emergency has its own mark, apart from other reads of that day', async () => {
  const looks = [
    look('2026-11-21', '12:30', 'vitals', { inEmergency: true }),
    look('2026-11-21', '12:00', 'emergency', { inEmergency: true }),
    look('2026-11-21', '11:59', 'phoneSearch'),
    look('2026-11-21', '09:00', 'vitals'),
  ]
  serverSays(listLooks, { body: { patient: 'Nava Kaur', looks, next: null } })
  show(<Screen />)
  const lines = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((line) => line.textContent)
  await expect
    .poll(lines)
    .toEqual([
      'Dr. Navjot GillSaw the readingsEmergency12:30 pm',
      'Dr. Navjot GillOpened the record in an emergencyEmergency12:00 pm',
      'Dr. Navjot GillFound the name by the phone number, for an emergency11:59 am',
      'Dr. Navjot GillSaw the readings9:00 am',
    ])
})
