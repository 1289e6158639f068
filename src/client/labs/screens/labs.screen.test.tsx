import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { listLabs } from '../../../shared/labs/labs.endpoints.ts'
import type { LabOrder } from '../../../shared/labs/labs.schemas.ts'
import { Screen } from './labs.screen.tsx'

const order: LabOrder = {
  id: '01936f2a-0000-7000-8000-000000000001',
  number: 'K7QM4XWD',
  status: 'active',
  doctor: { name: 'Gurpreet Singh Sandhu' },
  orderedAt: { at: '2026-11-20T04:30:00.000Z', date: '2026-11-20', time: '10:00' },
  pregnancy: null,
  note: 'Come fasting',
  cancelReason: '',
  isOwn: false,
  reports: [],
  isToReview: false,
  review: null,
  items: [
    { id: '01936f2b-0000-7000-8000-000000000001', code: 'haemoglobin', result: null },
    { id: '01936f2b-0000-7000-8000-000000000002', code: 'glucoseFasting', result: null },
  ],
}

test('says that there is nothing yet, what is planned and what to do until then', async () => {
  await openDevice('patient')
  serverSays(listLabs, { body: { orders: [], next: null } })
  show(<Screen />)
  await expect.element(page.getByText('No lab results yet.', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Integrations coming soon.', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Book appointment' }))
    .toHaveAttribute('href', '/appointments/book')
})

test('shows what is to be done, with the number for the lab', async () => {
  await openDevice('patient')
  serverSays(listLabs, { body: { orders: [order], next: null } })
  show(<Screen />)
  await expect.element(page.getByText('Tests to be done')).toBeVisible()
  await expect.element(page.getByText('Haemoglobin (Hb)')).toBeVisible()
  await expect.element(page.getByText('Sugar, fasting')).toBeVisible()
  await expect.element(page.getByText('Number for the lab: K7QM-4XWD')).toBeVisible()
  await expect.element(page.getByText('Come fasting')).toBeVisible()
  expect(page.getByText('No lab results yet.').elements()).toHaveLength(0)
})

test('a cancelled order says why, and names no number', async () => {
  await openDevice('patient')
  const cancelled: LabOrder = { ...order, status: 'revoked', cancelReason: 'Done at the camp' }
  serverSays(listLabs, { body: { orders: [cancelled], next: null } })
  show(<Screen />)
  await expect.element(page.getByText('Cancelled by the doctor')).toBeVisible()
  await expect.element(page.getByText('Why: Done at the camp')).toBeVisible()
  expect(page.getByText(/K7QM4XWD/).elements()).toHaveLength(0)
})

const at = { at: '2026-11-21T04:30:00.000Z', date: '2026-11-21', time: '10:00' }
const result = {
  version: 1,
  status: 'final' as const,
  number: 11.5,
  word: null,
  flag: 'L' as const,
  range: { low: 12, high: 15 },
  reason: '',
  performer: 'Manjit Singh',
  facility: { name: 'Civil Hospital', nameHi: '', namePa: 'ਸਿਵਲ ਹਸਪਤਾਲ' },
  at,
  replaced: null,
  earlier: [{ number: 10.4, date: '2026-08-02' }],
}
const measured: LabOrder = {
  ...order,
  status: 'completed',
  review: { at, note: 'Take the iron tablets.', standIn: null },
  items: [
    { ...order.items[0]!, result },
    {
      ...order.items[1]!,
      result: {
        ...result,
        status: 'cancelled',
        number: null,
        flag: null,
        reason: 'clotted',
        earlier: [],
        range: { low: null, high: null },
      },
    },
  ],
}

test('values stand with unit, range, flag in words and shape, who measured, and what was before; nothing reassures', async () => {
  await openDevice('patient')
  serverSays(listLabs, { body: { orders: [measured], next: null } })
  show(<Screen />)
  await expect.element(page.getByText('11.5 g/dL')).toBeVisible()
  await expect.element(page.getByText('▼ Low')).toBeVisible()
  await expect.element(page.getByText('Range 12 to 15')).toBeVisible()
  await expect.element(page.getByText(/Before: 10.4 \(.*2 Aug/)).toBeVisible()
  await expect.element(page.getByText('Sample unusable: The blood clotted.', { exact: false })).toBeVisible()
  await expect
    .element(page.getByText('Measured by Manjit Singh, Civil Hospital', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByText('Take the iron tablets.')).toBeVisible()
  expect(page.getByText(/normal|all is well|fine|healthy/i).elements()).toHaveLength(0)
})

test('in Punjabi too', async () => {
  await openDevice('patient', { language: 'pa' })
  serverSays(listLabs, { body: { orders: [measured], next: null } })
  show(<Screen />)
  await expect.element(page.getByText('▼ ਘੱਟ')).toBeVisible()
  await expect.element(page.getByText('ਸਿਵਲ ਹਸਪਤਾਲ', { exact: false })).toBeVisible()
})

test('older reports are behind their dates', async () => {
  await openDevice('patient')
  const older: LabOrder = { ...measured, id: '01936f2a-0000-7000-8000-000000000009', review: null }
  serverSays(listLabs, { body: { orders: [measured, older], next: null } })
  show(<Screen />)
  await expect.element(page.getByText('11.5 g/dL').first()).toBeVisible()
  await expect.element(page.getByText('11.5 g/dL').nth(1)).not.toBeVisible()
  await page.getByRole('heading', { name: /^(?!Dr).*20 November.*, Dr. Gurpreet Singh Sandhu/ }).click()
  await expect.element(page.getByText('11.5 g/dL').nth(1)).toBeVisible()
})

test('a photo of the report is added to its order, and one that was sent is named', async () => {
  await openDevice('patient')
  const report = { id: 'd1', takenOn: '2026-11-21', type: 'image/webp' as const, isWrong: false }
  serverSays(listLabs, { body: { orders: [{ ...order, reports: [report] }], next: null } })
  show(<Screen />)
  await expect.element(page.getByText('The report has been sent')).toBeVisible()
  await expect.element(page.getByText('Report of Saturday, 21 November: see your documents')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Add a photo of the report, K7QM4XWD' }))
    .toHaveAttribute('href', `/patient/documents?order=${order.id}`)
})

test('who looked for a doctor on leave is named, and says what is written', async () => {
  await openDevice('patient')
  const review = { at, note: 'Take the iron tablets.', standIn: 'Balwinder Singh' }
  serverSays(listLabs, { body: { orders: [{ ...measured, review }], next: null } })
  show(<Screen />)
  await expect.element(page.getByText(/^Dr\. Balwinder Singh, .* for Dr\. .*, looked at it on/)).toBeVisible()
  await expect.element(page.getByText('Dr. Balwinder Singh says:')).toBeVisible()
})
