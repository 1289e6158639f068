import { toldSharingEvents } from '../../shared/sharing/sharing.events.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { endWithAccount } from './sharing.closing.ts'
import { exportSharing } from './sharing.export.ts'
import { tellOfAge } from './sharing.jobs.ts'
import { deleteInvitationsOf } from './sharing.repo.ts'
import { operations, routes } from './sharing.routes.ts'

export const sharing: Feature = {
  name: 'sharing',
  operations,
  routes,
  notices: toldSharingEvents,
  exportData: exportSharing,
  eraseAccount: (tx, { usernameKey }) => deleteInvitationsOf(tx, usernameKey),
  closeAccount: endWithAccount,
  // In the morning, when the town is awake.
  jobs: [{ name: 'sharing:tellOfAge', cron: '23 3 * * *', backfill: true, run: tellOfAge }],
}
