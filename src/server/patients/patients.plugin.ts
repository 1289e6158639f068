import type { Feature } from '../platform/context/plugin.ts'
import { contracts, routes } from './patients.routes.ts'

export const patients: Feature = { name: 'patients', contracts, routes }
