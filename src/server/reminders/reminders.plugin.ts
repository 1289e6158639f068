import type { Feature } from '../platform/context/plugin.ts'
import { reminderRetention } from './reminders.retention.ts'
import { exportReminders } from './reminders.export.ts'
import { forgetRings, manyWait, ring } from './reminders.jobs.ts'
import { dispatchDue } from './delivery/reminders.dispatch.ts'
import { operations, routes } from './reminders.routes.ts'

export const reminders: Feature = {
  name: 'reminders',
  operations,
  routes,
  exportData: exportReminders,
  retention: reminderRetention,
  jobs: [
    { name: 'reminders:ring', cron: '* * * * *', run: ring },
    {
      name: 'reminders:forgetRings',
      cron: '53 21 * * *',
      backfill: true,
      isIrreversible: true,
      run: forgetRings,
    },
  ],
  // Every server instance receives it and helps to send.
  signalHandlers: [{ kind: manyWait, run: dispatchDue }],
}
