import { unfinishedListedDays } from '../../../shared/appointments/appointments.limits.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { cutPage } from '../../../shared/kit/pages.ts'
import { addDays, dayIn, startOfDay } from '../../../shared/kit/time/town-time.ts'
import { auditShown } from '../../platform/audit/audit.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import { listUnsignedPrescriptions } from '../prescriptions.operations.ts'
import { listItems } from '../prescriptions.repo.ts'
import { listUnsignedOf } from './prescriptions.unsigned.repo.ts'

const pageLength = 20

/** What the doctor wrote and has not signed. */
export async function listUnsigned(
  ctx: RequestContext<typeof listUnsignedPrescriptions>,
): Promise<AnswerOf<typeof listUnsignedPrescriptions>> {
  const { actor, db, query, today, appContext } = ctx
  const { timeZone } = appContext.town
  const since = startOfDay(timeZone, addDays(today, -unfinishedListedDays))
  const rows = await listUnsignedOf(db, { doctorId: actor.id, since, after: query.after }, pageLength + 1)
  const { page, next } = cutPage(rows, pageLength, (row) => ({ at: row.started_at, id: row.encounter_id }))
  const items = await listItems(
    db,
    page.map(({ id }) => id),
  )
  await auditShown(
    ctx,
    listUnsignedPrescriptions.name,
    page.map((row) => row.patient_id),
  )
  const prescriptions = page.map((row) => ({
    encounterId: row.encounter_id,
    date: dayIn(timeZone, row.started_at),
    patient: { id: row.patient_id, name: row.patient },
    medicines: items
      .filter((item) => item.prescription_id === row.id)
      .map(({ name, strength }) => `${name} ${strength}`.trim()),
  }))
  return { prescriptions, next }
}
