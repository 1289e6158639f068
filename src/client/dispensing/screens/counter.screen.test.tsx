import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dispense, listCounters, lookUp, takeBack } from '../../../shared/dispensing/dispensing.endpoints.ts'
import type { Sheet } from '../../../shared/dispensing/dispensing.schemas.ts'
import { prescriptionAnswer, signedAt } from '../../../../tests/setup/prescription-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './counter.screen.tsx'

const { id, number, date, doctor, items } = prescriptionAnswer()
const counter = {
  facilityId: '01a1fd14-3547-736d-953f-202a5e4eea90',
  name: 'Jan Aushadhi',
  nameHi: '',
  namePa: '',
}
const dispenseId = '01a1fd14-3547-736d-953f-202a5e4eea91'
function sheetOf(given: number, changes: Partial<Sheet> = {}): Sheet {
  const patient = { name: 'Simran Kaur', age: 30 }
  const act = {
    id: dispenseId,
    facility: counter,
    at: signedAt,
    status: 'completed' as const,
    issue: null,
    errorReason: '',
    isOwn: true,
    items: [{ itemId: items[0]!.id, quantity: given, product: '', batch: '' }],
  }
  const dispenses = given === 0 ? [] : [act]
  return {
    id,
    number,
    status: 'active',
    date,
    validUntil: null,
    patient,
    doctor,
    dispenses,
    items: items.map((item) => ({ ...item, given })),
    ...changes,
  }
}

async function open(sheet: Sheet, language: 'en' | 'pa' = 'en'): Promise<void> {
  await openDevice('patient', { language })
  serverSays(listCounters, { body: [counter] })
  serverSays(lookUp, { body: sheet })
  show(<Screen />)
  await page.getByRole('textbox').fill('k7qm 4xwd')
  await page.getByRole('button', { name: language === 'en' ? 'Look up' : 'ਪਰਚੀ ਖੋਲ੍ਹੋ' }).click()
}

test('somebody who is at no counter reads how one gets there', async () => {
  await openDevice('patient')
  serverSays(listCounters, { body: [] })
  show(<Screen />)
  await expect
    .element(page.getByText('A coordinator enters who works at a pharmacy.', { exact: false }))
    .toBeVisible()
})

test('one press dispenses the whole', async () => {
  await open(sheetOf(0))
  await expect.element(page.getByText('Simran Kaur, age 30')).toBeVisible()
  await expect.element(page.getByText('Morning 1, night 1, after food, for 5 days')).toBeVisible()
  serverSays(dispense, { status: 201, body: sheetOf(10) })
  await page.getByRole('button', { name: 'Dispense' }).click()
  await expect.element(page.getByText('Everything on it has been dispensed.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Dispense' })).not.toBeInTheDocument()
  const line = { itemId: items[0]!.id, quantity: 10, product: '', batch: '' }
  expect(sentTo(dispense)[0]?.body).toEqual({
    prescriptionId: id,
    facilityId: counter.facilityId,
    items: [line],
  })
})

test('a part; too many are refused at the field, in the reader’s language', async () => {
  await open(sheetOf(0), 'pa')
  await page.getByLabelText('ਕਿੰਨੀ', { exact: true }).fill('੧੧')
  await expect.element(page.getByText('ਇੰਨੀ ਬਾਕੀ ਨਹੀਂ')).toBeVisible()
  await page.getByRole('button', { name: 'ਦਵਾਈ ਦਿਓ' }).click()
  expect(sentTo(dispense)).toEqual([])
  serverSays(dispense, { status: 201, body: sheetOf(4) })
  await page.getByLabelText('ਕਿੰਨੀ', { exact: true }).fill('੪')
  await page.getByRole('button', { name: 'ਦਵਾਈ ਦਿਓ' }).click()
  await expect.element(page.getByText('ਬਾਕੀ: 6', { exact: false })).toBeVisible()
  expect(sentTo(dispense)[0]?.body).toMatchObject({ items: [{ quantity: 4 }] })
})

test('not in stock, and a number that another counter was faster with', async () => {
  await open(sheetOf(0))
  await page.getByRole('checkbox', { name: 'Not in stock' }).click()
  serverSays(dispense, { status: 409, refusal: { code: 'moreThanLeft' } })
  await page.getByRole('button', { name: 'Dispense' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('So much is not left any more')
  expect(sentTo(dispense)[0]?.body).toMatchObject({ items: [{ quantity: 0 }] })
})

test('without a network it is kept on the phone', async () => {
  await open(sheetOf(0))
  serverSays(dispense, () => {
    throw new TypeError('Failed to fetch')
  })
  await page.getByRole('button', { name: 'Dispense' }).click()
  await expect.element(page.getByText('Kept on this phone')).toBeVisible()
})

test('a stopped one offers nothing, an entry in error asks why', async () => {
  await open(sheetOf(4, { status: 'stopped' }))
  await expect.element(page.getByText('The doctor has stopped this prescription.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Dispense' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Entered in error' }).click()
  serverSays(takeBack, { body: sheetOf(0) })
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Why?').fill('Another patient')
  await dialog.getByRole('button', { name: 'Entered in error' }).click()
  await expect.element(page.getByText('left: 10', { exact: false })).toBeVisible()
  expect(sentTo(takeBack)[0]).toMatchObject({ body: { reason: 'Another patient' } })
})

test('an unknown number is said so', async () => {
  await openDevice('patient')
  serverSays(listCounters, { body: [counter] })
  serverSays(lookUp, { status: 404, refusal: { code: 'notFound' } })
  show(<Screen />)
  await page.getByRole('textbox').fill('K7')
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect.element(page.getByText('The number has eight letters and digits')).toBeVisible()
  await page.getByRole('textbox').fill('K7QM4XWD')
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect.element(page.getByText('No prescription has this number.')).toBeVisible()
})

test('a medicine that is in no list says that nothing of it was checked', async () => {
  const sheet = sheetOf(0)
  const typed = { name: 'Doxylamine', strength: '10 mg', list: 'unlisted' as const }
  await open({ ...sheet, items: sheet.items.map((item) => ({ ...item, ...typed })) }, 'pa')
  await expect.element(page.getByText('DOXYLAMINE 10 mg, ਗੋਲੀ')).toBeVisible()
  await expect.element(page.getByText(/^ਇਹ ਦਵਾਈ ਐਪ ਦੀ ਸੂਚੀ ਵਿੱਚ ਨਹੀਂ ਹੈ/)).toBeVisible()
})

test('the counter reads until when it is valid, and that this is over', async () => {
  await open(sheetOf(0, { validUntil: '2026-11-20' }))
  await expect.element(page.getByText(/Valid until/)).toBeVisible()
  await expect.element(page.getByText('Ask the doctor before you give anything from it.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Dispense' })).toBeVisible()
})
