import type { Feature } from '../platform/context/plugin.ts'
import { contracts, routes } from './doctors.routes.ts'
import { topicsOf } from './doctors.approval-state.ts'

export const doctors: Feature = { name: 'doctors', contracts, routes, topics: topicsOf }
