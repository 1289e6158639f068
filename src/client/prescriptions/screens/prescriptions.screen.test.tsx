import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listPrescriptions } from '../../../shared/prescriptions/prescriptions.endpoints.ts'
import type { Prescription } from '../../../shared/prescriptions/prescriptions.schemas.ts'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './prescriptions.screen.tsx'

const at = { at: '2026-11-21T09:50:00.000Z', date: '2026-11-21', time: '15:20' }

function prescription(changes: Partial<Prescription> = {}): Prescription {
  return {
    id: '01a1fd14-3547-736d-953f-202a5e4eea86',
    number: 'K7QM4XWD',
    verifyPath: '/verify/K7QM4XWD-abc',
    encounterId: '01a1fd14-3547-736d-953f-202a5e4eea87',
    status: 'active',
    date: '2026-11-21',
    signedAt: at,
    stoppedAt: null,
    stopReason: '',
    mode: 'audio',
    doctor: {
      name: 'Navjot Kaur Gill',
      qualification: 'MBBS',
      council: 'Punjab Medical Council',
      registrationNumber: 'PMC-1',
      clinic: 'Civil Hospital Nabha',
    },
    patient: {
      name: 'Simran Kaur',
      age: 30,
      gender: 'Female',
      address: 'Nabha',
      weightKg: null,
      pregnancy: 'no',
    },
    advice: 'Drink much water',
    diagnosis: 'Viral fever',
    items: [
      {
        id: '01a1fd14-3547-736d-953f-202a5e4eea88',
        medicine: 'paracetamol',
        name: 'Paracetamol',
        form: 'tablet',
        strength: '500 mg',
        list: 'O',
        schedule: 'unknown',
        dose: { kind: 'slots', amounts: { morning: 1, noon: 0, evening: 0, night: 1 }, every: 1, days: 5 },
        food: 'after',
        quantity: 10,
        refills: 0,
        note: '',
      },
    ],
    ...changes,
  }
}

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
  serverSays(listPrescriptions, { body: { prescriptions: [prescription()], next: null } })
  show(<Screen />)
  await expect.element(page.getByText('Simran Kaur ਲਈ')).toBeVisible()
  await expect.element(page.getByText('PARACETAMOL 500 mg, ਗੋਲੀ')).toBeVisible()
  await expect.element(page.getByText('ਸਵੇਰੇ 1, ਰਾਤ 1, ਖਾਣੇ ਤੋਂ ਬਾਅਦ, 5 ਦਿਨ')).toBeVisible()
  await expect.element(page.getByText(/ਨੰਬਰ K7QM4XWD · Punjab Medical Council/)).toBeVisible()
})

test('a stopped one says so, and why', async () => {
  await openDevice('patient')
  const stopped = prescription({ status: 'stopped', stoppedAt: at, stopReason: 'A rash' })
  serverSays(listPrescriptions, { body: { prescriptions: [stopped], next: null } })
  show(<Screen />)
  await expect
    .element(page.getByText('Please do not take these medicines any more', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByText('Stopped on Sat, 21 Nov: A rash')).toBeVisible()
})
