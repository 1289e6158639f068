import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { acceptInvitation, endHelping, listInvitations } from '../../../shared/sharing/sharing.endpoints.ts'
import { Screen } from './invitations.screen.tsx'

const asked = {
  id: '01a1fd14-3547-736d-953f-202a5e4eea01',
  patient: 'Bibi Harnam Kaur',
  invitedBy: 'Nava Kaur',
  areas: ['reminders'],
  invitedAt: '2026-11-20T05:00:00.000Z',
  answerBy: '2026-12-04T18:30:00.000Z',
  acceptedAt: null as string | null,
  until: null,
}
const question = page.getByRole('heading', { name: 'Nava Kaur asks you to help care for Bibi Harnam Kaur' })

beforeEach(async () => {
  await openDevice('patient')
  serverSays(listInvitations, { body: [asked] })
})

test('accepts an invitation, and then says whom one helps', async () => {
  serverSays(acceptInvitation, { body: { ...asked, acceptedAt: '2026-11-21T05:00:00.000Z' } })
  show(<Screen />)
  await expect.element(question).toBeVisible()
  await expect.element(page.getByText('Medicines')).toBeVisible()
  await expect
    .element(page.getByText('What is private stays hidden from you', { exact: false }))
    .toBeVisible()
  serverSays(listInvitations, { body: [{ ...asked, acceptedAt: '2026-11-21T05:00:00.000Z' }] })
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect.element(page.getByRole('heading', { name: 'You help Bibi Harnam Kaur' })).toBeVisible()
  expect(sentTo(acceptInvitation).map(({ path }) => path)).toEqual([
    `/api/sharing/invitations/${asked.id}/accept`,
  ])
})

test('an invitation that was withdrawn meanwhile is said', async () => {
  serverSays(acceptInvitation, { status: 409, refusal: { code: 'invitationOver' } })
  show(<Screen />)
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect.element(page.getByText('This invitation is over. Please ask for a new one.')).toBeVisible()
})

test.each([
  ['Decline', null],
  ['Stop helping', '2026-11-21T05:00:00.000Z'],
])('%s asks first', async (name, acceptedAt) => {
  serverSays(listInvitations, { body: [{ ...asked, acceptedAt }] })
  serverSays(endHelping, { body: { message: 'Ended.' } })
  show(<Screen />)
  await page.getByRole('button', { name }).click()
  expect(sentTo(endHelping)).toEqual([])
  serverSays(listInvitations, { body: [] })
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await expect.element(page.getByText('You have no invitations.')).toBeVisible()
  expect(sentTo(endHelping).map(({ path }) => path)).toEqual([`/api/sharing/invitations/${asked.id}/end`])
})
