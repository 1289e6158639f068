import { dispensingEvents } from '../../shared/dispensing/dispensing.events.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { exportDispenses } from './dispensing.export.ts'
import { dispensingRetention } from './dispensing.retention.ts'
import { operations, routes } from './dispensing.routes.ts'
import { dispenseTimeline } from './dispensing.timeline.ts'

export const dispensing: Feature = {
  name: 'dispensing',
  operations,
  routes,
  notices: dispensingEvents,
  exportData: exportDispenses,
  retention: dispensingRetention,
  timeline: [dispenseTimeline],
}
