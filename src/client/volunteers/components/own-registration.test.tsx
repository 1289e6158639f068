import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import {
  readVolunteer,
  saveVolunteer,
  withdrawVolunteer,
} from '../../../shared/volunteers/volunteers.endpoints.ts'
import { refresh } from '../../platform/queries/queries.tsx'
import { OwnRegistration } from './own-registration.tsx'

const from = { name: 'Nava Kaur', mobile: '9814012345', hasVehicle: true }
const registeredAt = { at: '2026-11-21T04:30:00.000Z', date: '2026-11-21', time: '10:00' }
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(async () => {
  await openDevice('patient')
  serverSays(readVolunteer, { body: { ...from, registeredAt } })
})

test('a change by another phone is shown before withdrawing', async () => {
  const saved = { ...from, hasVehicle: false }
  serverSays(withdrawVolunteer, {
    status: 409,
    refusal: { code: 'changedMeanwhile', details: { saved, asks: ['hasVehicle'] } },
  })
  show(<OwnRegistration />)
  await button('Withdraw').click()
  await button('Yes, withdraw').click()
  await expect.element(page.getByText('Meanwhile you changed this on another phone.')).toBeVisible()
  serverSays(withdrawVolunteer, { body: { message: 'Withdrawn.' } })
  serverSays(readVolunteer, { text: '' })
  await button('Do it anyway').click()
  await expect.element(page.getByText(/no longer registered/)).toBeVisible()
  expect(sentTo(withdrawVolunteer).map(({ body }) => body)).toEqual([{ from }, { from: saved }])
})

test('after withdrawing on another phone, the form asks before it registers again', async () => {
  serverSays(saveVolunteer, { status: 409, refusal: { code: 'removedMeanwhile' } })
  show(<OwnRegistration />)
  await button('Change').click()
  await page.getByLabelText('Mobile number').fill('9814054321')
  serverSays(readVolunteer, { text: '' })
  await refresh('volunteers')
  await expect.element(page.getByLabelText('Mobile number')).toHaveValue('9814054321')
  await page.getByRole('button', { name: /Save changes|Register as a volunteer/ }).click()
  await expect.element(page.getByText('Meanwhile you removed this on another phone.')).toBeVisible()
  serverSays(saveVolunteer, { body: { ...from, mobile: '9814054321', registeredAt } })
  serverSays(readVolunteer, { body: { ...from, mobile: '9814054321', registeredAt } })
  await button('Do it anyway').click()
  await expect.element(page.getByText('9814054321')).toBeVisible()
  expect(sentTo(saveVolunteer)[1]?.body).toEqual({ ...from, mobile: '9814054321', from, isBack: true })
})
