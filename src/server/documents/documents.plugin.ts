import { documentNotices } from '../../shared/documents/documents.events.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { documentFhir } from './documents.fhir.ts'
import { documentRetention } from './documents.retention.ts'
import { exportDocuments } from './documents.export.ts'
import { forgetUploads } from './documents.jobs.ts'
import { operations, routes } from './documents.routes.ts'
import { documentTimeline } from './documents.timeline.ts'

export const documents: Feature = {
  name: 'documents',
  operations,
  routes,
  notices: documentNotices,
  fhir: [documentFhir],
  exportData: exportDocuments,
  retention: documentRetention,
  timeline: [documentTimeline],
  jobs: [
    {
      name: 'documents:forgetUploads',
      cron: '23 21 * * *',
      backfill: true,
      isIrreversible: true,
      run: forgetUploads,
    },
  ],
}
