import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import {
  addCondition,
  endCondition,
  listConditions,
} from '../../../shared/conditions/conditions.endpoints.ts'
import type { Condition } from '../../../shared/conditions/conditions.schemas.ts'
import { queued } from '../conditions.queued.ts'
import { Screen } from './conditions.screen.tsx'

let listed: Condition[]
const rash: Condition = {
  id: '01936f2a-0000-7000-8000-000000000001',
  kind: 'allergy',
  code: 'penicillins',
  text: 'Mox',
  reaction: 'rash',
  status: 'active',
  enteredBy: { as: 'patient', name: 'Nava Kaur' },
  enteredAt: { at: '2026-11-20T04:30:00.000Z', date: '2026-11-20', time: '10:00' },
  confirmedBy: null,
  isPrivate: false,
  privacyId: null,
}

beforeEach(async () => {
  await openDevice('patient')
  listed = []
  serverSays(listConditions, () => ({ body: listed }))
})

/** The list is read at the same address. */
const posted = () => sentTo(addCondition).find(({ body }) => body !== undefined)?.body
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('of an empty list "none" is one press', async () => {
  const none: Condition = { ...rash, code: 'none', text: '', reaction: '' }
  serverSays(addCondition, () => {
    listed = [none]
    return { body: none, status: 201 }
  })
  show(<Screen />)
  await expect.element(page.getByText('Does any medicine or food make you ill?')).toBeVisible()
  await button('No allergies known').click()
  await expect.element(page.getByText('Said by Nava Kaur', { exact: false })).toBeVisible()
  expect(posted()).toMatchObject({ kind: 'allergy', code: 'none' })
  await expect.element(page.getByText('Do you have an illness that stays?')).toBeVisible()
})

test('an allergy is chosen, named and saved; what was missing is said at its field', async () => {
  serverSays(addCondition, () => {
    listed = [rash]
    return { body: rash, status: 201 }
  })
  show(<Screen />)
  await button('Add an allergy').click()
  await button('Save').click()
  await expect.element(page.getByText('Please fill in this field').first()).toBeVisible()
  await page.getByText('Penicillin, amoxicillin', { exact: true }).click()
  await page.getByLabelText('In your own words').fill('Mox')
  await page.getByText('Rash, itching').click()
  await button('Save').click()
  await expect.element(page.getByText('Penicillin, amoxicillin: Mox')).toBeVisible()
  const body = { kind: 'allergy', code: 'penicillins', text: 'Mox', reaction: 'rash' }
  expect(posted()).toMatchObject(body)
  await expect.element(button('Save')).not.toBeInTheDocument()
})

test('an illness goes as private, and its allergy is not asked', async () => {
  const illness: Condition = { ...rash, kind: 'condition', code: 'epilepsy', text: '', reaction: '' }
  serverSays(addCondition, () => {
    listed = [{ ...illness, isPrivate: true, privacyId: illness.id }]
    return { body: listed[0], status: 201 }
  })
  show(<Screen />)
  await button('Add an allergy').click()
  await expect.element(page.getByText('What is it an allergy to?')).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toHaveLength(0)
  await button('Add an illness').click()
  await page.getByText('Epilepsy', { exact: false }).first().click()
  await page.getByRole('checkbox', { name: /^Private/ }).click()
  await button('Save').last().click()
  await expect.poll(posted).toMatchObject({ kind: 'condition', code: 'epilepsy', isPrivate: true })
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Private' })).toBeVisible()
})

test('one that waits on this phone says that it is private', async () => {
  serverSays(addCondition, () => {
    throw new TypeError('Failed to fetch')
  })
  show(<Screen />)
  await button('Add an illness').click()
  await page.getByText('Epilepsy', { exact: false }).first().click()
  await page.getByRole('checkbox', { name: /^Private/ }).click()
  await button('Save').click()
  const waiting = page.getByRole('listitem').filter({ hasText: 'Epilepsy' })
  await expect.element(waiting).toHaveTextContent('Private')
})

test.each([true, false, undefined])('what is corrected after a refusal keeps its box: %s', (isPrivate) => {
  const body = { kind: 'condition', code: 'epilepsy', text: '', reaction: '', isPrivate }
  const edited = queued.labels[addCondition.name]?.edit?.({ body } as never)
  expect(edited?.typed?.values).toMatchObject({ code: 'epilepsy', isPrivate: isPrivate === true })
})

test('a refusal keeps what was typed and says why at the field', async () => {
  const refusal = { code: 'invalid', feature: 'conditions', fields: { code: 'alreadyThere' } }
  serverSays(addCondition, { status: 400, refusal })
  show(<Screen />)
  await button('Add an allergy').click()
  await page.getByText('Sulfa medicine').click()
  await button('Save').click()
  await expect.element(page.getByText('This is already in the list')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Sulfa medicine' })).toBeChecked()
})

test('an entry goes as over or as a mistake; what a doctor confirmed has no button', async () => {
  const confirmedBy = { name: 'Navjot Kaur Gill', at: rash.enteredAt }
  listed = [rash, { ...rash, id: '01936f2a-0000-7000-8000-000000000002', code: 'nsaids', confirmedBy }]
  serverSays(endCondition, () => {
    listed = listed.map((one) => (one.id === rash.id ? { ...one, status: 'resolved' } : one))
    return { body: { ...rash, status: 'resolved' } }
  })
  show(<Screen />)
  await expect.element(page.getByText('Confirmed by Dr. Navjot Kaur Gill', { exact: false })).toBeVisible()
  await expect.poll(() => page.getByRole('button', { name: /^Remove/ }).elements().length).toBe(1)
  await page.getByRole('button', { name: /^Remove/ }).click()
  await button('It is over').click()
  await page.getByText('Earlier entries').click()
  await expect.element(page.getByText('Over', { exact: false })).toBeVisible()
  expect(sentTo(endCondition)[0]).toMatchObject({ body: { as: 'resolved' } })
})

test('an illness says that it is private, and leads to who reads it; an allergy every doctor reads', async () => {
  const id = '01936f2a-0000-7000-8000-000000000003'
  const illness: Condition = { ...rash, id, kind: 'condition', code: 'epilepsy', text: '', reaction: '' }
  const visit = '01936f2a-0000-7000-8000-000000000004'
  listed = [
    rash,
    { ...illness, privacyId: id },
    { ...illness, id: visit, code: 'asthma', isPrivate: true, privacyId: visit },
  ]
  show(<Screen />)
  const link = page.getByRole('link', { name: 'Who may read this: Asthma' })
  await expect.element(link).toHaveAttribute('href', `/patient/private/${visit}`)
  expect(page.getByRole('link', { name: /^Who may read this/ }).elements()).toHaveLength(2)
  const marked = page.getByRole('listitem').filter({ hasText: 'Private' })
  expect(marked.elements()).toHaveLength(1)
  await expect.element(marked).toHaveTextContent('Asthma')
})
