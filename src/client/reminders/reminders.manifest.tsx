import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { DosesNow } from './components/doses/doses-now.tsx'
export { TodaysDoses } from './components/doses/todays-doses.tsx'

export const reminderMessages = messageBundle('reminders')
const listMessages = messageBundle('medicines')
const formMessages = messageBundle('reminder-form')
const deviceMessages = messageBundle('devices')

export const reminders: FeatureManifest = {
  name: 'reminders',
  screens: [
    {
      path: '/reminders',
      area: 'reminders',
      roles: ['patient'],
      under: '/patient',
      messages: [reminderMessages, listMessages, formMessages, deviceMessages],
      load: () => import('./screens/reminders.screen.tsx'),
    },
  ],
}
