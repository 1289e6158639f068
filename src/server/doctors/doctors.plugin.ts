import type { Feature } from '../platform/context/plugin.ts'
import { operations, routes } from './doctors.routes.ts'
import { topicsOf } from './doctors.approval-state.ts'

export const doctors: Feature = { name: 'doctors', operations, routes, topics: topicsOf }
