import { toldVitalEvents } from '../../shared/vitals/vitals.events.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { operations, routes } from './vitals.routes.ts'

export const vitals: Feature = {
  name: 'vitals',
  operations,
  routes,
  notices: toldVitalEvents,
}
