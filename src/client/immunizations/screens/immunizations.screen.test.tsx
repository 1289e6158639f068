import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import {
  addImmunization,
  listImmunizations,
  markImmunizationWrong,
} from '../../../shared/immunizations/immunizations.endpoints.ts'
import type { Immunization, ImmunizationList } from '../../../shared/immunizations/immunizations.schemas.ts'
import { dayAtAge } from '../../../shared/immunizations/immunizations.schedule.ts'
import { today } from '../../platform/clock/today.ts'
import { Screen } from './immunizations.screen.tsx'

let listed: ImmunizationList
const atBirth: Immunization = {
  id: '01936f2a-0000-7000-8000-000000000001',
  givenOn: '2026-09-10',
  doses: ['bcg', 'opv0'],
  text: '',
  place: 'Civil Hospital',
  status: 'completed',
  enteredBy: { as: 'patient', name: 'Nava Kaur' },
  enteredAt: { at: '2026-11-20T04:30:00.000Z', date: '2026-11-20', time: '10:00' },
  confirmedBy: null,
}

beforeEach(async () => {
  await openDevice('patient')
  listed = { bornOn: null, entries: [] }
  serverSays(listImmunizations, () => ({ body: listed }))
})

/** The list is read at the same address. */
const posted = () => sentTo(addImmunization).find(({ body }) => body !== undefined)?.body
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('an adult has no schedule, and enters another vaccine by its name', async () => {
  serverSays(addImmunization, () => {
    const added: Immunization = { ...atBirth, doses: ['other'], text: 'Cholera' }
    listed = { ...listed, entries: [added] }
    return { body: added, status: 201 }
  })
  show(<Screen />)
  await expect.element(page.getByText('No vaccination entered yet')).toBeVisible()
  expect(page.getByText('By the national schedule').elements()).toHaveLength(0)
  await button('Enter a vaccination').click()
  await button('Save').click()
  await expect.element(page.getByText('Please fill in this field').first()).toBeVisible()
  await page.getByText('Another vaccine', { exact: true }).click()
  await button('Save').click()
  await page.getByLabelText('Name of the vaccine').fill('Cholera')
  await button('Save').click()
  await expect.element(page.getByText('Cholera', { exact: true })).toBeVisible()
  expect(posted()).toMatchObject({ doses: ['other'], text: 'Cholera', givenOn: today() })
})

test('of a baby of seven weeks what is due is chosen, and one press saves it', async () => {
  listed = { bornOn: dayAtAge(today(), { weeks: -7 }), entries: [atBirth] }
  serverSays(addImmunization, ({ body }) => {
    const added = { ...atBirth, ...(body as object), id: '01936f2a-0000-7000-8000-000000000002' }
    listed = { ...listed, entries: [added, atBirth] }
    return { body: added, status: 201 }
  })
  show(<Screen />)
  await expect.element(page.getByText('2 of 3 entered')).toBeVisible()
  await page.getByRole('heading', { name: /^6 weeks/ }).click()
  await page.getByRole('button', { name: 'Enter what was given: 6 weeks' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Pentavalent 1' })).toBeChecked()
  await page.getByText('Rotavirus drops (RVV) 1').last().click()
  await button('Save').click()
  await expect.element(page.getByText('4 of 5 entered')).toBeVisible()
  expect(posted()).toMatchObject({ doses: ['opv1', 'pentavalent1', 'fipv1', 'pcv1'] })
})

test('what is not given any more at this age says so, and leads to the health worker', async () => {
  listed = { bornOn: dayAtAge(today(), { months: -30 }), entries: [] }
  show(<Screen />)
  await page.getByRole('heading', { name: /^At birth/ }).click()
  await expect.element(page.getByText(/Ask the health worker/).first()).toBeVisible()
})

test('a refusal keeps what was chosen and says why at the field', async () => {
  const refusal = { code: 'invalid', feature: 'immunizations', fields: { doses: 'alreadyThere' } }
  serverSays(addImmunization, { status: 400, refusal })
  show(<Screen />)
  await button('Enter a vaccination').click()
  await page.getByText('COVID-19').click()
  await button('Save').click()
  await expect.element(page.getByText('One of these is already entered')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'COVID-19' })).toBeChecked()
})

test('a mistake is asked about and crossed out; what a doctor confirmed has no button', async () => {
  const confirmed = { ...atBirth, id: '01936f2a-0000-7000-8000-000000000003', doses: ['td' as const] }
  listed = { bornOn: null, entries: [atBirth, { ...confirmed, confirmedBy: { name: 'Navjot Gill' } }] }
  serverSays(markImmunizationWrong, () => {
    listed = { ...listed, entries: [{ ...atBirth, status: 'entered-in-error' }] }
    return { body: { ...atBirth, status: 'entered-in-error' } }
  })
  show(<Screen />)
  await expect.element(page.getByText('Confirmed by Dr. Navjot Gill', { exact: false })).toBeVisible()
  const wrong = page.getByRole('button', { name: /^Entered by mistake/ })
  expect(wrong.elements()).toHaveLength(1)
  await wrong.click()
  await button('It was a mistake').click()
  await expect.poll(() => sentTo(markImmunizationWrong)).toHaveLength(1)
  await expect.element(wrong).not.toBeInTheDocument()
  await expect.element(page.getByRole('listitem').getByText('Entered by mistake')).toBeVisible()
})
