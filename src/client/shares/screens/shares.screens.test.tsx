import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import {
  listGrants,
  listShares,
  makeShare,
  openShare,
  readShareContent,
} from '../../../shared/shares/shares.endpoints.ts'
import type { Share } from '../../../shared/shares/shares.schemas.ts'
import { decrypt } from '../../platform/summary/jwe.ts'
import { parseLink, linkText } from '../../platform/summary/share-link.ts'
import { Screen as OpenShare } from './open-share.screen.tsx'
import { Screen } from './share.screen.tsx'

const at = { at: '2026-11-21T05:00:00.000Z', date: '2026-11-21', time: '10:30' }
const share: Share = {
  id: '01a1fd14-3547-736d-953f-202a5e4eea90',
  content: 'summary',
  hasPin: true,
  status: 'active',
  wrongPins: 2,
  madeAt: at,
  expiresAt: at,
  seenBy: [{ name: 'Dr. Bedi', at }],
}
const bundle = { resourceType: 'Bundle', note: 'ਗੁਰਪ੍ਰੀਤ '.repeat(2_000) }
const file = JSON.stringify(bundle)

beforeEach(async () => {
  await openDevice('patient')
  history.replaceState(null, '', location.pathname)
  serverSays(listShares, { body: [] })
  serverSays(listGrants, { body: [] })
  serverSays(readShareContent, { file })
})

test('a PIN is proposed for a day and needed for a week', async () => {
  show(<Screen />)
  const pin = page.getByRole('checkbox', { name: 'Ask for a PIN' })
  await expect.element(pin).not.toBeChecked()
  await page.getByText('One day').click()
  await expect.element(pin).toBeChecked()
  await page.getByText('One week').click()
  await expect.element(page.getByText('For a week a PIN is always asked for.')).toBeVisible()
  await expect.element(pin).not.toBeInTheDocument()
})

test('what is sent is encrypted, small, and opens with nothing but the key', async () => {
  serverSays(makeShare, { status: 201, body: { ...share, hasPin: false } })
  show(<Screen />)
  await page.getByRole('button', { name: 'Make the code' }).click()
  await expect.element(page.getByText('Let this be scanned')).toBeVisible()
  const { body } = sentTo(makeShare)[0] as { body: { ciphertext: string; pin: string; address: string } }
  expect(body.pin).toBe('')
  expect(body.address).toMatch(/^[\w-]{43}$/)
  expect(body.ciphertext.length).toBeLessThan(2_000)
  await expect(decrypt(body.ciphertext, 'A'.repeat(43))).rejects.toBeInstanceOf(DOMException)
})

test('what is private is asked for only once it is ticked', async () => {
  const queries: Record<string, string>[] = []
  serverSays(readShareContent, ({ query }) => {
    queries.push(query)
    return { file }
  })
  serverSays(makeShare, { status: 201, body: { ...share, hasPin: false } })
  show(<Screen />)
  const make = page.getByRole('button', { name: 'Make the code' })
  await make.click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('checkbox', { name: 'With private entries, too' }).click({ force: true })
  await make.click()
  await expect.element(page.getByText('Let this be scanned')).toBeVisible()
  expect(queries).toEqual([{ content: 'summary' }, { content: 'summary', private: 'yes' }])
})

