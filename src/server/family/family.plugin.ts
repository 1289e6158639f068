import type { Feature } from '../platform/context/plugin.ts'
import { contracts, routes } from './family.routes.ts'

export const family: Feature = { name: 'family', contracts, routes }
