import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { jpegOf } from '../../../../tests/setup/pictures.ts'
import { openDevice, sentTo, serverSays, show, type Said } from '../../../../tests/setup/screen.tsx'
import {
  addDocument,
  appendPiece,
  beginUpload,
  listDocuments,
  markDocumentError,
  readThumbnail,
} from '../../../shared/documents/documents.endpoints.ts'
import type { PatientDocument } from '../../../shared/documents/documents.schemas.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { discardAll, sendAll } from '../../platform/outbox/outbox.ts'
import { Screen } from './documents.screen.tsx'

const nobody: Said = { status: 503, refusal: { code: 'unavailable' } }
const pixel = 'UklGRhYAAABXRUJQVlA4TAoAAAAvAAAAAEX/I/of'
let listed: PatientDocument[]

beforeEach(async () => {
  await openDevice('patient')
  listed = []
  serverSays(listDocuments, () => ({ body: listed }))
  serverSays(readThumbnail, { body: { thumbnail: pixel } })
  serverSays(beginUpload, nobody)
})

function known(one: Partial<PatientDocument> = {}): PatientDocument {
  return {
    id: '01936f2a-0000-7000-8000-000000000001',
    kind: 'prescription',
    title: '',
    sentTo: '',
    sentBy: '',
    takenOn: '2026-11-20',
    at: '2026-11-20T04:30:00Z',
    type: 'image/webp',
    bytes: 48_000,
    status: 'current',
    isPrivate: false,
    ...one,
  }
}
const choose = (file: File, name = 'Choose a file') => page.getByLabelText(name).first().upload(file)
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

describe('the list', () => {
  test('says what to do when it is empty', async () => {
    show(<Screen />)
    await expect.element(page.getByText('No documents yet')).toBeVisible()
  })

  test('says when it could not be loaded; the form is there all the same', async () => {
    serverSays(listDocuments, nobody)
    show(<Screen />)
    await expect.element(page.getByText('The documents could not be loaded.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Save document' })).toBeVisible()
  })

  test('shows a picture by its thumbnail, a PDF to save, and what is wrong without its picture', async () => {
    listed = [
      known({ title: 'From Dr. Gill', isPrivate: true }),
      known({ id: '01936f2a-0000-7000-8000-000000000002', kind: 'labReport', type: 'application/pdf' }),
      known({ id: '01936f2a-0000-7000-8000-000000000003', kind: 'wound', status: 'enteredInError' }),
    ]
    show(<Screen />)
    await expect.element(page.getByRole('heading', { name: 'From Dr. Gill' })).toBeVisible()
    await expect.poll(() => document.querySelectorAll('li img').length).toBe(1)
    await expect.element(page.getByRole('button', { name: 'Save PDF: Lab report' })).toBeVisible()
    await expect.element(page.getByText('Entered by mistake')).toBeVisible()
    const marked = page.getByRole('listitem').filter({ hasText: 'Private' })
    expect(marked.elements()).toHaveLength(1)
    await expect.element(marked).toHaveTextContent('From Dr. Gill')
    expect(page.getByRole('button', { name: 'Wrong document' }).elements()).toHaveLength(2)
  })
})

