import { sql } from 'kysely'
import { labTest, shownUnit, type LabCode } from '../../shared/labs/catalogue/labs.catalogue.ts'
import type { LabFacts } from '../../shared/labs/labs.timeline.ts'
import { hasValue } from '../../shared/labs/results/labs.results.ts'
import { seenThrough } from '../platform/auth/care/sensitive.ts'
import {
  isAsked,
  type TimelineAsked,
  type TimelineRow,
  type TimelineSource,
} from '../platform/context/timeline.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { namesOfValue } from '../platform/http/errors/sentences.ts'
import { listItems, type ItemRow } from './labs.repo.ts'
import { listResults, type ResultRow } from './results/labs.results.repo.ts'

/** Orders of tests with their results, at the time of the order; also those that the doctor cancelled. */
export const labTimeline: TimelineSource = {
  kind: 'lab',
  async read(db, asked) {
    const orders = await listRows(db, asked)
    const ids = orders.map(({ id }) => id)
    const [items, results] = [await listItems(db, ids), await listResults(db, ids)]
    return orders.map((order) =>
      entryOf(
        order,
        items.filter((item) => item.order_id === order.id),
        results,
      ),
    )
  },
}

function listRows(db: Database | Tx, asked: TimelineAsked) {
  return db
    .selectFrom('lab_orders as o')
    .leftJoin('encounters as e', 'e.id', 'o.encounter_id')
    .select(['o.id', 'o.doctor_id', 'o.ordered_at as at', 'o.status', 'e.sensitive'])
    .where('o.patient_id', '=', asked.patientId)
    .where(seenThrough(asked.viewer, 'o.encounter_id'))
    .where(isAsked(sql`o.ordered_at`, sql`o.id`, asked))
    .orderBy('o.ordered_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(asked.limit)
    .execute()
}

function entryOf(
  { id, at, doctor_id: userId, status, sensitive }: Awaited<ReturnType<typeof listRows>>[number],
  items: readonly ItemRow[],
  results: readonly ResultRow[],
): TimelineRow {
  // The latest of each test comes first.
  const latest = items.map((item) => results.find(({ item_id }) => item_id === item.id))
  const tests = items.map(({ code }) => code)
  const facts: LabFacts = {
    isCancelled: status === 'revoked',
    tests,
    values: tests.map((code, nth) => valueText(code, latest[nth])),
    flags: latest.map((one) => one?.flag ?? ''),
  }
  return {
    id,
    at,
    status: status === 'revoked' ? 'stopped' : 'active',
    by: { as: 'doctor', userId },
    facts,
    isSensitive: sensitive ?? false,
    words: tests.flatMap((code) => namesOfValue('labTests.names', code)),
  }
}

function valueText(code: LabCode, result: ResultRow | undefined): string {
  if (!result || !hasValue(result)) return ''
  if (result.value === null) return result.word ?? ''
  return `${result.value} ${shownUnit(labTest(code).unit)}`.trim()
}
