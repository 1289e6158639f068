import { toldVitalEvents } from '../../shared/vitals/vitals.events.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { forgetRemoved } from './vitals.jobs.ts'
import { operations, routes } from './vitals.routes.ts'

export const vitals: Feature = {
  name: 'vitals',
  operations,
  routes,
  notices: toldVitalEvents,
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
