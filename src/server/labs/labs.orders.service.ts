import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { mayCancel } from '../../shared/labs/labs.access.ts'
import { labsCancelled, labsOrdered } from '../../shared/labs/labs.events.ts'
import type { OrderEntry } from '../../shared/labs/labs.forms.ts'
import type { LabOrder } from '../../shared/labs/labs.schemas.ts'
import { asksPregnancy } from '../../shared/labs/rules/labs.person.ts'
import { newNumber } from '../platform/auth/paper-code.ts'
import { viewerOf } from '../platform/auth/care/sensitive.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Tx } from '../platform/db/database.ts'
import { publish, topicOfPerson } from '../platform/events/publish.ts'
import { appError, endpointError, validationError } from '../platform/http/errors/app-error.ts'
import { newId } from '../platform/runtime/ids.ts'
import { presentAll } from './labs.list.service.ts'
import { cancelLabs, type orderLabs } from './labs.operations.ts'
import { personOf } from './labs.person.ts'
import * as repo from './labs.repo.ts'

/** By a doctor who treats the patient: the endpoint's `subject`. */
export function order(ctx: RequestContext<typeof orderLabs>): Promise<AnswerOf<typeof orderLabs>> {
  const { actor, body, now, newId: id, params } = ctx
  return ctx.write(async (tx) => {
    const pregnancy = await pregnancyOf(ctx, tx, body)
    const encounter = { id: body.encounterId ?? '', patientId: params.id, doctorId: actor.id }
    if (body.encounterId !== null && !(await repo.findEncounter(tx, encounter))) throw appError('notFound')
    await repo.insertOrder(
      tx,
      {
        id,
        patient_id: params.id,
        doctor_id: actor.id,
        encounter_id: body.encounterId,
        number: newNumber(),
        status: 'active',
        pregnancy,
        note: body.note,
        ordered_at: now,
        revoked_at: null,
        revoke_reason: '',
        to_review_since: null,
      },
      body.items.map((code, position) => ({ id: newId(), order_id: id, position, code })),
    )
    return tell(ctx, tx, id, labsOrdered)
  })
}

/** What was said of a woman of 12 to 50, who has to be asked; null of everybody else. */
async function pregnancyOf(
  { params, today }: RequestContext<typeof orderLabs>,
  tx: Tx,
  { pregnancy }: OrderEntry,
): Promise<'no' | 'pregnant' | 'afterBirth' | null> {
  const patient = await repo.findPatient(tx, params.id)
  const person = patient && personOf(patient, { day: today, pregnancy: null })
  if (!person || !asksPregnancy(person)) return null
  if (pregnancy === '') throw validationError('labs', { pregnancy: 'required' })
  return pregnancy
}

/** Of two presses one cancels; what has a result stays. */
export function cancel(ctx: RequestContext<typeof cancelLabs>): Promise<AnswerOf<typeof cancelLabs>> {
  const { actor, body, now, params } = ctx
  return ctx.write(async (tx) => {
    const row = await repo.lockOrder(tx, body.order)
    const isOurs = row?.patient_id === params.id && mayCancel({ doctorId: row.doctor_id }, actor)
    if (!row || !isOurs) throw appError('notFound')
    if (row.status !== 'active' || (await repo.hasResults(tx, row.id)))
      throw endpointError(cancelLabs, 'notOpen')
    await repo.changeOrder(tx, row.id, { status: 'revoked', revoked_at: now, revoke_reason: body.reason })
    return tell(ctx, tx, row.id, labsCancelled)
  })
}

/** The doctor's other screens fetch anew, and who acts for the patient is told, without the name of a test. */
async function tell(
  ctx: RequestContext<typeof orderLabs | typeof cancelLabs>,
  tx: Tx,
  id: string,
  kind: typeof labsOrdered | typeof labsCancelled,
): Promise<LabOrder> {
  const { actor, now, params, today } = ctx
  const facts = { doctor: nameWithoutTitle(actor.name), date: today }
  await publish(
    tx,
    {
      kind,
      subject: id,
      topics: [topicOfPerson(actor.id)],
      about: { patientId: params.id, area: 'guardianship' },
      tell: [{ patientId: params.id, facts }],
    },
    now,
  )
  const row = await repo.findOrder(tx, id)
  const [presented] = row ? await presentAll(ctx, tx, [row], await viewerOf(tx, ctx, row.patient_id)) : []
  if (!presented) throw new Error('What was just written is not there.')
  return presented
}
