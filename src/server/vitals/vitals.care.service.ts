import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { cutPage } from '../../shared/kit/pages.ts'
import {
  attendVital,
  listCriticalVitals,
  type listMorePatientVitals,
  type listPatientVitals,
} from './vitals.operations.ts'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import { auditShown } from '../platform/audit/audit.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { appError, endpointError } from '../platform/http/errors/app-error.ts'
import { findDoctorName, listUnattended, lockReading, markAttended } from './vitals.care.repo.ts'
import { tellAttended } from './vitals.notifications.ts'
import { presentCritical, presentOlder, presentRecord, readingsOfPage } from './vitals.presenter.ts'
import { findProfile, listEnteredBy, listNewest, listOlder } from './vitals.repo.ts'

const pageLength = 50

/** Reading another person's vitals is audited: hence `write`, although it changes nothing else. */
export async function listOfPatient(
  ctx: RequestContext<typeof listPatientVitals>,
): Promise<AnswerOf<typeof listPatientVitals>> {
  const { params, today } = ctx
  return ctx.write(async (tx) => {
    const profile = await findProfile(tx, params.id)
    const said = profile ? { birthYear: profile.birth_year, saidOn: profile.age_said_on } : null
    const rows = await listNewest(tx, params.id)
    return presentRecord(rows, await listEnteredBy(tx, ctx.actor.id, params.id, rows), said, today)
  })
}

export async function listMoreOfPatient(
  ctx: RequestContext<typeof listMorePatientVitals>,
): Promise<AnswerOf<typeof listMorePatientVitals>> {
  return ctx.write(async (tx) => {
    const rows = await listOlder(tx, ctx.params.id, ctx.query, readingsOfPage + 1)
    return presentOlder(rows, await listEnteredBy(tx, ctx.actor.id, ctx.params.id, rows))
  })
}

export async function listCritical(
  ctx: RequestContext<typeof listCriticalVitals>,
): Promise<AnswerOf<typeof listCriticalVitals>> {
  const { db, actor, now, query } = ctx
  const rows = await listUnattended(db, actor.id, { after: query.after, limit: pageLength + 1, now })
  const { page, next } = cutPage(rows, pageLength, (row) => ({ at: row.submitted_at, id: row.id }))
  await auditShown(
    ctx,
    listCriticalVitals.name,
    page.map((row) => row.patient_id),
  )
  const readings = page.map((row) => ({ ...presentCritical(row), more: row.waiting - 1 }))
  return { readings, patients: rows[0]?.patients ?? 0, next }
}

export async function attend(ctx: RequestContext<typeof attendVital>): Promise<AnswerOf<typeof attendVital>> {
  const { actor, now, params } = ctx
  return ctx.write(async (tx) => {
    const row = await lockReading(tx, params.id)
    if (!row) throw appError('notFound')
    if (!row.needs_doctor) throw endpointError(attendVital, 'notCritical')
    if (row.acknowledged_by === null) {
      await markAttended(tx, row.id, actor.id, now)
      await tellAttended(tx, row, (await findDoctorName(tx, actor.id)) ?? actor.name, now)
    } else if (row.acknowledged_by !== actor.id) {
      const doctor = nameWithoutTitle(row.doctor_name ?? '')
      throw endpointError(attendVital, 'alreadyAttended', { details: { doctor } })
    }
    return presentCritical(row)
  })
}
