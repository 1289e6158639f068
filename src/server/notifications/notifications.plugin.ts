import type { Feature } from '../platform/context/plugin.ts'
import { exportNotices } from './notifications.export.ts'
import { deleteNoticesOf } from './notifications.repo.ts'
import { operations, routes } from './notifications.routes.ts'
import { forgetOld } from './notifications.service.ts'

export const notifications: Feature = {
  name: 'notifications',
  operations,
  routes,
  exportData: exportNotices,
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
