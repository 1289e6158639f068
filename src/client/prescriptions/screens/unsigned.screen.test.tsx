import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { listUnsignedPrescriptions } from '../../../shared/prescriptions/prescriptions.endpoints.ts'
import { Screen } from './unsigned.screen.tsx'

test('a prescription that is not signed leads to where it is signed', async () => {
  await openDevice('doctor')
  const waiting = {
    encounterId: '01936f2a-0000-7000-8000-000000000001',
    date: '2026-11-20',
    patient: { id: '01936f2a-0000-7000-8000-000000000002', name: 'Asha Rani' },
    medicines: ['Paracetamol 500 mg', 'Amlodipine 5 mg'],
  }
  serverSays(listUnsignedPrescriptions, { body: { prescriptions: [waiting], next: null } })
  show(<Screen />)
  const link = page.getByRole('link', { name: /^Asha Rani/ })
  await expect.element(link).toHaveTextContent('Paracetamol 500 mg, Amlodipine 5 mg')
  await expect
    .element(link)
    .toHaveAttribute('href', '/doctor/encounters/01936f2a-0000-7000-8000-000000000001/prescription')
})

test('says when nothing waits', async () => {
  await openDevice('doctor')
  serverSays(listUnsignedPrescriptions, { body: { prescriptions: [], next: null } })
  show(<Screen />)
  await expect.element(page.getByText('No prescription waits for your signature')).toBeVisible()
})
