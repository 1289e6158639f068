import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { endOtherSessions, listSessions } from '../../../shared/accounts/accounts.endpoints.ts'
import { Screen } from './sessions.screen.tsx'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const own = { since: hoursAgo(0), until: hoursAgo(-720), device: 'Firefox · Linux' }
const phone = { since: hoursAgo(49), until: hoursAgo(-671), device: 'Chrome · Android' }
const older = { since: hoursAgo(8 * 24), until: hoursAgo(-500), device: null }
const end = () => page.getByRole('button', { name: 'Log out everywhere else' })

beforeEach(() => openDevice('patient'))

test('lists this session first, then the others, with device and age', async () => {
  serverSays(listSessions, { body: { own, others: [phone, older], hasMore: false } })
  show(<Screen />)
  await expect.element(page.getByText('Firefox · Linux')).toBeVisible()
  const rows = page
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent)
  expect(rows).toEqual([
    'Firefox · LinuxThis phone or computerLogged in just now',
    'Chrome · AndroidLogged in 2 days ago',
    'A phone or computerLogged in 1 week ago',
  ])
})

test('with no other session there is nothing to end', async () => {
  serverSays(listSessions, { body: { own, others: [], hasMore: false } })
  show(<Screen />)
  await expect.element(page.getByText('You are logged in only here.')).toBeVisible()
  await expect.element(end()).not.toBeInTheDocument()
})

test('a list that was cut says so', async () => {
  serverSays(listSessions, { body: { own, others: [phone], hasMore: true } })
  show(<Screen />)
  await expect.element(page.getByText(/^And more\./)).toBeVisible()
})

test('asks before it ends the others, and shows the new list', async () => {
  let others = [phone]
  serverSays(listSessions, () => ({ body: { own, others, hasMore: false } }))
  serverSays(endOtherSessions, () => {
    others = []
    return { body: { message: 'Other sessions ended.' } }
  })
  show(<Screen />)
  await end().click()
  await page.getByRole('button', { name: 'Keep them logged in' }).click()
  expect(sentTo(endOtherSessions)).toEqual([])
  await end().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere else' }).click()
  await expect.element(page.getByText('You are now logged in only here.')).toBeVisible()
  await expect.element(page.getByText('You are logged in only here.')).toBeVisible()
  expect(sentTo(endOtherSessions)).toHaveLength(1)
})

test('a failure is said in the dialog, and one of the list with a retry', async () => {
  let isDown = true
  serverSays(listSessions, () =>
    isDown
      ? { status: 500, refusal: { code: 'internal' } }
      : { body: { own, others: [phone], hasMore: false } },
  )
  serverSays(endOtherSessions, { status: 500, refusal: { code: 'internal' } })
  show(<Screen />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('The list could not be loaded.')
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await end().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere else' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong on our side.')
})
