import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { listToReview, reviewAccess } from '../../../shared/breakglass/breakglass.endpoints.ts'
import type { AccessToReview } from '../../../shared/breakglass/breakglass.schemas.ts'
import { EmergencyReviews } from './emergency-reviews.tsx'

const openedAt = { at: '2026-11-21T09:10:00.000Z', date: '2026-11-21', time: '14:40' }
const access: AccessToReview = {
  id: '01a1fd14-3547-736d-953f-202a5e4eea86',
  doctor: 'Navjot Gill',
  phone: '98140 54321',
  patient: 'AR',
  reason: 'obstetric',
  openedAt,
  isOverdue: true,
}
const other = { ...access, id: '01a1fd14-3547-736d-953f-202a5e4eea87', doctor: 'Rao', isOverdue: false }

beforeEach(async () => {
  await openDevice('coordinator')
  serverSays(listToReview, { body: { accesses: [access, other], more: false } })
})

test('says which doctor opened it, why, when, and whom to phone', async () => {
  show(<EmergencyReviews />)
  const [first, second] = [page.getByRole('listitem').nth(0), page.getByRole('listitem').nth(1)]
  await expect.element(first).toHaveTextContent('Dr. Navjot Gill')
  await expect.element(first).toHaveTextContent('Overdue')
  await expect.element(first).toHaveTextContent('Emergency of pregnancy or birth')
  await expect.element(first).toHaveTextContent(/Patient AR, opened .*21 Nov.*2:40/)
  await expect.element(first.getByRole('link')).toHaveAttribute('href', 'tel:9814054321')
  await expect.element(second).not.toHaveTextContent('Overdue')
})

test('justified needs one press, not justified is asked about', async () => {
  serverSays(reviewAccess, { body: { message: 'Reviewed.' } })
  show(<EmergencyReviews />)
  await page.getByRole('button', { name: 'Justified, Dr. Navjot Gill, AR', exact: true }).click()
  await expect.poll(() => sentTo(reviewAccess)).toMatchObject([{ body: { outcome: 'justified' } }])
  await page.getByRole('button', { name: 'Not justified, Dr. Rao, AR' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent('with the name of Dr. Rao')
  expect(sentTo(reviewAccess)).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Not justified' }).click()
  await expect.poll(() => sentTo(reviewAccess)[1]).toMatchObject({ body: { outcome: 'notJustified' } })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('who comes second is told', async () => {
  serverSays(reviewAccess, { status: 409, refusal: { code: 'alreadyReviewed' } })
  show(<EmergencyReviews />)
  await page.getByRole('button', { name: 'Justified, Dr. Navjot Gill, AR', exact: true }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Somebody else has already reviewed it.')
})

test('nothing is shown any more once nothing waits', async () => {
  let accesses = [access]
  serverSays(listToReview, () => ({ body: { accesses, more: false } }))
  serverSays(reviewAccess, () => {
    accesses = []
    return { body: { message: 'Reviewed.' } }
  })
  show(<EmergencyReviews />)
  await page.getByRole('button', { name: 'Justified, Dr. Navjot Gill, AR', exact: true }).click()
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
})
