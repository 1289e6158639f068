import { momentIn } from '../../shared/kit/moments.ts'
import type { ListedVolunteer, Volunteer } from '../../shared/volunteers/volunteers.schemas.ts'
import type { VolunteerRow } from './volunteers.repo.ts'

type Row = Omit<VolunteerRow, 'user_id' | 'updated_at'>

export function presentOwn(row: Row, zone: string): Volunteer {
  return { ...presentSaid(row), registeredAt: momentIn(zone, row.registered_at) }
}

/** What volunteers say of themselves. */
export function presentSaid(row: Pick<Row, 'name' | 'mobile' | 'has_vehicle'>) {
  return { name: row.name, mobile: row.mobile, hasVehicle: row.has_vehicle }
}

/** For coordinators, who may ring a volunteer up. */
export function presentListed(row: VolunteerRow, zone: string): ListedVolunteer {
  return { id: row.user_id, ...presentOwn(row, zone) }
}
