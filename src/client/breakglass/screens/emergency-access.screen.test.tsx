import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import {
  findForEmergency,
  listOpened,
  openInEmergency,
} from '../../../shared/breakglass/breakglass.endpoints.ts'
import type { FoundPatient } from '../../../shared/breakglass/breakglass.schemas.ts'
import { Screen } from './emergency-access.screen.tsx'

const asha: FoundPatient = {
  id: '01936f2b-0000-7000-8000-000000000001',
  name: 'Asha Rani',
  age: 34,
  village: 'Rohti',
  isOpen: false,
}
const until = { at: '2026-11-21T11:10:00.000Z', date: '2026-11-21', time: '16:40' }
const opened = { id: '01936f2b-0000-7000-8000-000000000009', patientId: asha.id, name: asha.name, until }

beforeEach(async () => {
  await openDevice('doctor')
  serverSays(listOpened, { body: [] })
  serverSays(findForEmergency, { body: [asha] })
})

async function find(phone = '9876543210'): Promise<void> {
  show(<Screen />)
  await page.getByRole('textbox', { name: 'Phone number of the patient or the family' }).fill(phone)
  await page.getByRole('button', { name: 'Find' }).click()
}

test('a number that is none is refused at its field, and nothing is sent', async () => {
  await find('98765')
  await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription(/10 digits/)
  await expect.element(page.getByRole('textbox')).toHaveValue('98765')
  expect(sentTo(findForEmergency)).toEqual([])
})

test('a record is opened with a reason, and its page follows', async () => {
  serverSays(openInEmergency, { body: opened })
  await find()
  // Of one there is nothing to choose.
  await expect.element(page.getByRole('radio', { name: 'Asha Rani, 34 years, Rohti' })).toBeChecked()
  await page.getByRole('button', { name: 'Open for two hours' }).click()
  await expect.element(page.getByRole('group', { name: 'Why do you open it?' })).toHaveTextContent('Please')
  expect(sentTo(openInEmergency)).toEqual([])
  await page.getByText('Unconscious or cannot speak').click()
  await page.getByRole('button', { name: 'Open for two hours' }).click()
  await expect.poll(() => location.pathname).toBe(`/doctor/patients/${asha.id}`)
  expect(sentTo(openInEmergency)[0]).toMatchObject({ body: { patientId: asha.id, reason: 'unconscious' } })
})

test('of several with one phone one is chosen, and what is open needs no reason', async () => {
  const son = {
    ...asha,
    id: '01936f2b-0000-7000-8000-000000000002',
    name: 'Gurnoor',
    age: null,
    isOpen: true,
  }
  serverSays(findForEmergency, { body: [asha, son] })
  await find()
  await expect.element(page.getByRole('radio', { name: /Asha/ })).not.toBeChecked()
  await page.getByText('Gurnoor, Rohti').click()
  await expect
    .element(page.getByRole('link', { name: 'Read the record' }))
    .toHaveAttribute('href', `/doctor/patients/${son.id}`)
  await expect.element(page.getByText('Why do you open it?')).not.toBeInTheDocument()
  await page.getByText(/Asha Rani/).click()
  await expect.element(page.getByText('Why do you open it?')).toBeVisible()
})

test('a number without a record says so, and can be corrected', async () => {
  serverSays(findForEmergency, { body: [] })
  await find()
  await expect.element(page.getByText('No record has this number.')).toBeVisible()
  await expect.element(page.getByRole('textbox')).toHaveValue('9876543210')
})

test('too many searches are refused in words', async () => {
  serverSays(findForEmergency, { status: 429, refusal: { code: 'tooManyRequests' } })
  await find()
  await expect.element(page.getByRole('alert')).toBeVisible()
})

test('what is open now is a press away', async () => {
  serverSays(listOpened, { body: [opened] })
  show(<Screen />)
  const link = page.getByRole('link', { name: /Asha Rani/ })
  await expect.element(link).toHaveTextContent(/until 4:40/)
  await expect.element(link).toHaveAttribute('href', `/doctor/patients/${asha.id}`)
})
