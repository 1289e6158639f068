import type { Feature } from '../platform/feature.ts'
import { contracts, routes } from './doctors.routes.ts'

export const doctors: Feature = { name: 'doctors', contracts, routes }
