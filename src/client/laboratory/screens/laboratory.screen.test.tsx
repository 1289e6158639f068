import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import {
  enterResults,
  listLaboratories,
  lookUpOrder,
} from '../../../shared/laboratory/laboratory.endpoints.ts'
import type { OrderSheet } from '../../../shared/laboratory/laboratory.schemas.ts'
import { Screen } from './laboratory.screen.tsx'

const sheet: OrderSheet = {
  id: '01936f2a-0000-7000-8000-000000000002',
  number: 'K7QM4XWD',
  status: 'active',
  date: '2026-11-20',
  patient: { name: 'Asha Rani', age: 34, gender: 'Female', pregnancy: 'no' },
  doctor: { name: 'Gurpreet Singh Sandhu' },
  note: 'Come fasting',
  items: [
    { id: '01936f2a-0000-7000-8000-000000000003', code: 'haemoglobin', result: null },
    { id: '01936f2a-0000-7000-8000-000000000004', code: 'malaria', result: null },
  ],
  reports: [],
}
const place = {
  facilityId: '01936f2a-0000-7000-8000-000000000001',
  name: 'Civil Hospital',
  nameHi: '',
  namePa: '',
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(async () => {
  await openDevice('patient')
  serverSays(listLaboratories, { body: [place] })
})

test('an order is found by its number, with its tests and their units', async () => {
  serverSays(lookUpOrder, { body: sheet })
  show(<Screen />)
  await page.getByLabelText('Number of the order').fill('k7qm 4xwd')
  await button('Look up').click()
  await expect.element(page.getByRole('heading', { name: 'Asha Rani' })).toBeVisible()
  await expect.element(page.getByText('Female · age 34')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Malaria' })).toBeVisible()
  await expect.element(page.getByLabelText('Value in g/dL')).toBeVisible()
  await button('Next order').click()
  await expect.element(page.getByLabelText('Number of the order')).toHaveValue('')
})

test('what is no number, and an unknown one, is said; what was typed stays', async () => {
  serverSays(lookUpOrder, { status: 404, refusal: { code: 'notFound' } })
  show(<Screen />)
  const field = page.getByLabelText('Number of the order')
  await field.fill('12')
  await button('Look up').click()
  await expect.element(page.getByText('The number has eight letters and digits')).toBeVisible()
  await field.fill('K7QM4XWE')
  await button('Look up').click()
  await expect.element(page.getByText('No order has this number.')).toBeVisible()
  await expect.element(field).toHaveValue('K7QM4XWE')
})

test('a cancelled order says so', async () => {
  serverSays(lookUpOrder, { body: { ...sheet, status: 'revoked' } })
  show(<Screen />)
  await page.getByLabelText('Number of the order').fill('K7QM4XWD')
  await button('Look up').click()
  await expect.element(page.getByText('The doctor has cancelled this order.')).toBeVisible()
})

test('who works in no laboratory reads how to be entered', async () => {
  serverSays(listLaboratories, { body: [] })
  show(<Screen />)
  await expect.element(page.getByText('You are not entered at a laboratory')).toBeVisible()
})

const at = { at: '2026-11-20T04:30:00.000Z', date: '2026-11-20', time: '10:00' }
const known = { version: 1, word: null, flag: 'L', reason: '', performer: 'Manjit Singh', at } as const
const measured: OrderSheet = {
  ...sheet,
  status: 'completed',
  items: sheet.items.map((item) =>
    item.code === 'malaria'
      ? { ...item, result: { ...known, status: 'final', number: null, word: 'negative', flag: null } }
      : { ...item, result: { ...known, status: 'final', number: 11.5 } },
  ),
}

async function open(found: OrderSheet, language: 'en' | 'pa' = 'en'): Promise<void> {
  await openDevice('patient', { language })
  serverSays(listLaboratories, { body: [place] })
  serverSays(lookUpOrder, { body: found })
  show(<Screen />)
  await page.getByRole('textbox').fill('K7QM4XWD')
  await page.getByRole('button', { name: language === 'en' ? 'Look up' : 'ਵੇਖੋ', exact: true }).click()
}
const body = (entries: object[]) => ({ orderId: sheet.id, facilityId: place.facilityId, entries })
const [haemoglobin, malaria] = sheet.items.map(({ id }) => ({
  itemId: id,
  seen: 0,
  outcome: 'value',
  value: '',
  problem: '',
  reason: '',
}))

test('the flag is seen before it is saved, a dangerous value asks to look again; what is empty waits', async () => {
  await open(sheet)
  const field = page.getByLabelText('Value in g/dL')
  await field.fill('੧੧,੫')
  await expect.element(page.getByText('Low')).toBeVisible()
  await field.fill('6')
  await expect.element(page.getByText('Dangerously low')).toBeVisible()
  await expect.element(page.getByText('Please check it.', { exact: false })).toBeVisible()
  await field.fill('11,5')
  serverSays(enterResults, { status: 201, body: measured })
  await button('Save results').click()
  await expect.element(page.getByText('All values are there.')).toBeVisible()
  await expect.element(page.getByText('11.5 g/dL')).toBeVisible()
  expect(sentTo(enterResults)[0]?.body).toEqual(body([{ ...haemoglobin, value: '11,5' }]))
})

test('what cannot be right is said at its field, in the reader’s language, and nothing is sent', async () => {
  await open(sheet, 'pa')
  const field = page.getByLabelText('ਨਤੀਜਾ, g/dL ਵਿੱਚ')
  await field.fill('115')
  await page.getByRole('button', { name: 'ਨਤੀਜੇ ਸੰਭਾਲੋ' }).click()
  await expect.element(page.getByText('ਇਹ ਸਹੀ ਨਹੀਂ ਹੋ ਸਕਦਾ।', { exact: false })).toBeVisible()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('115')
  expect(sentTo(enterResults)).toEqual([])
})

test('nothing filled in is said; a sample that cannot be used, and a word', async () => {
  await open(sheet)
  await button('Save results').click()
  await expect.element(page.getByText('Nothing is filled in.')).toBeVisible()
  await page.getByLabelText('Sample unusable?').first().selectOptions('The blood clotted')
  await page.getByLabelText('Value', { exact: true }).selectOptions('Negative')
  serverSays(enterResults, { status: 409, refusal: { code: 'changed' } })
  await button('Save results').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Somebody else has entered a value')
  expect(sentTo(enterResults)[0]?.body).toEqual(
    body([
      { ...haemoglobin, outcome: 'unusable', problem: 'clotted' },
      { ...malaria, value: 'negative' },
    ]),
  )
})

test('a correction wants its reason, at its field', async () => {
  await open(measured)
  await page.getByRole('button', { name: 'Correct: Haemoglobin (Hb)' }).click()
  await page.getByLabelText('Value in g/dL').fill('12.5')
  await button('Save results').click()
  await expect.element(page.getByLabelText('Why?')).toHaveFocus()
  await page.getByLabelText('Why?').fill('Wrong line')
  const items = measured.items.map((item) => ({
    ...item,
    result: item.result && { ...item.result, version: 2 },
  }))
  serverSays(enterResults, { status: 201, body: { ...measured, items } })
  await button('Save results').click()
  await expect.element(page.getByLabelText('Why?')).not.toBeInTheDocument()
  expect(sentTo(enterResults)[0]?.body).toEqual(
    body([{ ...haemoglobin, seen: 1, value: '12.5', reason: 'Wrong line' }]),
  )
})

test('without a network the values are kept on the phone, and it is said what that means', async () => {
  await open(sheet)
  serverSays(enterResults, () => {
    throw new TypeError('Failed to fetch')
  })
  await page.getByLabelText('Value in g/dL').fill('6')
  await button('Save results').click()
  await expect.element(page.getByText('Kept on this phone')).toBeVisible()
  await expect.element(page.getByText('please phone the doctor', { exact: false })).toBeVisible()
})
