import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readPatientFile } from '../../../shared/documents/documents.endpoints.ts'
import { treatedPatient } from '../../../../tests/setup/patient-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import {
  cancelLabs,
  listLabsOfPatient,
  orderLabs,
  reviewLabs,
} from '../../../shared/labs/labs.doctor.endpoints.ts'
import type { LabOrder } from '../../../shared/labs/labs.schemas.ts'
import { readPatientInCare } from '../../../shared/patients/patients.endpoints.ts'
import { PatientLabs } from './patient-labs.tsx'

const id = '01936f2b-0000-7000-8000-000000000001'
const order: LabOrder = {
  id: '01936f2a-0000-7000-8000-000000000001',
  number: 'K7QM4XWD',
  status: 'active',
  doctor: { name: 'Gurpreet Singh Sandhu' },
  orderedAt: { at: '2026-11-20T04:30:00.000Z', date: '2026-11-20', time: '10:00' },
  pregnancy: 'no',
  note: '',
  cancelReason: '',
  isOwn: true,
  items: [{ id, code: 'haemoglobin', result: null }],
  reports: [],
  isToReview: false,
  review: null,
}
let orders: LabOrder[]

beforeEach(async () => {
  await openDevice('doctor')
  orders = []
  serverSays(listLabsOfPatient, () => ({ body: { orders, next: null } }))
  serverSays(readPatientInCare, { body: treatedPatient({ id, name: 'Asha Rani' }) })
})

/** The list is read at the same address. */
const posted = () => sentTo(orderLabs).find(({ body }) => body !== undefined)?.body
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('tests are ordered by a press each; what was missing is said at its field', async () => {
  serverSays(orderLabs, () => {
    orders = [order]
    return { body: order, status: 201 }
  })
  show(<PatientLabs patientId={id} mayWrite />)
  await expect.element(page.getByText('No tests ordered yet.')).toBeVisible()
  await button('Order tests').click()
  await page.getByLabelText('Note for patient and lab (optional)').fill('Come fasting')
  await button('Order').click()
  await expect.element(page.getByText('Choose at least one test')).toBeVisible()
  await page.getByLabelText('Haemoglobin (Hb)').click()
  await page.getByText('No', { exact: true }).click()
  await button('Order').click()
  await expect.element(page.getByText('Number K7QM-4XWD', { exact: false })).toBeVisible()
  expect(posted()).toMatchObject({ items: ['haemoglobin'], pregnancy: 'no', note: 'Come fasting' })
})

test('a woman of 34 is asked whether she is pregnant, and the server’s answer stands at the field', async () => {
  serverSays(orderLabs, {
    status: 400,
    refusal: { code: 'validation', fields: { pregnancy: 'required' } },
  })
  show(<PatientLabs patientId={id} mayWrite />)
  await button('Order tests').click()
  await page.getByLabelText('Platelets').click()
  await button('Order').click()
  await expect.element(page.getByText('Please fill in this field')).toBeVisible()
  await expect.element(page.getByLabelText('Platelets')).toBeChecked()
})

test('an own order is cancelled with a reason', async () => {
  orders = [order]
  serverSays(cancelLabs, () => {
    orders = [{ ...order, status: 'revoked', cancelReason: 'Done at the camp' }]
    return { body: orders[0] }
  })
  show(<PatientLabs patientId={id} mayWrite />)
  await button('Cancel this order').click()
  await page.getByLabelText('Why?').fill('Done at the camp')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel this order' }).click()
  await expect.element(page.getByText('Why: Done at the camp')).toBeVisible()
  expect(sentTo(cancelLabs)[0]?.body).toEqual({ order: order.id, reason: 'Done at the camp' })
})

test('who reads only orders and cancels nothing', async () => {
  orders = [order]
  show(<PatientLabs patientId={id} mayWrite={false} />)
  await expect.element(page.getByText('Haemoglobin (Hb)')).toBeVisible()
  expect(button('Order tests').elements()).toHaveLength(0)
  expect(button('Cancel this order').elements()).toHaveLength(0)
})

const result = {
  version: 2,
  status: 'amended' as const,
  number: 6.5,
  word: null,
  flag: 'LL' as const,
  range: { low: 12, high: 15 },
  reason: 'Wrong line',
  performer: 'Manjit Singh',
  facility: { name: 'Civil Hospital', nameHi: '', namePa: '' },
  at: { at: '2026-11-21T04:30:00.000Z', date: '2026-11-21', time: '10:00' },
  replaced: { number: 11.5, word: null },
  earlier: [],
}
const measured: LabOrder = {
  ...order,
  status: 'completed',
  items: [{ id, code: 'haemoglobin', result }],
  isToReview: true,
}

