import type { Feature } from '../platform/context/plugin.ts'
import { exportShares } from './shares.export.ts'
import * as repo from './shares.repo.ts'
import { shareRetention } from './shares.retention.ts'
import { operations, routes } from './shares.routes.ts'

export const shares: Feature = {
  name: 'shares',
  operations,
  routes,
  exportData: exportShares,
  retention: shareRetention,
  closeAccount: (tx, { account, now }) => repo.endAllMadeBy(tx, account.id, now),
  jobs: [
    {
      name: 'shares:forgetExpired',
      cron: '*/10 * * * *',
      isIrreversible: true,
      run: ({ store, clock }) => repo.forgetExpired(store.db, clock()),
    },
  ],
}
