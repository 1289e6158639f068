import { book } from '../platform/i18n/namespaces.ts'
import type { FeatureDoor } from '../platform/manifest/manifest.ts'

export { RecentActivities } from './components/recent-activities.tsx'

export const activityWords = book('activities')

export const activities: FeatureDoor = { name: 'activities', screens: [] }
