import type { Feature } from '../platform/context/plugin.ts'
import { forgetRemoved } from './vitals.jobs.ts'
import { operations, routes } from './vitals.routes.ts'

export const vitals: Feature = {
  name: 'vitals',
  operations,
  routes,
  jobs: [
    {
      name: 'vitals:forgetRemoved',
      cron: '17 21 * * *',
      backfill: true,
      isIrreversible: true,
      run: forgetRemoved,
    },
  ],
}
