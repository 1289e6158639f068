import type { AnswerOf } from '../../shared/kit/contract.ts'
import {
  addFacility,
  editFacility,
  type FacilityBody,
  type hideFacility,
  type listAllFacilities,
  type listFacilities,
  type ListedFacility,
  type listVillages,
  showFacility,
} from '../../shared/facilities/facilities.contract.ts'
import { checkPoint, isSameFacility, listVisible } from '../../shared/facilities/facilities.rules.ts'
import type { Tx } from '../platform/db/database.ts'
import { announce } from '../platform/events/announce.ts'
import type { Call } from '../platform/http/call.ts'
import { refuse, refuseBy, refuseFields } from '../platform/http/refusal.ts'
import { newId } from '../platform/ids.ts'
import {
  isTownsHospital,
  presentFacility,
  presentListed,
  presentTownsHospital,
  versionOf,
} from './facilities.present.ts'
import * as repo from './facilities.repo.ts'

/** Everybody follows it: the list is the same for all. */
export const listTopic = 'facilities'

export async function list(call: Call<typeof listFacilities>): Promise<AnswerOf<typeof listFacilities>> {
  const { town } = call.house
  const all = (await repo.listFacilities(call.db)).map((row) => ({ row, ...pointed(row) }))
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
  call: Call<typeof listAllFacilities>,
): Promise<AnswerOf<typeof listAllFacilities>> {
  return (await repo.listForDesk(call.db)).map((row) => presentListed(row, call.house.town, row.changed_by))
}

export async function villages(call: Call<typeof listVillages>): Promise<AnswerOf<typeof listVillages>> {
  return (await repo.listVillages(call.db)).map(({ name, lat, lng, source }) => ({ name, lat, lng, source }))
}

export async function add(call: Call<typeof addFacility>): Promise<ListedFacility> {
  refuseWrongPoint(call)
  const id = newId()
  return call.write(
    async (tx) => {
      await repo.lockList(tx)
      if (await isThere(tx, call.body, null)) throw refuseBy(addFacility, 'alreadyThere')
      const { now } = call
      const row = await repo.insertFacility(tx, {
        ...saidIn(call.body),
        id,
        source: 'here',
        source_id: id,
        edited_at: now,
        created_at: now,
        updated_at: now,
      })
      await tellChanged(tx, id, now)
      return presentListed(row, call.house.town, call.actor.name)
    },
    { subject: id },
  )
}

export async function edit(call: Call<typeof editFacility>): Promise<ListedFacility> {
  refuseWrongPoint(call)
  const { id } = call.params
  return call.write(async (tx) => {
    await repo.lockList(tx)
    const before = await repo.lockFacility(tx, id)
    if (!before) throw refuse('notFound')
    const { version = versionOf(before) } = call.body
    if (version !== versionOf(before)) throw refuseBy(editFacility, 'changedMeanwhile')
    if (await isThere(tx, call.body, id)) throw refuseBy(editFacility, 'alreadyThere')
    const change = { ...saidIn(call.body), edited_at: call.now, updated_at: call.now }
    const row = await repo.changeFacility(tx, id, change)
    await tellChanged(tx, id, call.now)
    return presentListed(row, call.house.town, call.actor.name)
  })
}

export function hide(call: Call<typeof hideFacility>): Promise<ListedFacility> {
  return setHidden(call, call.now, () => Promise.resolve())
}

export function show(call: Call<typeof showFacility>): Promise<ListedFacility> {
  return setHidden(call, null, async (tx, row) => {
    // Meanwhile another may have been added in its place.
    if (await isThere(tx, row, row.id)) throw refuseBy(showFacility, 'alreadyThere')
  })
}

async function setHidden(
  call: Call<typeof hideFacility> | Call<typeof showFacility>,
  hiddenAt: Date | null,
  check: (tx: Tx, row: repo.FacilityRow) => Promise<void>,
): Promise<ListedFacility> {
  const { id } = call.params
  const { town } = call.house
  try {
    return await call.write(async (tx) => {
      await repo.lockList(tx)
      const before = await repo.lockFacility(tx, id)
      if (!before) throw refuse('notFound')
      if ((before.hidden_at === null) === (hiddenAt === null))
        throw new AlreadySo(presentListed(before, town, before.changed_by))
      await check(tx, before)
      const row = await repo.changeFacility(tx, id, { hidden_at: hiddenAt, updated_at: call.now })
      await tellChanged(tx, id, call.now)
      return presentListed(row, town, call.actor.name)
    })
  } catch (error) {
    if (error instanceof AlreadySo) return error.facility
    throw error
  }
}

/** Another coordinator did the same first: nothing was done, and the log names only who did it. Never leaves this file. */
class AlreadySo extends Error {
  readonly facility: ListedFacility
  constructor(facility: ListedFacility) {
    super('already so')
    this.facility = facility
  }
}

function refuseWrongPoint(call: Call<typeof addFacility> | Call<typeof editFacility>): void {
  const trouble = checkPoint(call.body, call.house.town.centre)
  if (trouble) throw refuseFields('facilities', { lat: trouble, lng: trouble })
}

/** Who saves a sample or a doubtful place has looked at it: it is real from then on. */
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
  await announce(tx, { kind: 'facilities.changed', subject, topics: [listTopic] }, now)
}
