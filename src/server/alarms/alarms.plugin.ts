import { sentToHospitalEvent, toldAlarmEvents } from '../../shared/alarms/alarms.events.ts'
import { labCritical, labUrgent, labWithdrawn } from '../../shared/labs/labs.events.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { smsJob } from '../platform/sms/sms.ts'
import { exportAlarms } from './alarms.export.ts'
import { takeAllDueSteps, takeQueuedStep } from './alarms.jobs.ts'
import { pushAlarm } from './alarms.push.ts'
import { raiseAgain, raiseForAppointment, raiseForReading, withdrawReading } from './alarms.raising.ts'
import { alarmRetention } from './alarms.retention.ts'
import { operations, routes } from './alarms.routes.ts'
import { endDutiesOf } from './desk/alarms.duty.repo.ts'
import { sendSms } from './desk/alarms.sms.service.ts'
import { raiseForLabResult, withdrawLabResult } from './lab-results/alarms.lab-results.ts'
import { deskTopic, stepJob, takeAlarmsFrom } from './alarms.steps.ts'
import { pushJob } from './alarms.telling.ts'

export const alarms: Feature = {
  name: 'alarms',
  operations,
  routes,
  notices: toldAlarmEvents,
  topics: (person) => (person.role === 'coordinator' ? [deskTopic] : []),
  exportData: exportAlarms,
  async closeAccount(tx, { account, now }) {
    await endDutiesOf(tx, account.id, now)
    await takeAlarmsFrom(tx, account.id, now)
  },
  retention: alarmRetention,
  eventHandlers: [
    { kind: 'vitals.critical', run: raiseForReading('critical') },
    { kind: 'vitals.urgent', run: raiseForReading('urgent') },
    { kind: 'vitals.removed', run: withdrawReading },
    { kind: 'vitals.restored', run: raiseAgain },
    { kind: labCritical, run: raiseForLabResult('critical') },
    { kind: labUrgent, run: raiseForLabResult('urgent') },
    { kind: labWithdrawn, run: withdrawLabResult },
    { kind: sentToHospitalEvent, run: raiseForAppointment },
  ],
  jobs: [
    { name: stepJob, run: takeQueuedStep },
    { name: 'alarms:sweep', cron: '* * * * *', run: takeAllDueSteps },
    { name: pushJob, run: pushAlarm },
    { name: smsJob, run: sendSms },
  ],
}
