import { momentIn } from '../../shared/kit/moments.ts'
import type { ListedVolunteer, Volunteer } from '../../shared/volunteers/volunteers.schemas.ts'
import type { VolunteerRow } from './volunteers.repo.ts'

type Row = Omit<VolunteerRow, 'user_id' | 'updated_at'>

export function presentOwn(row: Row, zone: string): Volunteer {
  return { ...presentSaid(row), registeredAt: momentIn(zone, row.registered_at) }
}

/** The fields volunteers enter themselves. */
export function presentSaid(row: Pick<Row, 'name' | 'mobile' | 'has_vehicle'>) {
  return { name: row.name, mobile: row.mobile, hasVehicle: row.has_vehicle }
}

/** For coordinators, who may call a volunteer. */
export function presentListed(row: VolunteerRow, zone: string): ListedVolunteer {
  return { id: row.user_id, ...presentOwn(row, zone) }
}
