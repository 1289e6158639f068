import type { Feature } from '../platform/feature.ts'
import { contracts, routes } from './doctors.routes.ts'
import { topicsOf } from './doctors.approval-state.ts'

export const doctors: Feature = { name: 'doctors', contracts, routes, topics: topicsOf }
