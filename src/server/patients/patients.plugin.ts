import type { Feature } from '../platform/feature.ts'
import { contracts, routes } from './patients.routes.ts'

export const patients: Feature = { name: 'patients', contracts, routes }
