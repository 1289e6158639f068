import { book } from '../platform/books.ts'
import type { FeatureDoor } from '../platform/feature.ts'

export { RecentActivities } from './components/recent-activities.tsx'

export const activityWords = book('activities')

export const activities: FeatureDoor = { name: 'activities', screens: [] }
