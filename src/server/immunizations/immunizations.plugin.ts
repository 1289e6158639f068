import { immunizationNotices } from '../../shared/immunizations/immunizations.events.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { exportImmunizations } from './immunizations.export.ts'
import { immunizationFhir } from './immunizations.fhir.ts'
import { immunizationPushJob, pushDueImmunizations, tellDueImmunizations } from './immunizations.jobs.ts'
import { immunizationRetention } from './immunizations.retention.ts'
import { operations, routes } from './immunizations.routes.ts'
import { immunizationTimeline } from './immunizations.timeline.ts'

export const immunizations: Feature = {
  name: 'immunizations',
  operations,
  routes,
  notices: immunizationNotices,
  jobs: [
    { name: 'immunizations:tellDue', cron: '20 * * * *', isIrreversible: true, run: tellDueImmunizations },
    { name: immunizationPushJob, run: pushDueImmunizations },
  ],
  fhir: [immunizationFhir],
  exportData: exportImmunizations,
  retention: immunizationRetention,
  timeline: [immunizationTimeline],
}
