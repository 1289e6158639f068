import type { Feature } from '../platform/context/plugin.ts'
import { exportImmunizations } from './immunizations.export.ts'
import { immunizationFhir } from './immunizations.fhir.ts'
import { immunizationRetention } from './immunizations.retention.ts'
import { operations, routes } from './immunizations.routes.ts'
import { immunizationTimeline } from './immunizations.timeline.ts'

export const immunizations: Feature = {
  name: 'immunizations',
  operations,
  routes,
  fhir: [immunizationFhir],
  exportData: exportImmunizations,
  retention: immunizationRetention,
  timeline: [immunizationTimeline],
}
