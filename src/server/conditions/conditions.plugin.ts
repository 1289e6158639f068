import type { Feature } from '../platform/context/plugin.ts'
import { conditionFhir } from './conditions.fhir.ts'
import { exportConditions } from './conditions.export.ts'
import { conditionRetention } from './conditions.retention.ts'
import { operations, routes } from './conditions.routes.ts'
import { conditionTimeline } from './conditions.timeline.ts'

export const conditions: Feature = {
  name: 'conditions',
  operations,
  routes,
  fhir: [conditionFhir],
  exportData: exportConditions,
  retention: conditionRetention,
  timeline: conditionTimeline,
}
