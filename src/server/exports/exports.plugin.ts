import { toldExportEvents } from '../../shared/exports/exports.events.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { operations, routes } from './exports.routes.ts'

/** The file itself; what is in it, each feature says in its `exportData`. */
export const exports: Feature = { name: 'exports', operations, routes, notices: toldExportEvents }
