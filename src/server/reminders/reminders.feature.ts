import type { Feature } from '../platform/feature.ts'
import { contracts, routes } from './reminders.routes.ts'

export const reminders: Feature = { name: 'reminders', contracts, routes }
