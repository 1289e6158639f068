import type { Feature } from '../platform/context/plugin.ts'
import { exportConditions } from './conditions.export.ts'
import { conditionRetention } from './conditions.retention.ts'
import { operations, routes } from './conditions.routes.ts'

export const conditions: Feature = {
  name: 'conditions',
  operations,
  routes,
  exportData: exportConditions,
  retention: conditionRetention,
}