test('results are read with what they correct, and marked by a press with a note', async () => {
  orders = [measured]
  show(<PatientLabs patientId={id} mayWrite />)
  await expect.element(page.getByText('▼▼ Dangerously low')).toBeVisible()
  await expect.element(page.getByText('Corrected. Before: 11.5 g/dL. Wrong line')).toBeVisible()
  expect(button('Cancel this order').elements()).toHaveLength(0)
  const review = { at: result.at, note: 'Come today.', standIn: null }
  serverSays(reviewLabs, () => {
    orders = [{ ...measured, isToReview: false, review }]
    return { body: orders[0] }
  })
  await page.getByLabelText('Note for the patient (optional)').fill('Come today.')
  await button('Mark as reviewed, K7QM4XWD').click()
  await expect.element(page.getByText(/Reviewed on .*21 November.*: Come today\./)).toBeVisible()
  expect(sentTo(reviewLabs)[0]?.body).toEqual({ seen: 2, note: 'Come today.' })
})

test('what changed meanwhile is said', async () => {
  orders = [measured]
  serverSays(reviewLabs, { status: 409, refusal: { code: 'resultsChanged' } })
  show(<PatientLabs patientId={id} mayWrite />)
  await button('Mark as reviewed, K7QM4XWD').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Something has changed meanwhile')
})

test('older reports are folded behind what they found; the newest and what waits stand open', async () => {
  const read = { ...measured, isToReview: false }
  const normal = { ...result, number: 13.2, flag: 'N' as const, replaced: null }
  orders = [
    { ...read, id: 'a', items: [{ id, code: 'haemoglobin', result: normal }] },
    { ...read, id: 'b', note: 'Of the camp' },
    { ...read, id: 'c', isToReview: true, note: 'Waits for you' },
  ]
  show(<PatientLabs patientId={id} mayWrite />)
  await expect.element(page.getByText('13.2 g/dL')).toBeVisible()
  await expect.element(page.getByText('Waits for you')).toBeVisible()
  const folded = page.getByRole('group').filter({ hasText: 'Of the camp' })
  await expect.element(folded.getByRole('heading', { level: 3 }).first()).toHaveTextContent('Dangerously low')
  await expect.element(page.getByText('Of the camp')).not.toBeVisible()
  await folded.getByRole('heading', { level: 3 }).first().click()
  await expect.element(page.getByText('Of the camp')).toBeVisible()
})

test('a report that the patient sent is opened, and marked as seen with the rest; a mistake is only named', async () => {
  const report = { id: 'd1', takenOn: '2026-11-21', type: 'image/webp' as const, isWrong: false }
  const wrong = { ...report, id: 'd2', takenOn: '2026-11-19', isWrong: true }
  orders = [{ ...order, isToReview: true, reports: [report, wrong] }]
  serverSays(readPatientFile, { file: 'RIFF' })
  show(<PatientLabs patientId={id} mayWrite />)
  await expect.element(page.getByText(/21 Nov, sent by the patient$/).first()).toBeVisible()
  await expect.element(page.getByText(/19 Nov, sent by the patient \(entered by mistake\)/)).toBeVisible()
  expect(page.getByRole('button', { name: /^View/ }).elements()).toHaveLength(1)
  // Somebody has begun: nothing is left to cancel.
  expect(button('Cancel this order').elements()).toHaveLength(0)
  serverSays(reviewLabs, { body: { ...order, reports: [report, wrong] } })
  await button('Mark as reviewed, K7QM4XWD').click()
  await expect.poll(() => sentTo(reviewLabs)[0]?.body).toEqual({ seen: 2, note: '' })
})

test('for a doctor on leave: under whose name it is marked, and who marked it', async () => {
  const review = { at: result.at, note: '', standIn: 'Balwinder Singh' }
  orders = [
    { ...measured, isOwn: false },
    { ...measured, id: 'b', isToReview: false, review, items: [] },
  ]
  show(<PatientLabs patientId={id} mayWrite={false} />)
  await expect.element(page.getByText(/^Recorded under your name, .* for Dr\./)).toBeVisible()
  await expect.element(page.getByText(/^Reviewed on .* by Dr\. Balwinder Singh, /)).toBeVisible()
})
