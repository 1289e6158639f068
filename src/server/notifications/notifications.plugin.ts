import type { Feature } from '../platform/context/plugin.ts'
import { deleteNoticesOf } from './notifications.repo.ts'
import { operations, routes } from './notifications.routes.ts'
import { forgetOld } from './notifications.service.ts'

export const notifications: Feature = {
  name: 'notifications',
  operations,
  routes,
  closeAccount: (tx, { account }) => deleteNoticesOf(tx, account.id),
  jobs: [
    {
      name: 'notifications:forgetOld',
      cron: '29 21 * * *',
      backfill: true,
      isIrreversible: true,
      run: forgetOld,
    },
  ],
}
