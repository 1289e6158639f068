import type { Feature } from '../platform/context/plugin.ts'
import { readFhirPatient } from './patients.fhir.ts'
import { exportPatient } from './patients.export.ts'
import { endGuardianships, forgetPhones } from './patients.guardians.repo.ts'
import { eraseRecords } from './retention/patients.retention.jobs.ts'
import { operations, routes } from './patients.routes.ts'

export const patients: Feature = {
  name: 'patients',
  operations,
  routes,
  fhirNamed: { patient: readFhirPatient },
  exportData: exportPatient,
  jobs: [
    {
      name: 'patients:eraseRecords',
      cron: '11 22 * * *',
      backfill: true,
      isIrreversible: true,
      run: (appContext) => eraseRecords(appContext),
    },
  ],
  async closeAccount(tx, { account, patientIds, now }) {
    await endGuardianships(tx, account.id, now)
    await forgetPhones(tx, patientIds)
  },
}
