import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { AuditLog } from './components/audit-desk.tsx'

const accessLogMessages = messageBundle('access-log')

export const audit: FeatureManifest = {
  name: 'audit',
  screens: [
    {
      path: '/patient/access-log',
      area: 'guardianship',
      roles: ['patient'],
      messages: [accessLogMessages],
      load: () => import('./screens/looks.screen.tsx'),
    },
  ],
}
