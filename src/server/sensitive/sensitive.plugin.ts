import type { Feature } from '../platform/context/plugin.ts'
import { exportOpenings } from './sensitive.export.ts'
import { operations, routes } from './sensitive.routes.ts'

/** What a patient keeps from doctors; each feature leaves it out of what it reads for them. */
export const sensitive: Feature = {
  name: 'sensitive',
  operations,
  routes,
  exportData: exportOpenings,
}
