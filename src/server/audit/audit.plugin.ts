import type { Feature } from '../platform/context/plugin.ts'
import { exportLog } from './audit.export.ts'
import { operations, routes } from './audit.routes.ts'

/** The desk's view of the log. The platform writes it: platform/audit. */
export const audit: Feature = { name: 'audit', operations, routes, exportData: exportLog }
