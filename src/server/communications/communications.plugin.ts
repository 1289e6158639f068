import { communicationNotices } from '../../shared/communications/communications.events.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { exportCommunications } from './communications.export.ts'
import { tellAllOverdue } from './communications.jobs.ts'
import { messagePushJob, pushMessage } from './communications.push.ts'
import { communicationRetention } from './communications.retention.ts'
import { operations, routes } from './communications.routes.ts'
import { pushVisitNear, tellVisitsNear, visitPushJob } from './visits/communications.reminders.ts'

export const communications: Feature = {
  name: 'communications',
  operations,
  routes,
  notices: communicationNotices,
  jobs: [
    { name: messagePushJob, run: pushMessage },
    { name: 'communications:overdue', cron: '*/5 * * * *', isIrreversible: true, run: tellAllOverdue },
    { name: 'communications:visitsNear', cron: '25 * * * *', isIrreversible: true, run: tellVisitsNear },
    { name: visitPushJob, run: pushVisitNear },
  ],
  exportData: exportCommunications,
  retention: communicationRetention,
}
