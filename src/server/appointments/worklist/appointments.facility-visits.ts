import { sql } from 'kysely'
import { nameWithoutTitle } from '../../../shared/doctors/doctors.names.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { cutPage, type PagePlace } from '../../../shared/kit/pages.ts'
import { treatingStatuses } from '../../../shared/patients/patients.access.ts'
import { auditShown } from '../../platform/audit/audit.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import type { Database } from '../../platform/db/database.ts'
import { listFacilityVisits } from '../appointments.operations.ts'
import { literals } from '../appointments.statuses.ts'

const pageLength = 20

/** Today's visits of colleagues, so that a doctor can stand in; see `care_relationships`, which opens the records. */
export async function facilityVisits(
  ctx: RequestContext<typeof listFacilityVisits>,
): Promise<AnswerOf<typeof listFacilityVisits>> {
  const { actor, db, query, today } = ctx
  const facilities = await listFacilitiesOf(db, actor.id)
  if (facilities.length === 0) return { facilities: [], visits: [], next: null }
  const which = { facilityIds: facilities.map(({ id }) => id), today, after: query.after }
  const rows = await listVisitsOfOthers(db, actor.id, which, pageLength + 1)
  const { page, next } = cutPage(rows, pageLength, (row) => ({ at: row.starts_at, id: row.id }))
  await auditShown(
    ctx,
    listFacilityVisits.name,
    page.map((row) => row.patient_id),
  )
  return {
    facilities: facilities.map(({ name, name_hi, name_pa }) => ({ name, nameHi: name_hi, namePa: name_pa })),
    visits: page.map((row) => ({
      id: row.id,
      time: row.time,
      status: row.status,
      specialization: row.specialization,
      patient: { id: row.patient_id, name: row.patient_name },
      doctor: nameWithoutTitle(row.doctor_name),
    })),
    next,
  }
}

/** Where this doctor works, the one entered last first. */
function listFacilitiesOf(db: Database, doctorId: string) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('facilities as f', 'f.id', 'm.facility_id')
    .select(['f.id', 'f.name', 'f.name_hi', 'f.name_pa'])
    .where('m.user_id', '=', doctorId)
    .where('m.role', '=', 'doctor')
    .where('m.until', 'is', null)
    .orderBy('m.since', 'desc')
    .execute()
}

interface Which {
  facilityIds: string[]
  today: string
  after: PagePlace | undefined
}

function listVisitsOfOthers(
  db: Database,
  doctorId: string,
  { facilityIds, today, after }: Which,
  limit: number,
) {
  const all = db
    .selectFrom('appointments as a')
    .innerJoin('patients as p', 'p.id', 'a.patient_id')
    .innerJoin('doctors as d', 'd.user_id', 'a.doctor_id')
    .select(['a.id', 'a.starts_at', 'a.time', 'a.status', 'a.specialization', 'a.patient_id'])
    .select(['p.name as patient_name', 'd.name as doctor_name'])
    .where('a.facility_id', 'in', facilityIds)
    .where('a.day', '=', today)
    .where('a.doctor_id', '<>', doctorId)
    .where(sql<boolean>`a.status in (${literals(treatingStatuses)})`)
    .orderBy('a.starts_at')
    .orderBy('a.id')
    .limit(limit)
  return (
    after ? all.where(sql<boolean>`(a.starts_at, a.id) > (${after.at}, ${after.id}::uuid)`) : all
  ).execute()
}
