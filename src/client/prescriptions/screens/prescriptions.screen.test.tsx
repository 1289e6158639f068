import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listPrescriptions } from '../../../shared/prescriptions/prescriptions.endpoints.ts'
import { prescriptionAnswer, signedAt } from '../../../../tests/setup/prescription-answers.ts'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './prescriptions.screen.tsx'

test('an empty list says how to get a prescription', async () => {
  await openDevice('patient')
  serverSays(listPrescriptions, { body: { prescriptions: [], next: null } })
  show(<Screen />)
  await expect.element(page.getByText('No prescriptions yet.', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Book appointment' }))
    .toHaveAttribute('href', '/appointments/book')
})

test('says in the reader’s language how each medicine is taken', async () => {
  await openDevice('patient', { language: 'pa' })
  serverSays(listPrescriptions, { body: { prescriptions: [prescriptionAnswer()], next: null } })
  show(<Screen />)
  await expect.element(page.getByText('Simran Kaur ਲਈ')).toBeVisible()
  await expect.element(page.getByText('PARACETAMOL 500 mg, ਗੋਲੀ')).toBeVisible()
  await expect.element(page.getByText('ਸਵੇਰੇ 1, ਰਾਤ 1, ਖਾਣੇ ਤੋਂ ਬਾਅਦ, 5 ਦਿਨ')).toBeVisible()
  await expect.element(page.getByText(/ਨੰਬਰ K7QM4XWD · Punjab Medical Council/)).toBeVisible()
})

test('a stopped one says so, and why', async () => {
  await openDevice('patient')
  const stopped = prescriptionAnswer({ status: 'stopped', stoppedAt: signedAt, stopReason: 'A rash' })
  serverSays(listPrescriptions, { body: { prescriptions: [stopped], next: null } })
  show(<Screen />)
  await expect
    .element(page.getByText('Please do not take these medicines any more', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByText('Stopped on Sat, 21 Nov: A rash')).toBeVisible()
})
