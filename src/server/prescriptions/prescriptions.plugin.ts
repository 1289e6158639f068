import { prescriptionEvents } from '../../shared/prescriptions/prescriptions.events.ts'
import { prescriptionFhir } from './prescriptions.fhir.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { exportPrescriptions } from './prescriptions.export.ts'
import { prescriptionRetention } from './prescriptions.retention.ts'
import { operations, routes } from './prescriptions.routes.ts'
import { prescriptionTimeline } from './prescriptions.timeline.ts'

export const prescriptions: Feature = {
  name: 'prescriptions',
  operations,
  routes,
  fhir: [prescriptionFhir],
  notices: prescriptionEvents,
  exportData: exportPrescriptions,
  retention: prescriptionRetention,
  timeline: [prescriptionTimeline],
}
