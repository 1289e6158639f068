import type { FacilityRecord, Gathered, VillageRecord } from '../../shared/facilities/facilities.records.ts'
import {
  validateFacilities,
  validateVillages,
  type ReadFacility,
} from '../../shared/facilities/facilities.validation.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { newId } from '../platform/runtime/ids.ts'
import {
  runImport,
  changedFields,
  startReport,
  type ImportReport,
  type ImportOptions,
} from './facilities.runner.ts'
import * as repo from './facilities.repo.ts'

/** One transaction: everything valid, or nothing. Repeating it changes nothing. */
export function importFacilities(
  db: Database,
  file: Gathered<FacilityRecord>,
  options: ImportOptions,
): Promise<ImportReport> {
  return runImport(db, { ...options, act: 'facilities.import' }, async (tx) => {
    const all = await repo.listFacilities(tx)
    const villages = await repo.listVillages(tx)
    const known = all.filter((row) => row.source !== file.source && !row.is_sample)
    const validated = validateFacilities(file.records, { ...options, villages, known })
    const report = startReport(file, validated, villages.length)
    const own = new Map(all.filter((row) => row.source === file.source).map((row) => [row.source_id, row]))
    for (const read of validated.taken) {
      const before = own.get(read.sourceId)
      own.delete(read.sourceId)
      await keepFacility(tx, read, before, { file, options, report })
    }
    return { ...report, missing: own.size }
  })
}

interface Keeping<R> {
  file: Gathered<R>
  options: ImportOptions
  report: ImportReport
}

async function keepFacility(
  tx: Tx,
  read: ReadFacility,
  before: repo.FacilityRow | undefined,
  { file, options, report }: Keeping<FacilityRecord>,
): Promise<void> {
  const { line, name: what } = read
  const row = rowOf(read)
  if (!before) {
    const { now } = options
    const key = { id: newId(), source: file.source, source_id: read.sourceId }
    await repo.insertFacility(tx, { ...row, ...key, is_sample: false, created_at: now, updated_at: now })
    report.taken += 1
  } else if (before.edited_at !== null) {
    report.kept.push({ line, what })
  } else {
    const fields = changedFields(row, before)
    if (fields.length === 0) report.unchanged += 1
    else {
      await repo.changeFacility(tx, before.id, { ...row, updated_at: options.now })
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
  options: ImportOptions,
): Promise<ImportReport> {
  return runImport(db, { ...options, act: 'facilities.importVillages' }, async (tx) => {
    const all = await repo.listVillages(tx)
    const validated = validateVillages(file.records, options)
    const report = startReport(file, validated, all.length)
    const own = new Map(all.filter((row) => row.source === file.source).map((row) => [row.source_id, row]))
    for (const { line, sourceId, ...row } of validated.taken) {
      const before = own.get(sourceId)
      own.delete(sourceId)
      const key = { source: file.source, source_id: sourceId }
      const fields = before ? changedFields(row, before) : []
      if (!before) {
        const { now } = options
        await repo.insertVillage(tx, { ...row, ...key, id: newId(), created_at: now, updated_at: now })
        report.taken += 1
      } else if (fields.length === 0) report.unchanged += 1
      else {
        await repo.changeVillage(tx, key, { ...row, updated_at: options.now })
        report.changed.push({ line, what: row.name, fields })
      }
    }
    return { ...report, missing: own.size }
  })
}
