import { momentIn } from '../../shared/kit/moments.ts'
import type { ListedVolunteer, Volunteer } from '../../shared/volunteers/volunteers.contract.ts'
import type { VolunteerRow } from './volunteers.repo.ts'

export function presentOwn(row: Omit<VolunteerRow, 'person_id'>, zone: string): Volunteer {
  return {
    name: row.name,
    mobile: row.mobile,
    hasVehicle: row.has_vehicle,
    registeredAt: momentIn(zone, row.registered_at),
  }
}

/** For coordinators, who may ring a volunteer up. */
export function presentListed(row: VolunteerRow, zone: string): ListedVolunteer {
  return { id: row.person_id, ...presentOwn(row, zone) }
}
