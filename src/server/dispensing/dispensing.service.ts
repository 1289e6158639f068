import { mayDispenseAt, mayTakeBack } from '../../shared/dispensing/dispensing.access.ts'
import { dispenseChanged } from '../../shared/dispensing/dispensing.events.ts'
import { readCode } from '../../shared/dispensing/dispensing.number.ts'
import type { Sheet } from '../../shared/dispensing/dispensing.schemas.ts'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { isGenuine, numberIn } from '../platform/auth/paper-code.ts'
import { listMemberships } from '../platform/auth/care/memberships.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { publish, topicOfPerson } from '../platform/events/publish.ts'
import { appError, endpointError } from '../platform/http/errors/app-error.ts'
import { newId } from '../platform/runtime/ids.ts'
import { judge } from './dispensing.judge.ts'
import { takeBack, type dispense, type listCounters, type lookUp } from './dispensing.operations.ts'
import { presentItems, presentSheet } from './dispensing.presenter.ts'
import * as repo from './dispensing.repo.ts'
import { tellDispensed } from './dispensing.telling.ts'

export async function counters({
  actor,
  db,
  now,
}: RequestContext<typeof listCounters>): Promise<AnswerOf<typeof listCounters>> {
  const rows = await listMemberships(db, actor, 'pharmacist')
  return rows
    .filter(({ facilityId }) => mayDispenseAt(facilityId, rows, now))
    .filter(({ until }) => until === null || until > now)
    .map(({ facilityId, name, nameHi, namePa }) => ({ facilityId, name, nameHi, namePa }))
}

/** Who is at no counter learns nothing, not even whether there is such a number. */
export async function see(ctx: RequestContext<typeof lookUp>): Promise<AnswerOf<typeof lookUp>> {
  const { actor, db, now, params } = ctx
  const memberships = await listMemberships(db, actor, 'pharmacist')
  if (!memberships.some(({ facilityId }) => mayDispenseAt(facilityId, memberships, now)))
    throw appError('notFound')
  const row = await find(ctx, params.code)
  if (!row) throw appError('notFound')
  return ctx.write((tx) => sheetOf(ctx, tx, row), { subject: row.patient_id })
}

async function find({ db, appContext: { keys } }: RequestContext<typeof lookUp>, given: string) {
  const read = readCode(given)
  if (!read) return undefined
  if ('number' in read) return repo.findAsRead(db, read.number)
  const row = await repo.findByNumber(db, numberIn(read.code))
  const isRight = row && isGenuine(keys, read.code, { number: row.number, contentHash: row.content_hash })
  return isRight ? row : undefined
}

async function knownOf(db: Database | Tx, row: repo.SignedRow) {
  const items = await repo.listItems(db, row.id)
  const dispenses = await repo.listDispenses(db, row.id)
  const given = await repo.listGiven(
    db,
    dispenses.map(({ id }) => id),
  )
  return { row, items, dispenses, given }
}

async function sheetOf(
  { actor, appContext: { town } }: Pick<RequestContext<typeof lookUp>, 'actor' | 'appContext'>,
  db: Database | Tx,
  row: repo.SignedRow,
): Promise<Sheet> {
  return presentSheet(await knownOf(db, row), actor.id, town.timeZone)
}

export async function give(ctx: RequestContext<typeof dispense>): Promise<AnswerOf<typeof dispense>> {
  const { actor, body, db, newId: id, now, submittedAt } = ctx
  const known = await repo.findSigned(db, body.prescriptionId)
  if (!known) throw appError('notFound')
  return ctx.write(
    async (tx) => {
      const memberships = await listMemberships(tx, actor, 'pharmacist')
      const row = await repo.lockSigned(tx, body.prescriptionId)
      if (!row || !mayDispenseAt(body.facilityId, memberships, now)) throw appError('notFound')
      const before = await knownOf(tx, row)
      const items = presentItems(before)
      const { issue, isH1 } = judge(body.items, {
        items,
        isStopped: row.status === 'stopped',
        hasWaited: submittedAt < now,
      })
      const act = {
        id,
        prescription_id: row.id,
        facility_id: body.facilityId,
        dispensed_by: actor.id,
        performer: actor.name,
        status: 'completed' as const,
        issue,
        is_h1: isH1,
        dispensed_at: submittedAt,
        recorded_at: now,
        error_at: null,
        error_reason: '',
      }
      const given = body.items.map(({ itemId, quantity, product, batch }) => {
        return { id: newId(), dispense_id: id, item_id: itemId, quantity, product, batch }
      })
      await repo.insertDispense(tx, act, given)
      await tellDispensed(ctx, tx, { row, issue, before })
      return sheetOf(ctx, tx, row)
    },
    { subject: known.patient_id },
  )
}

export async function revoke(ctx: RequestContext<typeof takeBack>): Promise<AnswerOf<typeof takeBack>> {
  const { actor, body, db, now, params } = ctx
  const before = await repo.findDispense(db, params.id)
  const known = before && (await repo.findSigned(db, before.prescription_id))
  if (!known) throw appError('notFound')
  return ctx.write(
    async (tx) => {
      const memberships = await listMemberships(tx, actor, 'pharmacist')
      const row = await repo.lockSigned(tx, known.id)
      const found = await repo.findDispense(tx, params.id)
      const owner = found && { dispensedBy: found.dispensed_by, facilityId: found.facility_id }
      if (!row || !found || !owner || !mayTakeBack(owner, actor.id, memberships, now))
        throw appError('notFound')
      if (found.status !== 'completed') throw endpointError(takeBack, 'alreadyTakenBack')
      await repo.markError(tx, found.id, body.reason, now)
      const about = { patientId: row.patient_id, area: 'guardianship' } as const
      const topics = [topicOfPerson(row.doctor_id), topicOfPerson(actor.id)]
      await publish(tx, { kind: dispenseChanged, subject: row.id, topics, about }, now)
      return sheetOf(ctx, tx, row)
    },
    { subject: known.patient_id },
  )
}
