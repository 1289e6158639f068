import { toldReminderEvents } from '../../shared/reminders/reminders.events.ts'
import { medicineFhir } from './timeline/reminders.fhir.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { reminderRetention } from './reminders.retention.ts'
import { exportReminders } from './reminders.export.ts'
import { forgetRings, manyWait, ring } from './reminders.jobs.ts'
import { dispatchDue } from './delivery/reminders.dispatch.ts'
import { tellMissedDays } from './missed-days/reminders.missed-days.ts'
import { operations, routes } from './reminders.routes.ts'
import { medicineTimeline } from './timeline/reminders.timeline.ts'

export const reminders: Feature = {
  name: 'reminders',
  operations,
  routes,
  fhir: [medicineFhir],
  exportData: exportReminders,
  retention: reminderRetention,
  timeline: [medicineTimeline],
  notices: toldReminderEvents,
  jobs: [
    { name: 'reminders:ring', cron: '* * * * *', run: ring },
    {
      name: 'reminders:forgetRings',
      cron: '53 21 * * *',
      backfill: true,
      isIrreversible: true,
      run: forgetRings,
    },
    // Nine in the morning, when a relative can call.
    { name: 'reminders:tellMissedDays', cron: '30 3 * * *', backfill: true, run: tellMissedDays },
  ],
  // Every server instance receives it and helps to send.
  signalHandlers: [{ kind: manyWait, run: dispatchDue }],
}
