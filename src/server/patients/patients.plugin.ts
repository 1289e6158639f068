import type { Feature } from '../platform/context/plugin.ts'
import { exportPatient } from './patients.export.ts'
import { endGuardianships, forgetPhones } from './patients.guardians.repo.ts'
import { operations, routes } from './patients.routes.ts'

export const patients: Feature = {
  name: 'patients',
  operations,
  routes,
  exportData: exportPatient,
  async closeAccount(tx, { account, patientIds, now }) {
    await endGuardianships(tx, account.id, now)
    await forgetPhones(tx, patientIds)
  },
}