describe('adding', () => {
  test('a photo is shown small, queued without a network, and sent later', async () => {
    show(<Screen />)
    await choose(await jpegOf(3000, 2000))
    await expect.element(page.getByText(/About \d+ kB to send/)).toBeVisible()
    await page.getByText('Wound or skin').click()
    await page.getByRole('checkbox', { name: 'Private' }).click()
    await page.getByLabelText('Title').fill('Left foot')
    await press('Save document')
    await expect.element(page.getByRole('heading', { name: 'Left foot' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Waiting to send' })).toBeVisible()
    await expect.element(page.getByRole('listitem').getByText('Private')).toBeVisible()
    // The form is ready for the next one.
    await expect.element(page.getByText(/kB to send/)).not.toBeInTheDocument()

    await expect.poll(() => sentTo(beginUpload)).not.toEqual([])
    const [begun] = sentTo(beginUpload)
    const size = (begun?.body as { size: number } | undefined)?.size ?? NaN
    expect(size).toBeLessThan(100_000)
    serverSays(beginUpload, { body: { received: 0 } })
    serverSays(appendPiece, { body: { received: size } })
    serverSays(addDocument, ({ body }) => {
      listed = [known(body as object)]
      return { body: listed[0] }
    })
    await expect
      .poll(async () => {
        await sendAll()
        return sentTo(addDocument)[0]?.body
      })
      .toMatchObject({ kind: 'wound', title: 'Left foot', takenOn: '', isPrivate: true })
    await expect.element(page.getByRole('link', { name: 'Waiting to send' })).not.toBeInTheDocument()
    expect(page.getByRole('heading', { name: 'Left foot' }).elements()).toHaveLength(1)
  })

  test('the report of lab tests names their order, and is not asked what it is', async () => {
    const order = '01936f2a-0000-7000-8000-00000000000a'
    history.replaceState(null, '', `?order=${order}`)
    show(<Screen />)
    await expect
      .element(page.getByText('This report goes to the doctor who ordered the tests.'))
      .toBeVisible()
    expect(page.getByText('What is it?').elements()).toHaveLength(0)
    await choose(await jpegOf(30, 20))
    serverSays(beginUpload, { body: { received: 9_999_999 } })
    serverSays(addDocument, ({ body }) => ({ body: known(body as object) }))
    await press('Save document')
    await expect
      .poll(async () => {
        await sendAll()
        return sentTo(addDocument)[0]?.body
      })
      .toMatchObject({ kind: 'labReport', labOrder: order })
    history.replaceState(null, '', location.pathname)
  })

  test('whoever presses Save while a large photo is made small need not press again', async () => {
    show(<Screen />)
    await page.getByLabelText('Title').fill('Left foot')
    await choose(await jpegOf(6000, 4000))
    await press('Save document')
    await expect.element(page.getByRole('heading', { name: 'Left foot' })).toBeVisible()
    await expect.element(page.getByText(/take a photo or choose a file/)).not.toBeInTheDocument()
  })

  test.each<[Language, string, string]>([
    ['en', 'Save document', 'Please take a photo or choose a file'],
    ['hi', 'दस्तावेज़ सेव करें', 'कृपया फ़ोटो खींचें या फ़ाइल चुनें'],
    ['pa', 'ਕਾਗਜ਼ ਸੇਵ ਕਰੋ', 'ਕਿਰਪਾ ਕਰਕੇ ਫ਼ੋਟੋ ਖਿੱਚੋ ਜਾਂ ਫ਼ਾਈਲ ਚੁਣੋ'],
  ])('without a file says so, and leads there: %s', async (language, save, sentence) => {
    await openDevice('patient', { language })
    serverSays(listDocuments, { body: [] })
    show(<Screen />)
    await press(save)
    await expect.element(page.getByText(sentence)).toBeVisible()
    expect(document.activeElement?.closest('fieldset')?.textContent).toContain(sentence)
  })

  test('what is neither a picture nor a PDF is refused at once', async () => {
    show(<Screen />)
    await choose(new File(['hello'], 'a.jpg', { type: 'image/jpeg' }), 'Take a photo')
    await expect.element(page.getByText(/neither a picture nor a PDF/)).toBeVisible()
  })

  test('a refusal of the server is shown beside it', async () => {
    serverSays(beginUpload, { status: 409, refusal: { code: 'patientFull' } })
    show(<Screen />)
    await choose(new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' }))
    await expect.element(page.getByText('About 1 kB to send')).toBeVisible()
    await press('Save document')
    await expect.element(page.getByRole('link', { name: 'Needs your answer' })).toBeVisible()
    await discardAll('patient-1')
    await expect.element(page.getByText('No documents yet')).toBeVisible()
  })
})

test('a wrong document is marked after a question', async () => {
  listed = [known()]
  serverSays(markDocumentError, () => {
    listed = [known({ status: 'enteredInError' })]
    return { body: listed[0] }
  })
  show(<Screen />)
  await press('Wrong document')
  await press('Yes, mark it as wrong')
  await expect.element(page.getByText('Entered by mistake')).toBeVisible()
  await expect.poll(() => sentTo(markDocumentError)).toHaveLength(1)
  await expect.element(page.getByRole('button', { name: 'Wrong document' })).not.toBeInTheDocument()
})
