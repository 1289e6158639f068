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
  items: [
    { id: '01936f2b-0000-7000-8000-000000000001', code: 'haemoglobin' },
    { id: '01936f2b-0000-7000-8000-000000000002', code: 'glucoseFasting' },
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
  await expect.element(page.getByText('Number for the lab: K7QM4XWD')).toBeVisible()
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
