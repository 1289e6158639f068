import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { areas } from '../../../shared/kit/areas.ts'
import { listActingFor } from '../../../shared/patients/patients.endpoints.ts'
import { actFor, actingFor } from '../../platform/session/acting-for.ts'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { PersonSwitchPlace } from './person-switch-place.tsx'

const baby = '01936f2b-0000-7000-8000-000000000001'
const own = '01936f2b-0000-7000-8000-000000000002'
const people = [
  { id: own, name: 'Nava Kaur', relation: 'self', age: 34, gender: 'Female', areas },
  { id: baby, name: 'Gurnoor', relation: 'child', age: 0, gender: 'Female', areas },
]

beforeEach(async () => {
  await openDevice('patient')
  serverSays(listActingFor, { body: people })
})

test('who acts for nobody else has no switch', async () => {
  serverSays(listActingFor, { body: people.slice(0, 1) })
  show(<PersonSwitchPlace />)
  await expect.element(page.getByRole('status')).toHaveTextContent(/^$/)
  expect(document.querySelector('.person-bar')).toBeNull()
})

test('says whose record is open, with who they are, and opens another', async () => {
  actFor(baby)
  show(<PersonSwitchPlace />)
  await expect.element(page.getByText('Change person')).toBeInTheDocument()
  const label = page.getByText('Change person').element().closest('summary')!
  await expect.element(label).toHaveTextContent('GGurnoorDaughterChange person')
  label.click()
  await expect.element(page.getByRole('button', { name: 'Gurnoor' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: /^Nava Kaur/ }).click()
  expect(actingFor()).toBeNull()
  await expect.element(label).toHaveTextContent('NKNava KaurMeChange person')
  await expect.element(page.getByText('This is the record of Nava Kaur.')).toBeInTheDocument()
})

test('the own record without a name has that of the account', async () => {
  serverSays(listActingFor, {
    body: people.map((one) => ({ ...one, name: one.relation === 'self' ? '' : one.name })),
  })
  actFor(baby)
  show(<PersonSwitchPlace />)
  await expect.element(page.getByText('Nava Kaur')).toBeInTheDocument()
})

test('who may no longer act for somebody is told, and the own record opens', async () => {
  serverSays(listActingFor, { body: people.slice(0, 1) })
  actFor(baby)
  show(<PersonSwitchPlace />)
  await expect.element(page.getByText('You can no longer open this person’s record.')).toBeVisible()
  expect(actingFor()).toBeNull()
})

test('a list that fails is said, with a retry and the own record', async () => {
  serverSays(listActingFor, { status: 409, refusal: { code: 'notFound' } })
  actFor(baby)
  show(<PersonSwitchPlace />)
  await expect.element(page.getByText('Whose record this is could not be loaded.')).toBeVisible()
  serverSays(listActingFor, { body: people })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('This is the record of Gurnoor.')).toBeInTheDocument()
})

test('without the list the own record opens', async () => {
  serverSays(listActingFor, { status: 409, refusal: { code: 'notFound' } })
  actFor(baby)
  show(<PersonSwitchPlace />)
  await page.getByRole('button', { name: 'Open my record' }).click()
  expect(actingFor()).toBeNull()
})
