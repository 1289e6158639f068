import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { jpegOf } from '../../../../tests/setup/pictures.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import {
  addReport,
  appendReportPiece,
  beginReport,
  listLaboratories,
  lookUpOrder,
  readReport,
} from '../../../shared/laboratory/laboratory.endpoints.ts'
import type { OrderSheet } from '../../../shared/laboratory/laboratory.schemas.ts'
import { sendAll } from '../../platform/outbox/outbox.ts'
import { Screen } from './laboratory.screen.tsx'

const sheet: OrderSheet = {
  id: '01936f2a-0000-7000-8000-000000000002',
  number: 'K7QM4XWD',
  status: 'active',
  date: '2026-11-20',
  patient: { name: 'Asha Rani', age: 34, gender: 'Female', pregnancy: 'no' },
  doctor: { name: 'Gurpreet Singh Sandhu' },
  note: '',
  items: [{ id: '01936f2a-0000-7000-8000-000000000003', code: 'haemoglobin', result: null }],
  reports: [],
}
const facilityId = '01936f2a-0000-7000-8000-000000000001'
const at = { date: '2026-11-21', time: '10:00', at: '2026-11-21T04:30:00.000Z' }
const ours = {
  id: '01936f2a-0000-7000-8000-000000000005',
  at,
  type: 'image/webp',
  isOwn: true,
  isWrong: false,
} as const
const button = (name: string) => page.getByRole('button', { name, exact: true })
const file = () => page.getByLabelText('Choose a file').first()

beforeEach(async () => {
  await openDevice('patient')
  serverSays(listLaboratories, { body: [{ facilityId, name: 'Civil Hospital', nameHi: '', namePa: '' }] })
})

async function open(shown = sheet): Promise<void> {
  serverSays(lookUpOrder, { body: shown })
  show(<Screen />)
  await page.getByLabelText('Number of the order').fill('k7qm 4xwd')
  await button('Look up').click()
  await expect.element(page.getByRole('heading', { name: 'Asha Rani' })).toBeVisible()
}

test('a photo of the report waits for the network, arrives once, and is then there', async () => {
  serverSays(beginReport, { status: 503, refusal: { code: 'unavailable' } })
  serverSays(appendReportPiece, { body: { received: 9_999_999 } })
  await open()
  await button('Add a photo or PDF of the report').click()
  await file().upload(await jpegOf(30, 40))
  await page.getByLabelText('Title').fill('CBC')
  await button('Add it to the report').click()
  await expect.element(page.getByRole('link', { name: 'Waiting to send' })).toBeVisible()
  await expect.element(page.getByText(/^It is sent once there is a network/)).toBeVisible()
  serverSays(beginReport, { body: { received: 0 } })
  serverSays(lookUpOrder, { body: { ...sheet, reports: [ours] } })
  serverSays(addReport, { body: { ...sheet, reports: [ours] } })
  await expect
    .poll(async () => {
      await sendAll()
      return sentTo(addReport)
    })
    .toHaveLength(1)
  const [begun] = sentTo(beginReport).map(({ path, body }) => ({ path, body: body as { id: string } }))
  expect(begun?.path).toBe(`/api/laboratory/reports/${sheet.id}/uploads`)
  expect(sentTo(addReport)[0]).toMatchObject({
    path: `/api/laboratory/reports/${sheet.id}`,
    body: { facilityId, upload: begun?.body.id, title: 'CBC' },
  })
  serverSays(readReport, { file: 'RIFF' })
  await page.getByRole('button', { name: /^View: Report of/ }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('what is no photo, or has a name that tells the sex of an unborn child, is refused at once', async () => {
  await open()
  await button('Add a photo or PDF of the report').click()
  await button('Add it to the report').click()
  await expect.element(page.getByText('Please take a photo or choose a file')).toBeVisible()
  await file().upload(new File(['neither'], 'note.txt', { type: 'text/plain' }))
  await expect.element(page.getByText('This is neither a picture nor a PDF.', { exact: false })).toBeVisible()
  const photo = new File([await jpegOf(30, 40)], 'male_foetus.jpg', { type: 'image/jpeg' })
  await file().upload(photo)
  await expect.element(page.getByText(/^The sex of an unborn child may not be asked/)).toBeVisible()
  await file().upload(await jpegOf(30, 40))
  const title = page.getByLabelText('Title')
  await title.fill('Fetal sex: girl')
  await button('Add it to the report').click()
  await expect.element(page.getByText(/^The sex of an unborn child may not be asked/)).toBeVisible()
  await expect.element(title).toHaveValue('Fetal sex: girl')
  expect(sentTo(beginReport)).toEqual([])
})

test('of files of others it says only that they are there; a cancelled order takes none', async () => {
  const others = { ...ours, id: '01936f2a-0000-7000-8000-000000000006', isOwn: false }
  const wrong = { ...others, id: '01936f2a-0000-7000-8000-000000000007', isWrong: true }
  await open({ ...sheet, status: 'revoked', reports: [others, wrong] })
  await expect.element(page.getByText(/is there, sent by others$/)).toBeVisible()
  await expect.element(page.getByText(/marked as wrong/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^View/ })).not.toBeInTheDocument()
  await expect.element(button('Add a photo or PDF of the report')).not.toBeInTheDocument()
})
