import { availabilityNotices } from '../../shared/availability/availability.events.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { exportAvailability } from './availability.export.ts'
import { endAllOf } from './availability.repo.ts'
import { operations, routes } from './availability.routes.ts'
import { deskTopic } from './availability.service.ts'

export const availability: Feature = {
  name: 'availability',
  operations,
  routes,
  notices: availabilityNotices,
  topics: (person) => (person.role === 'coordinator' ? [deskTopic] : []),
  exportData: exportAvailability,
  closeAccount: (tx, { account, today }) => endAllOf(tx, account.id, today),
}
