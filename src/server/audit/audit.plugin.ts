import type { Feature } from '../platform/context/plugin.ts'
import { operations, routes } from './audit.routes.ts'

/** The desk's view of the log. Writing it is the platform's: platform/audit. */
export const audit: Feature = { name: 'audit', operations, routes }
