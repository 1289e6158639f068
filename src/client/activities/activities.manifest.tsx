import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { RecentActivities } from './components/recent-activities.tsx'

export const activityMessages = messageBundle('activities')

export const activities: FeatureManifest = { name: 'activities', screens: [] }
