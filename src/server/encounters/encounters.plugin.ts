import { noteEvents } from '../../shared/encounters/encounters.events.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { exportEncounters } from './encounters.export.ts'
import { encounterRetention } from './encounters.retention.ts'
import { operations, routes } from './encounters.routes.ts'

export const encounters: Feature = {
  name: 'encounters',
  operations,
  routes,
  notices: noteEvents,
  exportData: exportEncounters,
  retention: encounterRetention,
}
