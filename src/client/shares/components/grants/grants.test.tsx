import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show, type Sent } from '../../../../../tests/setup/screen.tsx'
import {
  endGrant,
  findDoctors,
  grantRecord,
  listGrants,
  listShares,
} from '../../../../shared/shares/shares.endpoints.ts'
import type { OfferedDoctor, RecordGrant } from '../../../../shared/shares/shares.schemas.ts'
import { Screen } from '../../screens/share.screen.tsx'

const at = { at: '2026-11-28T05:00:00.000Z', date: '2026-11-28', time: '10:30' }
const grant: RecordGrant = {
  id: '01a1fd14-3547-736d-953f-202a5e4eea90',
  doctor: 'Navjot Gill',
  status: 'active',
  grantedAt: at,
  endsAt: at,
}
const bedi: OfferedDoctor = {
  id: '01936f2b-0000-7000-8000-000000000001',
  name: 'Simran Bedi',
  specialization: 'Eye',
  clinic: 'Bedi Clinic',
  lastMet: '2025-10-01',
  isTreating: false,
}
const gill = {
  ...bedi,
  id: bedi.id.replace(/1$/, '2'),
  name: 'Navjot Gill',
  clinic: 'Gill Clinic',
  lastMet: null,
}

beforeEach(async () => {
  await openDevice('patient')
  serverSays(listShares, { body: [] })
  serverSays(listGrants, { body: [] })
  serverSays(findDoctors, ({ query }: Sent) => ({ body: query['search'] === 'gill' ? [gill] : [bedi] }))
  serverSays(grantRecord, { status: 201, body: grant })
})

async function openForm(): Promise<void> {
  show(<Screen />)
  await page.getByRole('button', { name: 'Let a doctor here read it' }).click()
}

test('a doctor the patient has met is a press away; without one nothing is sent', async () => {
  await openForm()
  await expect.element(page.getByRole('radio', { name: /Dr. Simran Bedi/ })).toBeVisible()
  await expect.element(page.getByText(/Eye · Bedi Clinic · last visit Wed, 1 Oct/)).toBeVisible()
  await page.getByRole('button', { name: 'Let this doctor read' }).click()
  await expect.element(page.getByRole('group', { name: 'Which doctor?' })).toHaveTextContent('Please')
  expect(sentTo(grantRecord)).toEqual([])
  await page.getByText('Dr. Simran Bedi').click()
  await page.getByText('Three months').click()
  await page.getByRole('button', { name: 'Let this doctor read' }).click()
  await expect.element(page.getByRole('button', { name: 'Let a doctor here read it' })).toBeVisible()
  expect(sentTo(grantRecord)).toMatchObject([{ body: { doctorId: bedi.id, days: '90' } }])
})

test('another is found by name, and who was chosen stays', async () => {
  await openForm()
  await page.getByText('Dr. Simran Bedi').click()
  await page.getByRole('searchbox').fill('gill')
  await expect.element(page.getByText('Dr. Navjot Gill')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /Bedi/ })).toBeChecked()
})

test('a refusal is said, and what was chosen stays', async () => {
  serverSays(grantRecord, { status: 409, refusal: { code: 'tooManyGrants' } })
  await openForm()
  await page.getByText('Dr. Simran Bedi').click()
  await page.getByRole('button', { name: 'Let this doctor read' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Twenty doctors may read already')
  await expect.element(page.getByRole('radio', { name: /Bedi/ })).toBeChecked()
})

test('nobody of that name is said', async () => {
  serverSays(findDoctors, { body: [] })
  await openForm()
  await expect.element(page.getByText('Type the name of the doctor.')).toBeVisible()
  await page.getByRole('searchbox').fill('zz')
  await expect.element(page.getByText('No doctor of this name is here.')).toBeVisible()
})

test('the sharing page lists who may read, ends it with one press, and folds who could', async () => {
  const over = {
    ...grant,
    id: grant.id.replace('90', '91'),
    doctor: 'Simran Bedi',
    status: 'expired' as const,
  }
  serverSays(listGrants, { body: [grant, over] })
  serverSays(endGrant, { body: { ...grant, status: 'ended' } })
  show(<Screen />)
  await expect.element(page.getByText('Until Sat, 28 Nov, 10:30')).toBeVisible()
  await expect.element(page.getByText('1 earlier doctor')).toBeVisible()
  await page.getByRole('button', { name: 'Stop now: Dr. Navjot Gill' }).click()
  await expect.poll(() => sentTo(endGrant)).toMatchObject([{ path: `/api/record-grants/${grant.id}/end` }])
})
