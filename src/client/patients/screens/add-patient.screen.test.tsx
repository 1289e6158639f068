import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addPatient } from '../../../shared/patients/patients.endpoints.ts'
import { actingFor } from '../../platform/session/acting-for.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './add-patient.screen.tsx'

const id = '01936f2b-0000-7000-8000-000000000001'

beforeEach(async () => {
  await openDevice('patient')
  serverSays(addPatient, { body: { id, name: 'Gurnoor', relation: 'child', age: 0, gender: 'Female' } })
})

async function fill(relation: string, year: string, month = ''): Promise<void> {
  await page.getByLabelText('Who are they to you?').selectOptions(relation)
  await page.getByLabelText('Full name').fill('Gurnoor')
  await page.getByLabelText('Year').fill(year)
  await page.getByLabelText('Month').selectOptions(month)
  await page.getByText('Female', { exact: true }).click()
}
const submit = () => page.getByRole('button', { name: 'Add' }).click()

test('a child by year and month of birth, without a consent; then their record is open', async () => {
  show(<Screen />)
  await fill('child', '੨੦੨੬', '03')
  await page.getByLabelText('Day').fill('7')
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  await submit()
  await expect
    .poll(() => sentTo(addPatient)[0]?.body)
    .toMatchObject({ birthDate: '2026-03-07', consent: false })
  await expect.poll(actingFor).toBe(id)
})

test('an adult by the year alone, who agreed', async () => {
  show(<Screen />)
  await fill('mother', '1950')
  await page.getByRole('checkbox').click()
  await submit()
  await expect.poll(() => sentTo(addPatient)[0]?.body).toMatchObject({ birthDate: '1950', consent: true })
})

test.each([
  ['a day without a month', '2020', '7', 'Please choose the month too'],
  ['a year of two digits', '58', '', 'Please give the year with four digits, such as 1958'],
])('%s is refused at its field, and nothing is sent', async (_, year, day, sentence) => {
  show(<Screen />)
  await fill('child', year)
  await page.getByLabelText('Day').fill(day)
  await submit()
  await expect.element(page.getByText(sentence)).toBeVisible()
  expect(sentTo(addPatient)).toEqual([])
})

test.each([
  [{ birthDate: 'monthNeeded' }, 'Please choose the month too'],
  [{ birthDate: 'invalid' }, 'This is not valid'],
])('what the server refuses, %o, is said at its field; the input stays', async (fields, sentence) => {
  serverSays(addPatient, { status: 400, refusal: { code: 'invalid', fields } })
  show(<Screen />)
  await fill('child', '2010')
  await submit()
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(page.getByLabelText('Full name')).toHaveValue('Gurnoor')
  expect(actingFor()).toBeNull()
})
