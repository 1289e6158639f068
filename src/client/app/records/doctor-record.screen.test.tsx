import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readPatientInCare } from '../../../shared/patients/patients.endpoints.ts'
import { listRecordsOfPatient } from '../../../shared/records/records.endpoints.ts'
import { PathParams } from '../../platform/browser/navigation.tsx'
import { treatedPatient } from '../../../../tests/setup/patient-answers.ts'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './doctor-record.screen.tsx'

const id = '01936f2b-0000-7000-8000-000000000001'
const shown = () =>
  show(
    <PathParams value={{ id }}>
      <Screen />
    </PathParams>,
  )
beforeEach(() => openDevice('doctor'))

test('has the name of the patient, the way back, and says when there is nothing', async () => {
  serverSays(readPatientInCare, { body: treatedPatient({ name: 'Asha Rani' }) })
  serverSays(listRecordsOfPatient, { body: { entries: [], next: null, searchedTo: null } })
  shown()
  await expect.element(page.getByRole('heading', { name: 'History of Asha Rani', level: 1 })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Asha Rani' }))
    .toHaveAttribute('href', `/doctor/patients/${id}`)
  await expect.element(page.getByText('Nothing in the history of this patient yet')).toBeVisible()
})

test('of somebody whom the doctor does not treat there is nothing', async () => {
  serverSays(readPatientInCare, { status: 404, refusal: { code: 'notFound' } })
  shown()
  await expect.element(page.getByRole('link', { name: 'View All Patients' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'History', exact: true }).elements()).toEqual([])
})
