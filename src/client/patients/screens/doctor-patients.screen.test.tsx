import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listPatientsInCare } from '../../../shared/patients/patients.endpoints.ts'
import { listGranted } from '../../../shared/shares/shares.endpoints.ts'
import { listedPatient } from '../../../../tests/setup/patient-answers.ts'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './doctor-patients.screen.tsx'

beforeEach(async () => {
  await openDevice('doctor')
  serverSays(listGranted, { body: [] })
  history.replaceState(null, '', '/doctor/patients')
})

const search = () => page.getByRole('searchbox', { name: 'Search by name or phone' })
function Visited() {
  const [isHere, setHere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        Leave or come back
      </button>
      {isHere && <Screen />}
    </>
  )
}

const none = { body: { patients: [], next: null } }

test('lists each patient with the key facts and a link', async () => {
  const asha = listedPatient({ name: 'Asha', lastVisit: '2026-11-14' })
  const mohan = listedPatient({ name: 'Mohan', lastVisit: null, address: '' })
  serverSays(listPatientsInCare, { body: { patients: [asha, mohan], next: null } })
  show(<Screen />)
  const line = page.getByRole('link', { name: /Asha/ })
  await expect.element(line).toHaveAttribute('href', `/doctor/patients/${asha.id}`)
  await expect
    .element(line)
    .toHaveTextContent(/ਬੁਖਾਰ.*Female · 34 years · Village Thuhi, Nabha.*Last visit: Sat, 14 Nov/)
  await expect.element(page.getByRole('link', { name: /Mohan.*34 years.*Not seen yet/ })).toBeVisible()
})

test('shows a skeleton, then an empty list', async () => {
  serverSays(listPatientsInCare, none)
  show(<Screen />)
  await expect.element(page.getByText('No patients yet')).toBeVisible()
  await expect.element(page.getByText('Patients with an appointment appear here.')).toBeVisible()
})

test('a failed load can be retried', async () => {
  let isUp = false
  serverSays(listPatientsInCare, () => (isUp ? none : { status: 409, refusal: { code: 'notFound' } }))
  show(<Screen />)
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  isUp = true
  await retry.click()
  await expect.element(page.getByText('No patients yet')).toBeVisible()
})

test('a search sends one request after typing, and is kept on the way back', async () => {
  const asked: (string | undefined)[] = []
  serverSays(listPatientsInCare, ({ query }) => {
    asked.push(query['search'])
    return query['search'] === 'ਆਸ਼ਾ'
      ? { body: { patients: [listedPatient({ name: 'ਆਸ਼ਾ' })], next: null } }
      : none
  })
  show(<Visited />)
  await expect.element(page.getByText('No patients yet')).toBeVisible()
  await search().fill(' ਆਸ਼ਾ ')
  await expect.element(page.getByRole('link', { name: /ਆਸ਼ਾ/ })).toBeVisible()
  await search().fill('nobody')
  await expect.element(page.getByText('No patient found')).toBeVisible()
  expect(asked).toEqual([undefined, 'ਆਸ਼ਾ', 'nobody'])
  expect(location.search).toBe('')

  // To a patient's page and back.
  const leave = page.getByRole('button', { name: 'Leave or come back' })
  await leave.click()
  await expect.element(search()).not.toBeInTheDocument()
  await leave.click()
  await expect.element(search()).toHaveValue('nobody')
})

test('the next page loads on demand', async () => {
  const after = '1763000000000.01936f2b-0000-7000-8000-000000000001'
  serverSays(listPatientsInCare, ({ query }) =>
    query['after'] === after
      ? { body: { patients: [listedPatient({ name: 'Last' })], next: null } }
      : { body: { patients: [listedPatient({ name: 'First' })], next: after } },
  )
  show(<Screen />)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(page.getByRole('link', { name: /^Last/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /First/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test('who shares the record stands on top, with the time, and not in a search', async () => {
  const until = { at: '2026-11-28T05:00:00.000Z', date: '2026-11-28', time: '10:30' }
  const id = '01936f2b-0000-7000-8000-000000000009'
  serverSays(listPatientsInCare, none)
  serverSays(listGranted, {
    body: [{ id, patientId: '01936f2b-0000-7000-8000-000000000001', name: 'Asha Rani', until }],
  })
  show(<Screen />)
  const line = page.getByRole('link', { name: /Asha Rani/ })
  await expect.element(line).toHaveTextContent(/Shared with you until Sat, 28 Nov, 10:30/)
  await expect.element(line).toHaveAttribute('href', '/doctor/patients/01936f2b-0000-7000-8000-000000000001')
  await search().fill('Mohan')
  await expect.element(line).not.toBeInTheDocument()
})
