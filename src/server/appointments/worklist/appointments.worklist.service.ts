import {
  listFollowUps,
  listOpenRequests,
  listOwnRequests,
  listTeleconsultations,
  listVisitsWithoutNote,
  type readDoctorSummary,
} from '../appointments.operations.ts'
import { unfinishedListedDays } from '../../../shared/appointments/appointments.limits.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { cutPage, type PagePlace } from '../../../shared/kit/pages.ts'
import { addDays, startOfDay } from '../../../shared/kit/time/town-time.ts'
import { auditShown, type ListContext } from '../../platform/audit/audit.ts'
import type { Operation } from '../../platform/operations/operation.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import {
  countForDoctor,
  listTeleconsultationsOf,
  listToFollowUp,
  listWaiting,
  listWithoutNote,
} from './appointments.worklist.repo.ts'
import { presentAudited } from '../details/appointments.details.ts'
import { presentFollowUp } from '../appointments.presenter.ts'
import type { AppointmentRow } from '../appointments.repo.ts'

/** Patients who missed an appointment longer ago are no longer called. */
const followUpWithinDays = 14
const pageLength = 20

export async function summarize(
  ctx: RequestContext<typeof readDoctorSummary>,
): Promise<AnswerOf<typeof readDoctorSummary>> {
  const { actor, db, now, today, appContext } = ctx
  const zone = appContext.town.timeZone
  return countForDoctor(db, actor.id, {
    now,
    today,
    dayFrom: startOfDay(zone, today),
    dayTo: startOfDay(zone, addDays(today, 1)),
    missedSince: daysAgo(ctx, followUpWithinDays),
    unfinishedSince: daysAgo(ctx, unfinishedListedDays),
  })
}

export async function followUps(
  ctx: RequestContext<typeof listFollowUps>,
): Promise<AnswerOf<typeof listFollowUps>> {
  const rows = await listToFollowUp(ctx.db, ctx.actor.id, daysAgo(ctx, followUpWithinDays))
  await auditShown(
    ctx,
    listFollowUps.name,
    rows.map((row) => row.patient_id),
  )
  return rows.map(presentFollowUp)
}

export async function teleconsultations(
  ctx: RequestContext<typeof listTeleconsultations>,
): Promise<AnswerOf<typeof listTeleconsultations>> {
  const { actor, db, query } = ctx
  const rows = await listTeleconsultationsOf(db, actor.id, query.after, pageLength + 1)
  return onePage(ctx, listTeleconsultations, rows)
}

export async function visitsWithoutNote(
  ctx: RequestContext<typeof listVisitsWithoutNote>,
): Promise<AnswerOf<typeof listVisitsWithoutNote>> {
  const { actor, db, query } = ctx
  const which = { since: daysAgo(ctx, unfinishedListedDays), after: query.after }
  const rows = await listWithoutNote(db, actor.id, which, pageLength + 1)
  return onePage(ctx, listVisitsWithoutNote, rows)
}

export function ownRequests(
  ctx: RequestContext<typeof listOwnRequests>,
): Promise<AnswerOf<typeof listOwnRequests>> {
  return requests(ctx, listOwnRequests, ctx.actor.id)
}

export function openRequests(
  ctx: RequestContext<typeof listOpenRequests>,
): Promise<AnswerOf<typeof listOpenRequests>> {
  return requests(ctx, listOpenRequests, null)
}

/** `askedOf`: the doctor it was sent to; null: open to all. */
async function requests(
  ctx: RequestContext<typeof listOwnRequests | typeof listOpenRequests>,
  operation: Pick<Operation, 'name'>,
  askedOf: string | null,
) {
  const { actor, db, query, now } = ctx
  const rows = await listWaiting(db, actor.id, { askedOf, after: query.after }, now, pageLength + 1)
  return onePage(ctx, operation, rows, (row) => ({ ...placeByTime(row), isFirst: row.red_flags.length > 0 }))
}

async function onePage(
  ctx: ListContext,
  operation: Pick<Operation, 'name'>,
  rows: readonly AppointmentRow[],
  placeOf: (row: AppointmentRow) => PagePlace = placeByTime,
) {
  const { page, next } = cutPage(rows, pageLength, placeOf)
  return { appointments: await presentAudited(ctx, operation, page), next }
}

function placeByTime({ starts_at: at, id }: AppointmentRow): PagePlace {
  return { at, id }
}

/** The start of that day in the town. */
function daysAgo({ today, appContext }: Pick<RequestContext, 'today' | 'appContext'>, days: number): Date {
  return startOfDay(appContext.town.timeZone, addDays(today, -days))
}
