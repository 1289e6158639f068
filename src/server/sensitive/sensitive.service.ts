import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import type { Privacy } from '../../shared/sensitive/sensitive.schemas.ts'
import { listTreating } from '../platform/auth/care/treating.ts'
import { patientOf } from '../platform/auth/patient-of.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { publish, topicOfPerson } from '../platform/events/publish.ts'
import { appError } from '../platform/http/errors/app-error.ts'
import type { markPrivate, openPrivate, readPrivacy } from './sensitive.operations.ts'
import * as repo from './sensitive.repo.ts'

type Asking = Pick<RequestContext, 'actor' | 'appContext' | 'now'>

export async function read(ctx: RequestContext<typeof readPrivacy>): Promise<AnswerOf<typeof readPrivacy>> {
  const row = await repo.findEntry(ctx.db, ctx.params.id, patientOf(ctx.actor))
  if (!row) throw appError('notFound')
  return present(ctx, ctx.db, row)
}

/** Idempotent. What everybody may read needs no opening, and a later mark begins anew. */
export function mark(ctx: RequestContext<typeof markPrivate>): Promise<AnswerOf<typeof markPrivate>> {
  const { actor, body, now, params } = ctx
  const patientId = patientOf(actor)
  return ctx.write(
    async (tx) => {
      const row = await lock(tx, params.id, patientId)
      await repo.markEntry(tx, row, body.isPrivate)
      if (!body.isPrivate) await repo.endOpenings(tx, row, now)
      await tell(tx, { row, patientId, doctorIds: [], now })
      return present(ctx, tx, { ...row, sensitive: body.isPrivate })
    },
    { subject: patientId },
  )
}

/** Idempotent: opened twice at once there is one opening. Closing needs no doctor who still treats. */
export function open(ctx: RequestContext<typeof openPrivate>): Promise<AnswerOf<typeof openPrivate>> {
  const { actor, body, now, params } = ctx
  const { doctor: doctorId, isOpen } = body
  const patientId = patientOf(actor)
  return ctx.write(
    async (tx) => {
      const row = await lock(tx, params.id, patientId)
      if (!isOpen) await repo.endOpenings(tx, row, now, doctorId)
      else if ((await listTreating(tx, patientId, now, doctorId)).length === 0) throw appError('notFound')
      // Meanwhile it may be private no more, and whoever treats the patient reads it.
      else if (row.sensitive)
        await repo.insertOpening(tx, row, { patientId, doctorId, openedBy: actor.id, now })
      await tell(tx, { row, patientId, doctorIds: [doctorId], now })
      return present(ctx, tx, row)
    },
    { subject: patientId },
  )
}

async function lock(tx: Tx, id: string, patientId: string): Promise<repo.EntryRow> {
  const row = await repo.lockEntry(tx, id, patientId)
  if (!row) throw appError('notFound')
  return row
}

interface Change {
  row: repo.EntryRow
  patientId: string
  doctorIds: readonly string[]
  now: Date
}

/** The screens of the family, of its doctor and of whom it was opened to are read again. */
async function tell(tx: Tx, { row, patientId, doctorIds, now }: Change): Promise<void> {
  const readers = row.doctor_id === null ? doctorIds : [row.doctor_id, ...doctorIds]
  const about = { patientId, area: 'guardianship' } as const
  const topics = readers.map((one) => topicOfPerson(one))
  await publish(tx, { kind: 'sensitive.changed', subject: row.id, topics, about }, now)
}

async function present(ctx: Asking, db: Database | Tx, row: repo.EntryRow): Promise<Privacy> {
  const { id, kind, title, day, at, sensitive: isPrivate, doctor_id: author } = row
  const { timeZone } = ctx.appContext.town
  const readers = await repo.listOpenTo(db, row)
  const isKnown = (one: string) => one === author || readers.some((other) => other.id === one)
  const treating = (await listTreating(db, patientOf(ctx.actor), ctx.now)).filter((one) => !isKnown(one))
  const others = await repo.listNames(db, treating)
  const doctors = [
    ...readers.map((one) => ({ ...one, isOpen: true })),
    ...others.map((one) => ({ ...one, isOpen: false })),
  ]
  return {
    id,
    kind,
    date: day ?? (at ? dayIn(timeZone, at) : ''),
    title: kind === 'encounter' ? nameWithoutTitle(title) : title,
    ...(row.document_kind && { documentKind: row.document_kind }),
    ...(row.condition_code && { conditionCode: row.condition_code }),
    isPrivate,
    doctors: doctors
      .map((one) => ({ ...one, name: nameWithoutTitle(one.name) }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  }
}
