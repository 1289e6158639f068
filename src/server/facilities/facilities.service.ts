import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import {
  addFacility,
  editFacility,
  type hideFacility,
  type listAllFacilities,
  type listFacilities,
  type listVillages,
  showFacility,
} from './facilities.operations.ts'
import type { FacilityBody } from '../../shared/facilities/facilities.forms.ts'
import type { ListedFacility } from '../../shared/facilities/facilities.schemas.ts'
import { checkPoint, isSameFacility, listVisible } from '../../shared/facilities/facilities.rules.ts'
import type { Tx } from '../platform/db/database.ts'
import { publish } from '../platform/events/publish.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { appError, endpointError, validationError } from '../platform/http/errors/app-error.ts'
import { newId } from '../platform/runtime/ids.ts'
import {
  isTownsHospital,
  presentFacility,
  presentListed,
  presentTownsHospital,
  versionOf,
} from './facilities.presenter.ts'
import * as repo from './facilities.repo.ts'

/** Followed by everybody: the list is the same for all. */
export const listTopic = 'facilities'

export async function list(
  ctx: RequestContext<typeof listFacilities>,
): Promise<AnswerOf<typeof listFacilities>> {
  const { town } = ctx.appContext
  const all = (await repo.listFacilities(ctx.db)).map((row) => ({ row, ...pointed(row) }))
  const visible = listVisible(all, ({ row }) => isTownsHospital(row))
  const isReal = visible.some(({ isSample }) => !isSample)
  return visible.map(({ row }) =>
    isReal && row.is_sample ? presentTownsHospital(row, town) : presentFacility(row, town),
  )
}

function pointed({ name, level, lat, lng, is_sample, hidden_at }: repo.FacilityRow) {
  return { name, level, lat, lng, isSample: is_sample, isHidden: hidden_at !== null }
}

export async function listAll(
  ctx: RequestContext<typeof listAllFacilities>,
): Promise<AnswerOf<typeof listAllFacilities>> {
  return (await repo.listForCoordinator(ctx.db)).map((row) =>
    presentListed(row, ctx.appContext.town, row.changed_by),
  )
}

export async function villages(
  ctx: RequestContext<typeof listVillages>,
): Promise<AnswerOf<typeof listVillages>> {
  return (await repo.listVillages(ctx.db)).map(({ name, lat, lng, source }) => ({ name, lat, lng, source }))
}

export async function add(ctx: RequestContext<typeof addFacility>): Promise<ListedFacility> {
  rejectWrongPoint(ctx)
  const id = newId()
  return ctx.write(
    async (tx) => {
      await repo.lockList(tx)
      if (await isThere(tx, ctx.body, null)) throw endpointError(addFacility, 'alreadyThere')
      const { now } = ctx
      const row = await repo.insertFacility(tx, {
        ...saidIn(ctx.body),
        id,
        source: 'here',
        source_id: id,
        edited_at: now,
        created_at: now,
        updated_at: now,
      })
      await tellChanged(tx, id, now)
      return presentListed(row, ctx.appContext.town, ctx.actor.name)
    },
    { subject: id },
  )
}

export async function edit(ctx: RequestContext<typeof editFacility>): Promise<ListedFacility> {
  rejectWrongPoint(ctx)
  const { id } = ctx.params
  return ctx.write(async (tx) => {
    await repo.lockList(tx)
    const before = await repo.lockFacility(tx, id)
    if (!before) throw appError('notFound')
    const { version = versionOf(before) } = ctx.body
    if (version !== versionOf(before)) throw endpointError(editFacility, 'changedMeanwhile')
    if (await isThere(tx, ctx.body, id)) throw endpointError(editFacility, 'alreadyThere')
    const change = { ...saidIn(ctx.body), edited_at: ctx.now, updated_at: ctx.now }
    const row = await repo.changeFacility(tx, id, change)
    await tellChanged(tx, id, ctx.now)
    return presentListed(row, ctx.appContext.town, ctx.actor.name)
  })
}

export function hide(ctx: RequestContext<typeof hideFacility>): Promise<ListedFacility> {
  return setHidden(ctx, ctx.now, () => Promise.resolve())
}

export function show(ctx: RequestContext<typeof showFacility>): Promise<ListedFacility> {
  return setHidden(ctx, null, async (tx, row) => {
    // A replacement may have been added meanwhile.
    if (await isThere(tx, row, row.id)) throw endpointError(showFacility, 'alreadyThere')
  })
}

async function setHidden(
  ctx: RequestContext<typeof hideFacility> | RequestContext<typeof showFacility>,
  hiddenAt: Date | null,
  check: (tx: Tx, row: repo.FacilityRow) => Promise<void>,
): Promise<ListedFacility> {
  const { id } = ctx.params
  const { town } = ctx.appContext
  try {
    return await ctx.write(async (tx) => {
      await repo.lockList(tx)
      const before = await repo.lockFacility(tx, id)
      if (!before) throw appError('notFound')
      if ((before.hidden_at === null) === (hiddenAt === null))
        throw new AlreadySo(presentListed(before, town, before.changed_by))
      await check(tx, before)
      const row = await repo.changeFacility(tx, id, { hidden_at: hiddenAt, updated_at: ctx.now })
      await tellChanged(tx, id, ctx.now)
      return presentListed(row, town, ctx.actor.name)
    })
  } catch (error) {
    if (error instanceof AlreadySo) return error.facility
    throw error
  }
}

/**
 * Another coordinator did the same first: nothing was changed, and the log names only the first. Never leaves this
 * file.
 */
class AlreadySo extends Error {
  readonly facility: ListedFacility
  constructor(facility: ListedFacility) {
    super('already so')
    this.facility = facility
  }
}

function rejectWrongPoint(
  ctx: RequestContext<typeof addFacility> | RequestContext<typeof editFacility>,
): void {
  const problem = checkPoint(ctx.body, ctx.appContext.town.centre)
  if (problem) throw validationError('facilities', { lat: problem, lng: problem })
}

/** Saving a sample or a doubtful position confirms it: it is real from then on. */
function saidIn({
  nameHi,
  namePa,
  postalCode,
  version: _,
  ...said
}: FacilityBody & { version?: string | undefined }) {
  return {
    ...said,
    name_hi: nameHi,
    name_pa: namePa,
    postal_code: postalCode,
    rating: null,
    is_sample: false,
    is_place_doubtful: false,
  }
}

async function isThere(
  tx: Tx,
  wished: Parameters<typeof isSameFacility>[1],
  exceptId: string | null,
): Promise<boolean> {
  const all = await repo.listFacilities(tx)
  return all.some((row) => row.id !== exceptId && row.hidden_at === null && isSameFacility(row, wished))
}

export async function tellChanged(tx: Tx, subject: string, now: Date): Promise<void> {
  await publish(tx, { kind: 'facilities.changed', subject, topics: [listTopic] }, now)
}
