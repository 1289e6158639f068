import type { Feature } from '../platform/context/plugin.ts'
import { exportConsents } from './consents.export.ts'
import { withdrawWithAccount } from './consents.repo.ts'
import { operations, routes } from './consents.routes.ts'

export const consents: Feature = {
  name: 'consents',
  operations,
  routes,
  closeAccount: withdrawWithAccount,
  exportData: exportConsents,
}