test('a refusal is said, and the form stays', async () => {
  serverSays(makeShare, { status: 409, refusal: { code: 'tooManyShares' } })
  show(<Screen />)
  await page.getByRole('button', { name: 'Make the code' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Twenty are shared already')
  await expect.element(page.getByRole('button', { name: 'Make the code' })).toBeVisible()
})

test('the list says who opened it, and how many PINs were wrong', async () => {
  serverSays(listShares, { body: [share] })
  show(<Screen />)
  await expect.element(page.getByText('Dr. Bedi', { exact: false })).toBeVisible()
  await expect.element(page.getByText('2 wrong PINs')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Stop now' })).toBeVisible()
})

test('shares of one content have each a button of their own name', async () => {
  const later = { ...share, id: share.id.replace('90', '91'), expiresAt: { ...at, time: '11:30' } }
  serverSays(listShares, { body: [share, later] })
  show(<Screen />)
  await expect.element(page.getByRole('button', { name: /^Stop now.*10:30/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Stop now.*11:30/ })).toBeVisible()
})

test('where the browser does not copy, the link is shown', async () => {
  serverSays(makeShare, { status: 201, body: { ...share, hasPin: false } })
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  show(<Screen />)
  await page.getByRole('button', { name: 'Make the code' }).click()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect.element(page.getByText('/share#shlink:/', { exact: false })).toBeVisible()
  copy.mockRestore()
})

test('an answer that breaks off is no network: it is said, and what was typed stays', async () => {
  const url = `${location.origin}/shl/${'A'.repeat(43)}`
  const cut = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) })
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(cut))
  location.hash = linkText('', { url, key: 'A'.repeat(43) }).slice(1)
  show(<OpenShare />)
  await page.getByLabelText('Who are you?').fill('Dr. Bedi')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The server cannot be reached')
  await expect.element(page.getByLabelText('Who are you?')).toHaveValue('Dr. Bedi')
  await expect.element(page.getByRole('button', { name: 'Open' })).toBeEnabled()
  asked.mockRestore()
})

test('a link without its key, and one of another service, are refused before anything is asked', async () => {
  location.hash = 'shlink:/e30'
  show(<OpenShare />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('A part of the link is missing')
  const other = linkText('', { url: 'https://example.org/shl/abc', key: 'A'.repeat(43) })
  location.hash = other.slice(1)
  await expect.element(page.getByRole('alert')).toHaveTextContent('another hospital or service')
  expect(parseLink('shlink:/e30')).toBeNull()
})

test('a doctor opens it by the session: no name is asked for, and the answer says whose it is', async () => {
  await openDevice('doctor')
  const url = `${location.origin}/shl/${'A'.repeat(43)}`
  serverSays(openShare, { body: { remainingAttempts: 4 } })
  location.hash = linkText('', { url, key: 'A'.repeat(43), flag: 'P' }).slice(1)
  show(<OpenShare />)
  await expect.element(page.getByText(/You open it as Dr. .* The patient will read your name/)).toBeVisible()
  await expect.element(page.getByLabelText('Who are you?')).not.toBeInTheDocument()
  await page.getByLabelText('PIN').fill('111111')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('You can try 4 more times')
  expect(sentTo(openShare)).toMatchObject([{ body: { address: 'A'.repeat(43), passcode: '111111' } }])
})

test('a doctor who is not approved names themselves, as anybody does', async () => {
  await openDevice('doctor')
  const url = `${location.origin}/shl/${'A'.repeat(43)}`
  serverSays(openShare, { body: {} })
  location.hash = linkText('', { url, key: 'A'.repeat(43) }).slice(1)
  show(<OpenShare />)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByLabelText('Who are you?')).toBeVisible()
})

test('without a link it is pasted, and what is none is said at its field and stays', async () => {
  show(<OpenShare />)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  const field = page.getByLabelText('Paste the link here')
  await field.fill('https://example.org')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(field).toHaveAccessibleDescription(/A part of the link is missing/)
  await expect.element(field).toHaveValue('https://example.org')
  const url = `${location.origin}/shl/${'A'.repeat(43)}`
  await field.fill(linkText(`${location.origin}/share`, { url, key: 'A'.repeat(43) }))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByLabelText('Who are you?')).toBeVisible()
})

test('the list tells a doctor of this server from a name that somebody typed', async () => {
  serverSays(listShares, {
    body: [
      {
        ...share,
        seenBy: [
          { name: 'Navjot Gill', at, isDoctor: true },
          { name: 'Dr. Bedi', at },
        ],
      },
    ],
  })
  show(<Screen />)
  await expect.element(page.getByText('Dr. Navjot Gill, doctor here')).toBeVisible()
  await expect.element(page.getByText(/“Dr. Bedi”, as they named themselves/)).toBeVisible()
})
