import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { cutPage } from '../../shared/kit/pages.ts'
import {
  listVolunteers,
  saveVolunteer,
  withdrawVolunteer,
  type exportVolunteers,
  type readVolunteer,
} from './volunteers.operations.ts'
import { volunteersChanged } from '../../shared/volunteers/volunteers.events.ts'
import { auditReading } from '../platform/audit/audit.ts'
import type { Person } from '../platform/auth/sessions.ts'
import type { Tx } from '../platform/db/database.ts'
import { holdPerson } from '../platform/db/hold-person.ts'
import { publish, topicOfPerson } from '../platform/events/publish.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { mergeWithSaved, rejectUnseen } from '../platform/http/writes/merge-saved.ts'
import { endpointError } from '../platform/http/errors/app-error.ts'
import { presentListed, presentOwn, presentSaid } from './volunteers.presenter.ts'
import { eraseRegistration, findRegistered, listRegistered, saveRegistration } from './volunteers.repo.ts'

const usualLimit = 50
/** Far more than a town has, and within the row limit of spreadsheets. */
const maxExported = 50_000

/** Topic for coordinators. */
const volunteersOfTown = 'volunteers'

export async function readOwn(
  ctx: RequestContext<typeof readVolunteer>,
): Promise<AnswerOf<typeof readVolunteer>> {
  const row = await findRegistered(ctx.db, ctx.actor.id)
  return row ? presentOwn(row, ctx.appContext.town.timeZone) : null
}

export async function save(
  ctx: RequestContext<typeof saveVolunteer>,
): Promise<AnswerOf<typeof saveVolunteer>> {
  const { actor, body, appContext, now } = ctx
  const { from, isBack, ...typed } = body
  return ctx.write(async (tx) => {
    await holdPerson(tx, actor.id)
    const saved = savedIn(await findRegistered(tx, actor.id))
    // With an empty base the person wants to register; a non-empty base whose row is gone was withdrawn on another
    // device.
    if (!saved && !isBack && Object.keys(from ?? {}).length > 0)
      throw endpointError(saveVolunteer, 'removedMeanwhile')
    const said = mergeWithSaved(saveVolunteer, ctx, { from, said: typed }, saved)
    const registered_at = await saveRegistration(tx, actor.id, said, now)
    await tell(tx, actor.id, now)
    const row = { name: said.name, mobile: said.mobile, has_vehicle: said.hasVehicle, registered_at }
    return presentOwn(row, appContext.town.timeZone)
  })
}

export async function withdraw(
  ctx: RequestContext<typeof withdrawVolunteer>,
): Promise<AnswerOf<typeof withdrawVolunteer>> {
  return ctx.write(async (tx) => {
    await holdPerson(tx, ctx.actor.id)
    const saved = savedIn(await findRegistered(tx, ctx.actor.id))
    if (saved) rejectUnseen(withdrawVolunteer, ctx, ctx.body, saved)
    await eraseRegistration(tx, ctx.actor.id, ctx.now)
    await tell(tx, ctx.actor.id, ctx.now)
    return { message: 'Withdrawn.' }
  })
}

function savedIn(row: Awaited<ReturnType<typeof findRegistered>>) {
  return row && { values: presentSaid(row), at: row.updated_at }
}

export async function list(
  ctx: RequestContext<typeof listVolunteers>,
): Promise<AnswerOf<typeof listVolunteers>> {
  const { db, appContext, query } = ctx
  const { limit = usualLimit, ...options } = query
  await auditReading(ctx, listVolunteers.name)
  const rows = await listRegistered(db, options, limit + 1)
  const { page, next } = cutPage(rows, limit, (row) => ({ at: row.registered_at, id: row.user_id }))
  return { volunteers: page.map((row) => presentListed(row, appContext.town.timeZone)), next }
}

/** An export that leaves the app: each one is audited. */
export async function exportAll(
  ctx: RequestContext<typeof exportVolunteers>,
): Promise<AnswerOf<typeof exportVolunteers>> {
  const { appContext, query, today } = ctx
  return ctx.write(async (tx) => {
    const rows = await listRegistered(tx, query, maxExported)
    return { volunteers: rows.map((row) => presentListed(row, appContext.town.timeZone)), today }
  })
}

export function topicsOf(person: Person): string[] {
  return person.role === 'coordinator' ? [volunteersOfTown] : []
}

function tell(tx: Tx, personId: string, now: Date): Promise<void> {
  const topics = [topicOfPerson(personId), volunteersOfTown]
  return publish(tx, { kind: volunteersChanged, subject: personId, topics }, now)
}
