import { toldVitalEvents } from '../../shared/vitals/vitals.events.ts'
import { vitalFhir } from './vitals.fhir.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { vitalRetention } from './vitals.retention.ts'
import { exportVitals } from './vitals.export.ts'
import { operations, routes } from './vitals.routes.ts'
import { vitalTimeline } from './vitals.timeline.ts'

export const vitals: Feature = {
  name: 'vitals',
  operations,
  routes,
  fhir: [vitalFhir],
  exportData: exportVitals,
  retention: vitalRetention,
  timeline: [vitalTimeline],
  notices: toldVitalEvents,
}
