import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { stepUp } from '../../../shared/accounts/accounts.endpoints.ts'
import { downloadExport } from '../../../shared/exports/exports.endpoints.ts'
import { areas } from '../../../shared/kit/areas.ts'
import { listActingFor } from '../../../shared/patients/patients.endpoints.ts'
import { actFor } from '../../platform/session/acting-for.ts'
import { Screen } from './exports.screen.tsx'

const html = () => page.getByRole('button', { name: 'Save to read and print' })
const needed = { status: 401, refusal: { code: 'stepUpNeeded', details: { stepUp: 'password' as const } } }

const baby = '01a1fd14-3547-736d-953f-202a5e4eea86'

beforeEach(() => openDevice('patient'))

test('says what is in the file and to keep it safe', async () => {
  show(<Screen />)
  await expect.element(page.getByText(/readings, medicines and documents, and who looked/)).toBeVisible()
  await expect.element(page.getByText(/On a shared phone, delete it/)).toBeVisible()
})

test('a doctor reads that records of patients are not in it', async () => {
  await openDevice('doctor')
  show(<Screen />)
  await expect.element(page.getByText(/Records of patients are not in it/)).toBeVisible()
  expect(page.getByRole('button', { name: 'ABDM-format export' }).elements()).toEqual([])
})

test('with somebody else chosen it is their record, and their name is above it', async () => {
  const gurnoor = {
    id: baby,
    name: 'Gurnoor',
    relation: 'child',
    age: 2,
    gender: 'Female',
    areas: [...areas],
  }
  serverSays(listActingFor, { body: [gurnoor] })
  let named: string | null = null
  serverSays(downloadExport, ({ patientId }) => {
    named = patientId
    return needed
  })
  actFor(baby)
  show(<Screen />)
  await expect.element(page.getByRole('heading', { name: 'All data about Gurnoor' })).toBeVisible()
  await html().click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(named).toBe(baby)
})

test.each([
  ['ABDM-format export', 'abdm'],
  ['Summary for another hospital (FHIR)', 'fhir'],
])('%s is for patients', async (name, format) => {
  let asked: string | null = null
  serverSays(downloadExport, ({ query }) => {
    asked = query['format'] ?? null
    return needed
  })
  show(<Screen />)
  await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(asked).toBe(format)
})

test('asks for the password first; who closes the dialog gets no file and can try again', async () => {
  serverSays(downloadExport, needed)
  show(<Screen />)
  await html().click()
  await expect.element(page.getByLabelText('Your password')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(sentTo(stepUp)).toEqual([])
  await html().click()
  await expect.element(page.getByLabelText('Your password')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
})

test('after ten files a day says when to try again', async () => {
  const refusal = { code: 'tooManyRequests', message: 'Too many tries. Please try again in 60 min.' }
  serverSays(downloadExport, { status: 429, refusal })
  show(<Screen />)
  await page.getByRole('button', { name: /JSON/ }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(/60 min/)
})
