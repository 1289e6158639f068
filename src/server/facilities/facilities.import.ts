import type { FacilityRecord, Gathered, VillageRecord } from '../../shared/facilities/facilities.records.ts'
import {
  siftFacilities,
  siftVillages,
  type ReadFacility,
} from '../../shared/facilities/facilities.sifting.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { newId } from '../platform/ids.ts'
import {
  carryOut,
  changedFields,
  startReport,
  type ImportReport,
  type ImportWish,
} from './facilities.carrying.ts'
import * as repo from './facilities.repo.ts'

/** One transaction: all that fits, or nothing. Repeating it changes nothing. */
export function importFacilities(
  db: Database,
  file: Gathered<FacilityRecord>,
  wish: ImportWish,
): Promise<ImportReport> {
  return carryOut(db, { ...wish, act: 'facilities.import' }, async (tx) => {
    const all = await repo.listFacilities(tx)
    const villages = await repo.listVillages(tx)
    const known = all.filter((row) => row.source !== file.source && !row.is_sample)
    const sifted = siftFacilities(file.records, { ...wish, villages, known })
    const report = startReport(file, sifted, villages.length)
    const own = new Map(all.filter((row) => row.source === file.source).map((row) => [row.source_id, row]))
    for (const read of sifted.taken) {
      const before = own.get(read.sourceId)
      own.delete(read.sourceId)
      await keepFacility(tx, read, before, { file, wish, report })
    }
    return { ...report, missing: own.size }
  })
}

interface Keeping<R> {
  file: Gathered<R>
  wish: ImportWish
  report: ImportReport
}

async function keepFacility(
  tx: Tx,
  read: ReadFacility,
  before: repo.FacilityRow | undefined,
  { file, wish, report }: Keeping<FacilityRecord>,
): Promise<void> {
  const { line, name: what } = read
  const row = rowOf(read)
  if (!before) {
    const { now } = wish
    const key = { id: newId(), source: file.source, source_id: read.sourceId }
    await repo.insertFacility(tx, { ...row, ...key, is_sample: false, created_at: now, updated_at: now })
    report.taken += 1
  } else if (before.edited_at !== null) {
    report.kept.push({ line, what })
  } else {
    const fields = changedFields(row, before)
    if (fields.length === 0) report.unchanged += 1
    else {
      await repo.changeFacility(tx, before.id, { ...row, updated_at: wish.now })
      report.changed.push({ line, what, fields })
    }
  }
}

function rowOf(read: ReadFacility) {
  return {
    name: read.name,
    name_hi: read.nameHi,
    name_pa: read.namePa,
    category: read.category,
    level: read.level,
    place: read.place,
    address: read.address,
    postal_code: read.postalCode,
    phone: read.phone,
    services: read.services,
    timing: read.timing,
    lat: read.lat,
    lng: read.lng,
    is_place_doubtful: read.isPlaceDoubtful,
  }
}

export function importVillages(
  db: Database,
  file: Gathered<VillageRecord>,
  wish: ImportWish,
): Promise<ImportReport> {
  return carryOut(db, { ...wish, act: 'facilities.importVillages' }, async (tx) => {
    const all = await repo.listVillages(tx)
    const sifted = siftVillages(file.records, wish)
    const report = startReport(file, sifted, all.length)
    const own = new Map(all.filter((row) => row.source === file.source).map((row) => [row.source_id, row]))
    for (const { line, sourceId, ...row } of sifted.taken) {
      const before = own.get(sourceId)
      own.delete(sourceId)
      const key = { source: file.source, source_id: sourceId }
      const fields = before ? changedFields(row, before) : []
      if (!before) {
        const { now } = wish
        await repo.insertVillage(tx, { ...row, ...key, id: newId(), created_at: now, updated_at: now })
        report.taken += 1
      } else if (fields.length === 0) report.unchanged += 1
      else {
        await repo.changeVillage(tx, key, { ...row, updated_at: wish.now })
        report.changed.push({ line, what: row.name, fields })
      }
    }
    return { ...report, missing: own.size }
  })
}
