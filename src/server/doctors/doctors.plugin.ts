import type { Feature } from '../platform/context/plugin.ts'
import { readPractitioners } from './doctors.fhir.ts'
import { exportDoctor } from './doctors.export.ts'
import { operations, routes } from './doctors.routes.ts'
import { changeApprovalState, topicsOf } from './doctors.approval-state.ts'
import { closeProfile } from './doctors.repo.ts'

export const doctors: Feature = {
  name: 'doctors',
  operations,
  routes,
  fhirNamed: { practitioners: readPractitioners },
  topics: topicsOf,
  exportData: exportDoctor,
  // Appointments move on to other doctors, as after a suspension.
  async closeAccount(tx, { account, now }) {
    if (await closeProfile(tx, account.id, now)) await changeApprovalState(tx, account.id, now)
  },
}
