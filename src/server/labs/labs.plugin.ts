import { documentAdded } from '../../shared/documents/documents.events.ts'
import { labEvents } from '../../shared/labs/labs.events.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { exportLabs } from './labs.export.ts'
import { labFhir } from './labs.fhir.ts'
import { labOrderFhir } from './labs.orders.fhir.ts'
import { labRetention } from './labs.retention.ts'
import { labTimeline } from './labs.timeline.ts'
import { operations, routes } from './labs.routes.ts'
import { waitForReview } from './results/labs.reports.service.ts'

export const labs: Feature = {
  name: 'labs',
  operations,
  routes,
  notices: labEvents,
  exportData: exportLabs,
  retention: labRetention,
  fhir: [labFhir, labOrderFhir],
  timeline: [labTimeline],
  eventHandlers: [{ kind: documentAdded, run: waitForReview }],
}
