import { toldAccountEvents } from '../../shared/accounts/accounts.events.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { exportAccount } from './accounts.export.ts'
import { eraseClosed } from './closing/accounts.retention.ts'
import { forgetExpired } from './accounts.jobs.ts'
import { operations, routes } from './accounts.routes.ts'

export { makeCoordinator, removeFactorOf } from './accounts.coordinators.ts'

export const accounts: Feature = {
  name: 'accounts',
  operations,
  routes,
  exportData: exportAccount,
  notices: toldAccountEvents,
  jobs: [
    {
      name: 'accounts:forgetExpired',
      cron: '17 21 * * *',
      backfill: true,
      isIrreversible: true,
      run: forgetExpired,
    },
    {
      name: 'accounts:eraseClosed',
      cron: '31 22 * * *',
      backfill: true,
      isIrreversible: true,
      run: (appContext) => eraseClosed(appContext),
    },
  ],
}
