import { sql } from 'kysely'
import type { Tx } from './database.ts'

export interface EnqueueOptions {
  /** Not before. By default at once. */
  runAt?: Date
  /** Replaces a job of this key that has not begun. */
  jobKey?: string
}

/**
 * Queues a job in the transaction: both are committed, or neither. One server runs it, again with growing pauses while
 * it fails, 25 times in three days. The payload has ids only: it is neither encrypted nor deleted with a person.
 */
export async function enqueue(
  tx: Tx,
  job: string,
  payload: Readonly<Record<string, string | number | boolean>>,
  { runAt, jobKey }: EnqueueOptions = {},
): Promise<void> {
  await sql`
    select from graphile_worker.add_job(
      ${job}, payload := ${JSON.stringify(payload)}::json,
      run_at := ${runAt ?? null}::timestamptz, job_key := ${jobKey ?? null}::text)`.execute(tx)
}
