import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import {
  addDocument,
  appendPiece,
  beginUpload,
  fetchSharedFile,
} from '../../../shared/documents/documents.endpoints.ts'
import { sendAll } from '../../platform/outbox/outbox.ts'
import { encrypt } from '../../platform/summary/jwe.ts'
import { linkText } from '../../platform/summary/share-link.ts'
import { Screen } from './import-summary.screen.tsx'

const loinc = (code: string) => ({ coding: [{ system: 'http://loinc.org', code }] })
const bundle = {
  resourceType: 'Bundle',
  type: 'document',
  entry: [
    {
      resource: {
        resourceType: 'Composition',
        date: '2026-03-04T10:00:00Z',
        author: [{ display: 'Civil Hospital, Patiala' }],
        section: [{ code: loinc('48765-2'), entry: [{ reference: 'AllergyIntolerance/1' }] }],
      },
    },
    { resource: { resourceType: 'Patient', name: [{ text: 'Asha Rani' }], birthDate: '1960' } },
    { resource: { resourceType: 'AllergyIntolerance', id: '1', code: { text: 'Penicillin' } } },
  ],
}
const bytes = new TextEncoder().encode(JSON.stringify(bundle))
const key = 'a'.repeat(43)

beforeEach(() => openDevice('patient'))

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const chooseFile = (content: BlobPart) =>
  page
    .getByLabelText('Choose the file')
    .first()
    .upload(new File([content], 'ips.json'))
async function openText(text: string, pin?: string) {
  await page.getByLabelText('The link', { exact: true }).fill(text)
  if (pin !== undefined) await page.getByLabelText('PIN of the link').fill(pin)
  await press('Open the link')
}
const linkTo = (flag?: string) =>
  linkText('https://viewer.example.org/', {
    url: 'https://shl.example.org/manifest',
    key,
    ...(flag !== undefined && { flag }),
  })

describe('a file', () => {
  test('of several documents is opened at its first, the summary', async () => {
    const other = { resourceType: 'Bundle', type: 'document', entry: [] }
    const entry = [bundle, other].map((resource) => ({ resource }))
    show(<Screen />)
    await chooseFile(JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry }))
    await expect.element(page.getByRole('heading', { name: 'Asha Rani' }).first()).toBeVisible()
  })

  test('is shown first, and kept once somebody says whose record it is', async () => {
    serverSays(beginUpload, { body: { received: 0 } })
    serverSays(appendPiece, { body: { received: bytes.length } })
    serverSays(addDocument, { status: 503, refusal: { code: 'unavailable' } })
    show(<Screen />)
    await chooseFile(bytes)
    await expect.element(page.getByRole('heading', { name: 'Asha Rani' }).first()).toBeVisible()
    await expect.element(page.getByText('Written by: Civil Hospital, Patiala')).toBeVisible()
    await page.getByText('Read what stands in it').click()
    await expect.element(page.getByText('Penicillin')).toBeVisible()
    await press('Keep this record')
    await expect.element(page.getByText('Please check the name, and tick this')).toBeVisible()
    await page.getByText('This is my record').click()
    await press('Keep this record')
    await expect.element(page.getByText('Kept. It is with your documents.')).toBeVisible()
    await sendAll()
    await expect
      .poll(() => sentTo(addDocument)[0]?.body)
      .toMatchObject({
        kind: 'summary',
        title: 'Civil Hospital, Patiala',
        takenOn: '2026-03-04',
        isPrivate: false,
      })
  })

  test('that is no record says what to ask for', async () => {
    show(<Screen />)
    await chooseFile('{"resourceType":"Patient"}')
    await expect
      .element(page.getByText('This is no health record that can be read here.', { exact: false }))
      .toBeVisible()
    await press('Take another one')
    await expect.element(page.getByRole('heading', { name: 'As a file' })).toBeVisible()
  })
})

describe('a link', () => {
  test('of another server comes through ours, without its key', async () => {
    serverSays(fetchSharedFile, { body: { as: 'file', file: await encrypt(bytes, key), left: 0 } })
    show(<Screen />)
    await openText(linkTo())
    await expect.element(page.getByText('Written by: Civil Hospital, Patiala')).toBeVisible()
    expect(sentTo(fetchSharedFile)[0]?.body).toEqual({
      url: 'https://shl.example.org/manifest',
      passcode: '',
      isDirect: false,
    })
  })

  test('asks for the PIN that it needs, and says how many tries are left', async () => {
    serverSays(fetchSharedFile, { body: { as: 'wrongPin', file: '', left: 3 } })
    show(<Screen />)
    await openText(linkTo('P'))
    await expect
      .element(page.getByText('Please type the PIN that you were given with the link'))
      .toBeVisible()
    await openText(linkTo('P'), '111111')
    await expect.element(page.getByText('This PIN is wrong. You can try 3 more times.')).toBeVisible()
    await expect.element(page.getByLabelText('PIN of the link')).toHaveValue('111111')
  })

  test.each([
    ['gone', 'The other hospital does not share this record any more.'],
    ['busy', 'The other hospital’s server has too much to do.'],
    ['offline', 'The other hospital’s server cannot be reached.'],
    ['inside', 'This address is not on the public internet.'],
    ['broken', 'The record could not be read'],
  ] as const)('that is %s says so', async (as, words) => {
    serverSays(fetchSharedFile, { body: { as, file: '', left: 0 } })
    show(<Screen />)
    await openText(linkTo())
    await expect.element(page.getByText(words, { exact: false })).toBeVisible()
  })

  test('that is none is named at its field', async () => {
    show(<Screen />)
    await openText('https://example.org/')
    await expect
      .element(page.getByText('This is no link to a health record.', { exact: false }))
      .toBeVisible()
  })
})
