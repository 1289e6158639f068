import type { Feature } from '../platform/context/plugin.ts'
import { operations, routes } from './records.routes.ts'

/** One timeline of what the features know of a patient: each adds its `timeline`. */
export const records: Feature = { name: 'records', operations, routes }
