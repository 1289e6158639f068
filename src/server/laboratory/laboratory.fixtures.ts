import { newId } from '../platform/runtime/ids.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { flagOf, type LabValue } from '../../shared/labs/rules/labs.flags.ts'
import { rangeOf } from '../../shared/labs/rules/labs.ranges.ts'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import type { LabCode } from '../../shared/labs/catalogue/labs.catalogue.ts'
import { personOf } from './laboratory.presenter.ts'
import { findOrder, insertResults, listTests, setStatus } from './laboratory.repo.ts'

interface ResultOptions {
  orderId: string
  facilityId: string
  enteredBy: string
  values: Partial<Record<LabCode, number | string>>
  at?: Date
  /** The doctor who ordered has looked at them. */
  isReviewed?: boolean
}

/** First values of an order, as if nobody had been told. For tests and seeds. Returns their ids. */
export async function buildResults(
  { store, clock, town }: Pick<AppContext, 'store' | 'clock' | 'town'>,
  { orderId, facilityId, enteredBy, values, at = clock(), isReviewed = false }: ResultOptions,
): Promise<string[]> {
  const { name: performer } = await store.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', enteredBy)
    .executeTakeFirstOrThrow()
  return store.db.transaction().execute(async (tx) => {
    const order = await findOrder(tx, orderId)
    if (!order) throw new Error('There is no such order.')
    const tests = await listTests(tx, orderId)
    const person = personOf(order, dayIn(town.timeZone, at))
    const rows = tests.flatMap(({ id: itemId, code }) => {
      const given = values[code]
      if (given === undefined) return []
      const value: LabValue =
        typeof given === 'number' ? { number: given, word: null } : { number: null, word: given }
      const range = person && rangeOf(code, person)
      const interpreted = { flag: flagOf(code, value, person), range_low: range?.low ?? null }
      const of = { id: newId(), order_id: orderId, item_id: itemId, version: 1, status: 'final' as const }
      const by = { reason: '', facility_id: facilityId, entered_by: enteredBy, performer }
      const times = { measured_at: at, recorded_at: at }
      return [
        {
          ...of,
          ...by,
          ...times,
          ...interpreted,
          range_high: range?.high ?? null,
          value: value.number,
          word: value.word,
        },
      ]
    })
    await insertResults(tx, rows)
    const status = rows.length === tests.length ? 'completed' : 'active'
    await setStatus(tx, orderId, { status, now: at })
    if (isReviewed) {
      const review = { order_id: orderId, doctor_id: order.doctor_id, reviewed_at: at, note: '' }
      await tx
        .insertInto('lab_reviews')
        .values({ id: newId(), ...review })
        .execute()
      await tx.updateTable('lab_orders').set({ to_review_since: null }).where('id', '=', orderId).execute()
    }
    return rows.map(({ id }) => id)
  })
}
