import type { Feature } from '../platform/context/plugin.ts'
import { exportVolunteer } from './volunteers.export.ts'
import { eraseRegistration } from './volunteers.repo.ts'
import { operations, routes } from './volunteers.routes.ts'
import { topicsOf } from './volunteers.service.ts'

export const volunteers: Feature = {
  name: 'volunteers',
  operations,
  routes,
  topics: topicsOf,
  exportData: exportVolunteer,
  closeAccount: (tx, { account, now }) => eraseRegistration(tx, account.id, now),
}
