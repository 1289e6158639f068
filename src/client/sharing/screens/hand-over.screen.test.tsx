import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { areas } from '../../../shared/kit/areas.ts'
import { listActingFor } from '../../../shared/patients/patients.endpoints.ts'
import { makeHandOverCode, takeOver } from '../../../shared/sharing/sharing.endpoints.ts'
import { Screen as HandOver } from './hand-over.screen.tsx'
import { Screen as TakeOver } from './take-over.screen.tsx'

const code = '4821 9034 1175 2260'
const own = { id: '01a1fd14-3547-736d-953f-202a5e4eea00', name: 'Nava', relation: 'self', age: 44, areas }
const arjan = {
  ...own,
  id: '01a1fd14-3547-736d-953f-202a5e4eea01',
  name: 'Arjan',
  relation: 'child',
  age: 18,
}
const baby = { ...arjan, id: '01a1fd14-3547-736d-953f-202a5e4eea02', name: 'Gurnoor', age: 17 }
const helped = { ...arjan, name: 'Bibi', relation: null, age: 80, areas: ['vitals'] }

beforeEach(async () => {
  await openDevice('patient')
})

test('only grown-ups whom one looks after may take over: the code is large, and a QR code', async () => {
  serverSays(listActingFor, { body: [own, arjan, baby, helped] })
  serverSays(makeHandOverCode, { body: { code, patient: 'Arjan', expiresAt: '2026-11-28T04:30:00.000Z' } })
  show(<HandOver />)
  await expect.element(page.getByRole('heading', { name: 'Arjan' })).toBeVisible()
  expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(1)
  await page.getByRole('button', { name: 'Make a code' }).click()
  await expect.element(page.getByText(code)).toBeVisible()
  await expect.element(page.getByRole('figure')).toBeVisible()
  await expect
    .element(page.getByText('It works once, until Saturday, 28 November', { exact: false }))
    .toBeVisible()
  expect(sentTo(makeHandOverCode)).toMatchObject([{ patientId: arjan.id }])
  const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
  expect(stored).not.toContain('4821')
})

test('nobody is 18 yet', async () => {
  serverSays(listActingFor, { body: [own, baby] })
  show(<HandOver />)
  await expect.element(page.getByText('Nobody you look after is 18 yet.')).toBeVisible()
})

test('the code makes it the own record', async () => {
  serverSays(takeOver, { body: { patientId: arjan.id, patient: 'Arjan' } })
  show(<TakeOver />)
  await page.getByLabelText('Code', { exact: true }).fill('4821-9034 1175.2260')
  await page.getByRole('button', { name: 'Take over' }).click()
  await expect.element(page.getByText('This is your own record now, Arjan.')).toBeVisible()
  expect(sentTo(takeOver).map(({ body }) => body)).toEqual([{ code: '4821903411752260' }])
  expect(localStorage.getItem('patientHasProfile')).toBe('1')
})

test('a wrong code is said, and stays in its field', async () => {
  serverSays(takeOver, { status: 409, refusal: { code: 'ownRecordUsed' } })
  show(<TakeOver />)
  const field = page.getByLabelText('Code', { exact: true })
  await field.fill('4821')
  await page.getByRole('button', { name: 'Take over' }).click()
  await expect.element(page.getByText('The code has 16 digits')).toBeVisible()
  expect(sentTo(takeOver)).toEqual([])
  await field.fill(code)
  await page.getByRole('button', { name: 'Take over' }).click()
  await expect.element(page.getByText('Your account already has a record', { exact: false })).toBeVisible()
  await expect.element(field).toHaveValue(code)
  expect(localStorage.getItem('patientHasProfile')).toBeNull()
})
