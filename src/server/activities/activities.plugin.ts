import type { Feature } from '../platform/context/plugin.ts'
import { operations, routes } from './activities.routes.ts'

export const activities: Feature = { name: 'activities', operations, routes }
