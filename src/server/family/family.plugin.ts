import type { Feature } from '../platform/context/plugin.ts'
import { operations, routes } from './family.routes.ts'

export const family: Feature = { name: 'family', operations, routes }
