import type { Point } from '../../shared/facilities/facilities.distance.ts'
import type { Doubt, Gathered, Refused } from '../../shared/facilities/facilities.records.ts'
import { audit } from '../platform/audit/audit.ts'
import { inTransaction, type Database, type Tx } from '../platform/db/database.ts'
import { newId } from '../platform/runtime/ids.ts'
import { lockList } from './facilities.repo.ts'
import { tellChanged } from './facilities.service.ts'

export interface ImportOptions {
  centre: Point
  furthestKm?: number
  /** Dry run: does everything, then rolls back. */
  isTrial: boolean
  now: Date
  /** The file name for the desk's log. */
  fileName: string
}
export interface Changed {
  line: number
  what: string
  fields: string[]
}
export interface ImportReport {
  taken: number
  changed: Changed[]
  unchanged: number
  /** Corrected here by a coordinator: the file does not override a person. */
  kept: { line: number; what: string }[]
  refused: Refused[]
  doubtful: Doubt[]
  /** From this source and in the database, but not in the file: left unchanged. */
  missing: number
  /** Without villages no position can be checked. */
  villagesKnown: number
}

/** Thrown to roll back a dry run; never leaves this file. */
class TrialOver extends Error {}

/** One transaction under the list's lock; a dry run is rolled back. */
export async function runImport(
  db: Database,
  options: ImportOptions & { act: 'facilities.import' | 'facilities.importVillages' },
  work: (tx: Tx) => Promise<ImportReport>,
): Promise<ImportReport> {
  let report: ImportReport | undefined
  try {
    return await inTransaction(db, async (tx) => {
      await lockList(tx)
      report = await work(tx)
      if (options.isTrial) throw new TrialOver()
      if (report.taken + report.changed.length > 0) {
        const entry = { actorId: null, actorRole: 'command', requestId: 'command' } as const
        await audit(tx, { ...entry, action: options.act, subject: options.fileName }, options.now)
        await tellChanged(tx, newId(), options.now)
      }
      return report
    })
  } catch (error) {
    if (error instanceof TrialOver && report) return report
    throw error
  }
}

export function startReport(
  file: Pick<Gathered<unknown>, 'refused'>,
  validated: { refused: Refused[]; doubtful: Doubt[] },
  villagesKnown: number,
): ImportReport {
  const refused = [...file.refused, ...validated.refused].toSorted((one, other) => one.line - other.line)
  const counts = { taken: 0, unchanged: 0, missing: 0, villagesKnown }
  return { ...counts, changed: [], kept: [], refused, doubtful: validated.doubtful }
}

/** The columns that a row would change. */
export function changedFields<R extends object>(row: R, before: Record<keyof R, unknown>): string[] {
  const names = Object.keys(row) as (keyof R & string)[]
  return names.filter((name) => JSON.stringify(row[name]) !== JSON.stringify(before[name]))
}
