import { agoMessages } from '../platform/i18n/ago.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import { symptomMessages } from '../platform/i18n/symptoms.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { AlarmBar } from './components/alarm-bar.tsx'
export { AlarmPanel, AlarmRow } from './components/desk/bench-alarm.tsx'
export { SmsPanel, SmsRow } from './components/desk/bench-sms.tsx'
export { WaitingAlarmsLine } from './components/desk/waiting-alarms-line.tsx'
export { DeskAlarms } from './components/desk-alarms.tsx'
export { AlarmsOfPatient } from './components/alarm-list.tsx'
export { OwnAlarmCards } from './components/own-alarm-cards.tsx'
export { WaitingCards } from './components/waiting-cards.tsx'

/** Needed by every page that shows one of the components for doctors. */
export const alarmTaskMessages = messageBundle('alarm-task')
/** What is refused, and what the patient reads. */
export const alarmMessages = messageBundle('alarms')

export const alarms: FeatureManifest = {
  name: 'alarms',
  screens: [
    {
      path: '/doctor/alerts',
      roles: ['doctor'],
      messages: [alarmMessages, alarmTaskMessages, symptomMessages, agoMessages],
      load: () => import('./screens/alarms.screen.tsx'),
    },
    {
      path: '/doctor/alerts/:id',
      roles: ['doctor'],
      messages: [alarmMessages, alarmTaskMessages, symptomMessages, agoMessages],
      load: () => import('./screens/alarm.screen.tsx'),
    },
  ],
}
