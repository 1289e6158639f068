import { endOf } from '../../shared/breakglass/breakglass.rules.ts'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { tellApart } from '../../shared/patients/patients.with-phone.ts'
import { auditShown } from '../platform/audit/audit.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { holdPerson } from '../platform/db/hold-person.ts'
import { findPeopleWithPhone } from '../platform/db/people-with-phone.ts'
import { appError, endpointError } from '../platform/http/errors/app-error.ts'
import { openInEmergency, listOpened, findForEmergency } from './breakglass.operations.ts'
import { presentOpened } from './breakglass.presenter.ts'
import * as repo from './breakglass.repo.ts'
import { tellOpened } from './breakglass.telling.ts'

/** A number without a record is in the log too, without a patient. */
export function find(
  ctx: RequestContext<typeof findForEmergency>,
): Promise<AnswerOf<typeof findForEmergency>> {
  const { actor, appContext, body, now, today } = ctx
  return ctx.write(async (tx) => {
    const { rows, villages } = await findPeopleWithPhone(tx, body.phone)
    const { centre, name } = appContext.town
    const found = tellApart(rows, villages, { centre, names: Object.values(name) }, today)
    const ids = found.map(({ id }) => id)
    await auditShown(ctx, findForEmergency.name, ids)
    const readable = await repo.listReadable(tx, actor.id, ids, { now, today })
    return found.map((one) => ({ ...one, isOpen: readable.has(one.id) }))
  })
}

export function open(ctx: RequestContext<typeof openInEmergency>): Promise<AnswerOf<typeof openInEmergency>> {
  const { actor, appContext, body, newId: id, now, today } = ctx
  const { patientId, reason } = body
  const zone = appContext.town.timeZone
  return ctx.write(
    async (tx) => {
      // Of two presses the second finds what the first has opened.
      await holdPerson(tx, actor.id)
      const patient = await repo.findPatient(tx, patientId)
      if (!patient) throw appError('notFound')
      const [known] = await repo.listOpen(tx, actor.id, now, patientId)
      if (known) return presentOpened(known, zone)
      if ((await repo.listReadable(tx, actor.id, [patientId], { now, today })).size > 0)
        throw endpointError(openInEmergency, 'alreadyInCare')
      const access = { id, doctor_id: actor.id, patient_id: patientId, opened_at: now, ends_at: endOf(now) }
      await repo.insert(tx, { ...access, reason })
      await tellOpened(tx, access, now)
      return presentOpened({ ...access, name: patient.name }, zone)
    },
    { subject: patientId },
  )
}

export async function opened(ctx: RequestContext<typeof listOpened>): Promise<AnswerOf<typeof listOpened>> {
  const rows = await repo.listOpen(ctx.db, ctx.actor.id, ctx.now)
  await auditShown(
    ctx,
    listOpened.name,
    rows.map((row) => row.patient_id),
  )
  return rows.map((row) => presentOpened(row, ctx.appContext.town.timeZone))
}
