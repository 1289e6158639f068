import { buildPast } from '../activities/activities.builders.ts'
import type { House } from '../platform/http/call.ts'

/** What the demo's patient finds under recent activities besides her own acts. */
export function seedActivities(house: Pick<House, 'store' | 'clock'>, patientId: string): Promise<void> {
  return buildPast(house, patientId, [
    { status: 'scheduled', kind: 'appointments.accepted', hoursAgo: 3 },
    { status: 'failed', kind: 'appointments.failed', hoursAgo: 20 * 24 },
  ])
}
