import type { BuiltPerson } from '../../accounts/accounts.fixtures.ts'
import { buildPast } from '../../activities/activities.fixtures.ts'
import type { AppContext } from '../../platform/context/request-context.ts'

/** What the demo's patient sees under recent activities besides her own acts. */
export function seedActivities(
  appContext: Pick<AppContext, 'store' | 'clock'>,
  patient: BuiltPerson,
): Promise<void> {
  return buildPast(appContext, patient, [
    { status: 'scheduled', kind: 'appointments.accepted', hoursAgo: 3 },
    { status: 'failed', kind: 'appointments.failed', hoursAgo: 20 * 24 },
  ])
}
