import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import {
  markDocumentWrong,
  takeBackDocumentMark,
} from '../../../shared/documents/documents.doctor.endpoints.ts'
import { listPatientDocuments } from '../../../shared/documents/documents.endpoints.ts'
import type { ShownToDoctor } from '../../../shared/documents/documents.schemas.ts'
import { PatientDocuments } from './patient-documents.tsx'

const patientId = '01936f2b-0000-7000-8000-000000000001'
const current: ShownToDoctor = {
  id: '01936f2d-0000-7000-8000-000000000001',
  kind: 'labReport',
  title: 'Sugar',
  sentTo: '',
  sentBy: '',
  takenOn: '2026-11-20',
  at: '2026-11-20T04:30:00Z',
  type: 'image/webp',
  bytes: 30,
  status: 'current',
  isPrivate: false,
  thumbnail: null,
}
const doctorsMark = { at: '2026-11-20T04:30:00Z', by: 'Simran Gill', reason: 'duplicate', words: '' } as const
const marked: ShownToDoctor = { ...current, status: 'enteredInError', doctorsMark, mayTakeBack: true }
let listed: ShownToDoctor

beforeEach(async () => {
  await openDevice('doctor')
  listed = current
  serverSays(listPatientDocuments, () => ({ body: [listed] }))
})
const showList = (mayWrite = true) => show(<PatientDocuments patientId={patientId} mayWrite={mayWrite} />)
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

test('a doctor says why a file is wrong, and sees it crossed out with the reason', async () => {
  serverSays(markDocumentWrong, () => {
    listed = marked
    return { body: marked }
  })
  showList()
  await press('This file is wrong: Sugar')
  await press('Mark as wrong')
  await expect.element(page.getByText('Please fill in this field')).toBeVisible()
  await page.getByText('Another reason').click()
  await page.getByLabelText('What is wrong with it?').fill('Upside down')
  await page.getByText('It is here twice').click()
  await expect.element(page.getByLabelText('What is wrong with it?')).not.toBeInTheDocument()
  await press('Mark as wrong')
  await expect
    .element(page.getByText(/Marked as wrong by Dr. Simran Gill on Friday, 20 November/))
    .toBeVisible()
  await expect.element(page.getByText('It is here twice')).toBeVisible()
  expect(page.getByRole('deletion').elements()).toHaveLength(1)
  expect(sentTo(markDocumentWrong)).toMatchObject([{ body: { document: current.id, reason: 'duplicate' } }])
})

test('without a network it says that it was not done', async () => {
  serverSays(markDocumentWrong, () => {
    throw new TypeError('Failed to fetch')
  })
  showList()
  await press('This file is wrong: Sugar')
  await page.getByText('It cannot be read').click()
  await press('Mark as wrong')
  await expect
    .element(
      page.getByText('This needs the network. Nothing was sent. Please try again when there is network.'),
    )
    .toBeVisible()
})

test('the doctor who marked it takes that back', async () => {
  listed = marked
  serverSays(takeBackDocumentMark, () => {
    listed = current
    return { body: current }
  })
  showList()
  await press('Take the mark back: Sugar')
  await expect.element(page.getByRole('button', { name: 'This file is wrong: Sugar' })).toBeVisible()
  await expect.element(page.getByText(/Marked as wrong by/)).not.toBeInTheDocument()
})

test('other doctors read the mark alone; who only reads the record marks nothing', async () => {
  listed = { ...current, status: 'enteredInError', doctorsMark: { ...doctorsMark, by: '' } }
  showList()
  await expect.element(page.getByText(/Marked as wrong by a doctor on Friday, 20 November/)).toBeVisible()
  expect(page.getByRole('button', { name: /Take the mark back|This file is wrong/ }).elements()).toEqual([])
})

test('a colleague who stands in reads it', async () => {
  showList(false)
  await expect.element(page.getByRole('button', { name: 'View: Sugar' })).toBeVisible()
  expect(page.getByRole('button', { name: /This file is wrong/ }).elements()).toEqual([])
})
