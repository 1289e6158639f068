import type { Feature } from '../platform/context/plugin.ts'
import { contracts, routes } from './activities.routes.ts'

export const activities: Feature = { name: 'activities', contracts, routes }
