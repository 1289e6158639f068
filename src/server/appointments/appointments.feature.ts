import type { Feature } from '../platform/feature.ts'
import { lapse } from './appointments.jobs.ts'
import { contracts, routes } from './appointments.routes.ts'
import { topicsOf } from './appointments.service.ts'

export const appointments: Feature = {
  name: 'appointments',
  contracts,
  routes,
  topics: topicsOf,
  jobs: [{ name: 'appointments:lapse', cron: '* * * * *', run: lapse }],
}
