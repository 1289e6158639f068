import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { listLabReviews, reviewLabs } from '../../../shared/labs/labs.doctor.endpoints.ts'
import type { OrderToReview } from '../../../shared/labs/labs.schemas.ts'
import { Screen } from './reviews.screen.tsx'

const at = { at: '2026-11-21T04:30:00.000Z', date: '2026-11-21', time: '10:00' }
const order: OrderToReview = {
  id: '01936f2a-0000-7000-8000-000000000001',
  number: 'K7QM4XWD',
  status: 'completed',
  patient: { id: '01936f2a-0000-7000-8000-000000000002', name: 'Asha Rani' },
  doctor: { name: 'Gurpreet Singh Sandhu' },
  orderedAt: at,
  pregnancy: null,
  note: '',
  cancelReason: '',
  isOwn: true,
  reports: [],
  isToReview: true,
  review: null,
  items: [
    {
      id: '01936f2b-0000-7000-8000-000000000003',
      code: 'potassium',
      result: {
        version: 1,
        status: 'final',
        number: 5.6,
        word: null,
        flag: 'H',
        range: { low: 3.5, high: 5.2 },
        reason: '',
        performer: 'Manjit Singh',
        facility: { name: 'Civil Hospital', nameHi: '', namePa: '' },
        at,
        replaced: null,
        earlier: [],
      },
    },
  ],
}

test('results wait with the patient’s name until they are marked', async () => {
  await openDevice('doctor')
  let orders = [order]
  serverSays(listLabReviews, () => ({ body: { orders, next: null } }))
  serverSays(reviewLabs, () => {
    orders = []
    return { body: { ...order, isToReview: false } }
  })
  show(<Screen />)
  await expect.element(page.getByRole('heading', { name: 'Asha Rani' })).toBeVisible()
  await expect.element(page.getByText('▲ High')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as reviewed' }).click()
  await expect.element(page.getByText('No results wait for you.')).toBeVisible()
  expect(sentTo(reviewLabs)[0]?.body).toEqual({ seen: 1, note: '' })
})

test('results of a doctor on leave say for whom, and under whose name they are marked', async () => {
  await openDevice('doctor')
  serverSays(listLabReviews, {
    body: { orders: [order, { ...order, id: order.patient.id, isOwn: false }], next: null },
  })
  show(<Screen />)
  await expect.element(page.getByText('for Dr. Gurpreet Singh Sandhu', { exact: true })).toBeVisible()
  expect(page.getByText('for Dr. Gurpreet Singh Sandhu', { exact: true }).elements()).toHaveLength(1)
  await expect
    .element(page.getByText(/^Recorded under your name, .* for Dr. Gurpreet Singh Sandhu\.$/))
    .toBeVisible()
})
