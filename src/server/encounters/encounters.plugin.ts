import { noteEvents } from '../../shared/encounters/encounters.events.ts'
import { encounterFhir } from './encounters.fhir.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { closeCalls } from './encounters.calls.service.ts'
import { exportEncounters } from './encounters.export.ts'
import { followUpPushJob, pushFollowUp, tellFollowUps } from './follow-ups/encounters.follow-ups.jobs.ts'
import { encounterRetention } from './encounters.retention.ts'
import { operations, routes } from './encounters.routes.ts'
import { encounterTimeline } from './encounters.timeline.ts'

export const encounters: Feature = {
  name: 'encounters',
  operations,
  routes,
  fhir: [encounterFhir],
  notices: noteEvents,
  jobs: [
    { name: 'encounters:closeCalls', cron: '* * * * *', isIrreversible: true, run: closeCalls },
    { name: 'encounters:tellFollowUps', cron: '*/10 * * * *', isIrreversible: true, run: tellFollowUps },
    { name: followUpPushJob, run: pushFollowUp },
  ],
  exportData: exportEncounters,
  retention: encounterRetention,
  timeline: [encounterTimeline],
}
