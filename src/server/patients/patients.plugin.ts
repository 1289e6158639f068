import type { Feature } from '../platform/context/plugin.ts'
import { operations, routes } from './patients.routes.ts'

export const patients: Feature = { name: 'patients', operations, routes }
