import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { LazyScreenManifest } from '../platform/manifest/manifest.ts'
import { alarmMessages, alarmTaskMessages } from './alarms.manifest.tsx'

/** The desk's tab with the rota, loaded with its messages like a screen when it is opened. */
export const dutyDesk: LazyScreenManifest = {
  path: '/desk',
  roles: ['coordinator'],
  messages: [messageBundle('alarm-desk'), alarmMessages, alarmTaskMessages],
  load: async () => ({ Screen: (await import('./components/duty-desk.tsx')).DutyDesk }),
}
