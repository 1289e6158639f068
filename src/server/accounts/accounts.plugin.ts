import type { Feature } from '../platform/context/plugin.ts'
import { forgetExpired } from './accounts.jobs.ts'
import { contracts, routes } from './accounts.routes.ts'

export { makeCoordinator } from './accounts.coordinators.ts'

export const accounts: Feature = {
  name: 'accounts',
  contracts,
  routes,
  jobs: [
    {
      name: 'accounts:forgetExpired',
      cron: '17 21 * * *',
      backfill: true,
      isIrreversible: true,
      run: forgetExpired,
    },
  ],
}
