import { toldFacilityEvents } from '../../shared/facilities/facilities.members.ts'
import { readOrganizations } from './facilities.fhir.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { operations, routes } from './facilities.routes.ts'
import { listTopic } from './facilities.service.ts'
import { exportMemberships } from './members/facilities.members.export.ts'
import { endMembershipsOf } from './members/facilities.members.repo.ts'

export type { ImportReport } from './facilities.runner.ts'
export { importFacilities, importVillages } from './facilities.import.ts'
export { readImportFile } from './facilities.files.ts'

export const facilities: Feature = {
  name: 'facilities',
  operations,
  routes,
  fhirNamed: { organizations: readOrganizations },
  topics: () => [listTopic],
  notices: toldFacilityEvents,
  closeAccount: (tx, { account, now }) => endMembershipsOf(tx, account.id, now),
  exportData: exportMemberships,
}
