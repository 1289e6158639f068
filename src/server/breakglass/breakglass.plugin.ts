import { recordOpened, reviewOverdue } from '../../shared/breakglass/breakglass.events.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { topicsOf } from './breakglass.desk.service.ts'
import { exportAccesses } from './breakglass.export.ts'
import { pushOverdue, reviewPushJob, tellAllOverdue } from './breakglass.overdue.ts'
import { breakglassRetention } from './breakglass.retention.ts'
import { operations, routes } from './breakglass.routes.ts'

/** Breaking the glass: a record is opened in an emergency, and somebody else reviews it. */
export const breakglass: Feature = {
  name: 'breakglass',
  operations,
  routes,
  notices: [recordOpened, reviewOverdue],
  topics: topicsOf,
  exportData: exportAccesses,
  retention: breakglassRetention,
  jobs: [
    { name: 'breakglass:overdue', cron: '*/5 * * * *', isIrreversible: true, run: tellAllOverdue },
    { name: reviewPushJob, run: pushOverdue },
  ],
}
