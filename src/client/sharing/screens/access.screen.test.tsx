import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { endAccess, invite, listAccess, tellMissed } from '../../../shared/sharing/sharing.endpoints.ts'
import { actFor } from '../../platform/session/acting-for.ts'
import { Screen } from './access.screen.tsx'

const mother = '01a1fd14-3547-736d-953f-202a5e4eea86'
const shared = {
  invitedAt: '2026-11-20T05:00:00.000Z',
  answerBy: '2026-12-04T18:30:00.000Z',
  acceptedAt: null,
  until: null,
  tellsMissed: false,
}
const simran = {
  ...shared,
  id: '01a1fd14-3547-736d-953f-202a5e4eea01',
  username: 'simran',
  name: 'Simran Kaur',
  areas: ['appointments', 'reminders'],
  acceptedAt: '2026-11-21T05:00:00.000Z',
  until: '2027-01-31',
}
const asked = {
  ...shared,
  id: '01a1fd14-3547-736d-953f-202a5e4eea02',
  username: 'arjan',
  name: null,
  areas: ['vitals'],
}
const access = {
  patient: 'Bibi Harnam Kaur',
  guardians: [{ name: 'Nava Kaur', relation: 'mother', isYou: true }],
  helpers: [simran, asked],
  mayHandOver: false,
}

beforeEach(async () => {
  await openDevice('patient')
  serverSays(listAccess, { body: access })
})

test('says who may do what, and until when', async () => {
  show(<Screen />)
  await expect.element(page.getByText('To the record of Bibi Harnam Kaur')).toBeVisible()
  await expect.element(page.getByText('Nava Kaur (you)')).toBeVisible()
  await expect.element(page.getByText('Simran Kaur (simran)')).toBeVisible()
  await expect.element(page.getByText('Appointments · Medicines')).toBeVisible()
  await expect.element(page.getByText('Until Sunday, 31 January 2027')).toBeVisible()
  await expect.element(page.getByText('Invited, no answer yet')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Hand over a record' })).not.toBeInTheDocument()
})

test('invites for the patient one acts for, with what was ticked', async () => {
  actFor(mother)
  serverSays(invite, { body: { ...asked, username: 'meena' } })
  show(<Screen />)
  await expect
    .element(page.getByText('What is private stays hidden from them', { exact: false }))
    .toBeVisible()
  await page.getByLabelText('Their username').fill('meena')
  await page.getByLabelText('Health readings').click()
  await page.getByLabelText('Appointments', { exact: true }).click()
  await page.getByLabelText('Health readings').click()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect.element(page.getByText('Sent.', { exact: false })).toBeVisible()
  expect(sentTo(invite)).toMatchObject([
    { body: { username: 'meena', areas: ['appointments'], until: '' }, patientId: mother },
  ])
  await expect.element(page.getByLabelText('Their username')).toHaveValue('')
  await expect.element(page.getByLabelText('Appointments', { exact: true })).not.toBeChecked()
})

test('nothing ticked is said at the ticks, and nothing is sent', async () => {
  show(<Screen />)
  await page.getByLabelText('Their username').fill('meena')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect.element(page.getByText('Please fill in this field')).toBeVisible()
  expect(sentTo(invite)).toEqual([])
})

test('a refusal is said, and what was typed stays', async () => {
  serverSays(invite, { status: 409, refusal: { code: 'alreadyInvited' } })
  show(<Screen />)
  await page.getByLabelText('Their username').fill('arjan')
  await page.getByLabelText('Medicines').click()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect.element(page.getByText('This username has been invited already.')).toBeVisible()
  await expect.element(page.getByLabelText('Their username')).toHaveValue('arjan')
  await expect.element(page.getByLabelText('Medicines')).toBeChecked()
})

test('ends access after a question', async () => {
  serverSays(endAccess, { body: { message: 'Ended.' } })
  show(<Screen />)
  await page.getByRole('button', { name: 'End access' }).click()
  await expect.element(page.getByText('End the access of Simran Kaur (simran)?')).toBeVisible()
  serverSays(listAccess, { body: { ...access, helpers: [asked] } })
  await page.getByRole('dialog').getByRole('button', { name: 'End access' }).click()
  await expect.element(page.getByText('Simran Kaur (simran)')).not.toBeInTheDocument()
  expect(sentTo(endAccess).map(({ path }) => path)).toEqual([`/api/sharing/access/${simran.id}/end`])
})

test('who may not ask is told so', async () => {
  serverSays(listAccess, { status: 403, refusal: { code: 'notShared', message: 'Not shared with you.' } })
  show(<Screen />)
  await expect.element(page.getByText('Not shared with you.')).toBeVisible()
})

test('the patient chooses who is told of missed medicines, among those who see them', async () => {
  const chosen = { ...simran, tellsMissed: true }
  serverSays(tellMissed, () => {
    serverSays(listAccess, { body: { ...access, helpers: [chosen, asked] } })
    return { body: chosen }
  })
  show(<Screen />)
  const choice = page.getByRole('switch', { name: 'Tell them when medicines were not marked for two days' })
  await expect.element(choice).toHaveAttribute('aria-checked', 'false')
  // Not of arjan, who sees only readings.
  expect(choice.elements()).toHaveLength(1)
  await choice.click()
  await expect.element(choice).toHaveAttribute('aria-checked', 'true')
  expect(sentTo(tellMissed)).toMatchObject([{ body: { tell: true } }])
})
