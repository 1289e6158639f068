import { canSeePatient, canSeePlace } from '../../../shared/appointments/appointments.access.ts'
import type { Appointment } from '../../../shared/appointments/appointments.schemas.ts'
import { auditShown, type ListContext } from '../../platform/audit/audit.ts'
import type { Person } from '../../platform/auth/sessions.ts'
import type { Database } from '../../platform/db/database.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import type { Operation } from '../../platform/operations/operation.ts'
import { findAbnormal, findAskedBy, findFacilities, findPlaces } from './appointments.details.repo.ts'
import { presentAppointment, stateOf } from '../appointments.presenter.ts'
import type { AppointmentRow } from '../appointments.repo.ts'

/** Presents a list for its reader, with data from other features about patients or places. */
export async function presentList(
  { db, actor, now, today }: { db: Database; actor: Person } & Pick<RequestContext, 'now' | 'today'>,
  rows: readonly AppointmentRow[],
): Promise<Appointment[]> {
  const moment = { now, today }
  const visits = rows.filter((row) => canSeePlace(stateOf(row), actor))
  const patients = rows.filter((row) => canSeePatient(stateOf(row), actor, moment))
  const [places, facilities, abnormal, askedBy] = await Promise.all([
    findPlaces(
      db,
      visits.flatMap(({ doctor_clinic: clinic }) => (clinic === null ? [] : [clinic])),
    ),
    findFacilities(
      db,
      visits.flatMap(({ facility_id: id }) => (id === null ? [] : [id])),
    ),
    findAbnormal(
      db,
      patients.map((row) => row.patient_id),
    ),
    findAskedBy(
      db,
      patients.map((row) => row.id),
    ),
  ])
  return rows.map((row) => presentAppointment(row, actor, moment, { places, facilities, abnormal, askedBy }))
}

/** The same, with an audit entry for each patient shown to a doctor. */
export async function presentAudited(
  ctx: ListContext,
  { name }: Pick<Operation, 'name'>,
  rows: readonly AppointmentRow[],
): Promise<Appointment[]> {
  const patients = rows.map((row) => row.patient_id)
  if (ctx.actor.role === 'doctor') await auditShown(ctx, name, patients)
  return presentList(ctx, rows)
}
