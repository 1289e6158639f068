import { recordGranted } from '../../shared/shares/shares.events.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { endAllWith } from './grants/shares.grants.repo.ts'
import { exportShares } from './shares.export.ts'
import * as repo from './shares.repo.ts'
import { shareRetention } from './shares.retention.ts'
import { operations, routes } from './shares.routes.ts'

export const shares: Feature = {
  name: 'shares',
  operations,
  routes,
  notices: [recordGranted],
  exportData: exportShares,
  retention: shareRetention,
  async closeAccount(tx, { account, now }) {
    await repo.endAllMadeBy(tx, account.id, now)
    await endAllWith(tx, account.id, now)
  },
  jobs: [
    {
      name: 'shares:forgetExpired',
      cron: '*/10 * * * *',
      isIrreversible: true,
      run: ({ store, clock }) => repo.forgetExpired(store.db, clock()),
    },
  ],
}
