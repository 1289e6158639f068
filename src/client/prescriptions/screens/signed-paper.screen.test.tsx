import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { appendPieceFor, beginUploadFor } from '../../../shared/documents/documents.doctor.endpoints.ts'
import { readFile } from '../../../shared/documents/documents.endpoints.ts'
import {
  addPaper,
  listPrescriptions,
  readPaper,
  readPrescribing,
} from '../../../shared/prescriptions/prescriptions.endpoints.ts'
import { jpegOf } from '../../../../tests/setup/pictures.ts'
import { beADoctor, open } from '../../../../tests/setup/prescribing-form.tsx'
import { deskAnswer, prescriptionAnswer, signedAt } from '../../../../tests/setup/prescription-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { sendAll } from '../../platform/outbox/outbox.ts'
import { Screen } from './prescriptions.screen.tsx'

const unsigned = prescriptionAnswer()
const paper = { id: '01a1fd14-3547-736d-953f-202a5e4eea95', type: 'image/webp', at: signedAt } as const
const onPaper = prescriptionAnswer({ paper })
const choosing = () => page.getByRole('button', { name: 'Add photo of the signed paper' })

test('the doctor adds a photo: it waits for the network, arrives once, and is then shown', async () => {
  await beADoctor()
  serverSays(beginUploadFor, { status: 503, refusal: { code: 'unavailable' } })
  serverSays(appendPieceFor, { body: { received: 9_999_999 } })
  open({ signed: [unsigned] })
  await choosing().click()
  await expect.element(page.getByText(/^Print the prescription and sign it by hand/)).toBeVisible()
  await page
    .getByLabelText('Choose a file')
    .first()
    .upload(await jpegOf(30, 40))
  await page.getByRole('button', { name: 'Add it', exact: true }).click()
  await expect.element(page.getByRole('link', { name: 'Waiting to send' })).toBeVisible()
  await expect.element(choosing()).not.toBeInTheDocument()
  serverSays(beginUploadFor, { body: { received: 0 } })
  serverSays(addPaper, () => {
    serverSays(readPrescribing, { body: deskAnswer({ signed: [onPaper] }) })
    return { body: onPaper }
  })
  await expect
    .poll(async () => {
      await sendAll()
      return sentTo(addPaper)
    })
    .toHaveLength(1)
  const [begun] = sentTo(beginUploadFor).map(({ path, body }) => ({ path, body: body as { id: string } }))
  expect(begun?.path).toBe(`/api/patients/${deskAnswer().patient.id}/documents/uploads`)
  expect(sentTo(addPaper)[0]).toMatchObject({
    path: `/api/prescriptions/${unsigned.id}/paper`,
    body: { upload: begun?.body.id },
  })
  serverSays(readPaper, { file: 'RIFF' })
  await page.getByRole('button', { name: /^Photo of the signed paper/ }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('what is no photo is refused at once, and nothing is sent', async () => {
  await beADoctor()
  open({ signed: [unsigned] })
  await choosing().click()
  await page
    .getByLabelText('Choose a file')
    .first()
    .upload(new File(['neither'], 'note.txt', { type: 'text/plain' }))
  await expect.element(page.getByText('This is neither a picture nor a PDF.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add it', exact: true })).not.toBeInTheDocument()
  expect(sentTo(beginUploadFor)).toEqual([])
})

test('a stopped prescription has no form for it', async () => {
  await beADoctor()
  open({ signed: [prescriptionAnswer({ status: 'stopped', stoppedAt: signedAt, stopReason: 'A rash' })] })
  await expect.element(page.getByText(/A rash/)).toBeVisible()
  await expect.element(choosing()).not.toBeInTheDocument()
})

test('the patient opens it, and reads what each signature is worth', async () => {
  await openDevice('patient')
  serverSays(listPrescriptions, { body: { prescriptions: [onPaper], next: null } })
  const paths: string[] = []
  serverSays(readFile, ({ path }) => {
    paths.push(path)
    return { file: 'RIFF' }
  })
  show(<Screen />)
  await page.getByRole('heading', { name: 'Code for the pharmacy' }).click()
  await expect.element(page.getByText(/no electronic signature: a pharmacy may ask/)).toBeVisible()
  await expect.element(page.getByText(/^The doctor has also signed it by hand on paper/)).toBeVisible()
  await page.getByRole('button', { name: /^Photo of the signed paper/ }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(paths).toContain(`/api/documents/${paper.id}/file`)
})

test('without a photo only the signature in the app is spoken of', async () => {
  await openDevice('patient', { language: 'pa' })
  serverSays(listPrescriptions, { body: { prescriptions: [unsigned], next: null } })
  show(<Screen />)
  await page.getByRole('heading', { name: 'ਦਵਾਈ ਦੀ ਦੁਕਾਨ ਲਈ ਕੋਡ' }).click()
  await expect.element(page.getByText(/ਐਪ ਵਿੱਚ ਲੌਗਇਨ ਨਾਲ ਸਾਈਨ/)).toBeVisible()
  await expect.element(page.getByText(/ਹੱਥ ਨਾਲ ਵੀ ਦਸਤਖ਼ਤ/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /ਫ਼ੋਟੋ/ })).not.toBeInTheDocument()
})
