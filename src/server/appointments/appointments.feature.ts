import { doctorDecided } from '../../shared/doctors/doctors.events.ts'
import type { Feature } from '../platform/feature.ts'
import { lapse } from './appointments.jobs.ts'
import { contracts, routes } from './appointments.routes.ts'
import { topicsOf } from './appointments.service.ts'
import { passOnStrays } from './appointments.strays.ts'

export const appointments: Feature = {
  name: 'appointments',
  contracts,
  routes,
  topics: topicsOf,
  jobs: [
    { name: 'appointments:lapse', cron: '* * * * *', isIrreversible: true, run: lapse },
    { name: 'appointments:passOnStrays', cron: '* * * * *', run: (appContext) => passOnStrays(appContext) },
  ],
  eventHandlers: [{ kind: doctorDecided, run: passOnStrays }],
}
