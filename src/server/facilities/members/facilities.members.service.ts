import { nameWithoutTitle } from '../../../shared/doctors/doctors.names.ts'
import {
  mayBecome,
  type MemberRole,
  type ToldFacilityEvent,
} from '../../../shared/facilities/facilities.members.ts'
import type { Member } from '../../../shared/facilities/facilities.schemas.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { cutPage } from '../../../shared/kit/pages.ts'
import { dayIn } from '../../../shared/kit/time/town-time.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { publish, topicOfPerson } from '../../platform/events/publish.ts'
import { appError, endpointError } from '../../platform/http/errors/app-error.ts'
import { isTownsHospital } from '../facilities.presenter.ts'
import { addMember, endMember, type listMembers } from '../facilities.operations.ts'
import * as repo from './facilities.members.repo.ts'

const pageLength = 50

export async function membersOf(
  ctx: RequestContext<typeof listMembers>,
): Promise<AnswerOf<typeof listMembers>> {
  const rows = await repo.listMembers(ctx.db, ctx.params.id, ctx.query.after, pageLength + 1)
  const { page, next } = cutPage(rows, pageLength, ({ since, id }) => ({ at: since, id }))
  return { members: page.map((row) => presentMember(row, ctx)), next }
}

export async function enter(ctx: RequestContext<typeof addMember>): Promise<AnswerOf<typeof addMember>> {
  const { actor, body, newId: id, now, params } = ctx
  return ctx.write(
    async (tx) => {
      const facility = await repo.holdFacility(tx, params.id)
      const account = await repo.holdAccount(tx, body.userId)
      if (!facility || !account) throw appError('notFound')
      // Its name and place are invented until somebody saves it; the town's hospital is real.
      if (facility.is_sample && !isTownsHospital(facility)) throw endpointError(addMember, 'notReal')
      if (!mayBecome(body.role, account)) throw endpointError(addMember, 'notADoctor')
      const where = { user_id: account.id, facility_id: params.id, role: body.role }
      const row = { ...where, id, since: now, until: null, entered_by: actor.id, ended_by: null }
      if (!(await repo.insertMembership(tx, row))) throw endpointError(addMember, 'alreadyMember')
      const told = { id, userId: account.id, facility: facility.name, role: body.role }
      await tell(tx, 'facilities.memberAdded', told, now)
      return presentMember(await repo.getMember(tx, id), ctx)
    },
    { subject: body.userId },
  )
}

export async function end(ctx: RequestContext<typeof endMember>): Promise<AnswerOf<typeof endMember>> {
  const { actor, body, now, params } = ctx
  return ctx.write(
    async (tx) => {
      const open = await repo.lockMembership(tx, { ...body, facilityId: params.id })
      if (!open) throw endpointError(endMember, 'alreadyEnded')
      await repo.endMembership(tx, open.id, actor.id, now)
      await tell(tx, 'facilities.memberEnded', { ...open, userId: body.userId, role: body.role }, now)
      return { message: 'Ended.' }
    },
    { subject: body.userId },
  )
}

/** The page of what somebody does there. Also when it has ended: it says so, and `/` no longer shows it. */
const workPaths: Partial<Record<MemberRole, string>> = { pharmacist: '/pharmacy', lab: '/lab' }

async function tell(
  tx: Tx,
  kind: ToldFacilityEvent,
  { id, userId, facility, role }: { id: string; userId: string; facility: string; role: MemberRole },
  now: Date,
): Promise<void> {
  const path = workPaths[role]
  const facts = { facility, ...(path && { path }) }
  await publish(
    tx,
    { kind, subject: id, topics: [topicOfPerson(userId)], tell: [{ personId: userId, facts }] },
    now,
  )
}

function presentMember(row: repo.MemberRow, { appContext }: Pick<RequestContext, 'appContext'>): Member {
  return {
    id: row.id,
    userId: row.user_id,
    username: row.username,
    name: nameWithoutTitle(row.name),
    role: row.role,
    since: dayIn(appContext.town.timeZone, row.since),
  }
}
