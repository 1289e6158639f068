import type { WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Job } from '../context/plugin.ts'

/**
 * A worker holds an advisory lock of its own name while its connection lives. The queue itself would give a killed
 * worker's jobs to another one only after four hours.
 */
export interface Lease {
  onLost(hear: () => void): void
  end(): void
}

export async function openLease(pool: Pool, events: WorkerEvents): Promise<Lease> {
  const client = await pool.connect()
  let isOver = false
  let hear: () => void = () => undefined
  const lose = () => {
    if (!isOver) hear()
  }
  client.on('error', lose)
  client.on('end', lose)
  events.on('pool:create', ({ workerPool }) => {
    client.query('select pg_advisory_lock(hashtextextended($1, 0))', [workerPool.id]).catch(lose)
  })
  return {
    onLost: (onLost) => void (hear = onLost),
    end() {
      if (isOver) return
      isOver = true
      // Closed rather than returned: a lock of the session would go on in the pool.
      client.release(true)
    },
  }
}

/** Those just taken are left out: their worker may not have its lock yet. */
const settlesWithin = '5 seconds'

/** Jobs that a worker was running when it was killed are given to the others. */
export const releaseOrphaned: Job = {
  name: 'platform:releaseOrphanedJobs',
  cron: '* * * * *',
  async run({ store }) {
    await store.pool.query(
      `select graphile_worker.force_unlock_workers(array(
         select worker from (
           select locked_by as worker from graphile_worker._private_jobs
           where locked_by is not null
           group by locked_by having max(locked_at) < now() - $1::interval) as silent
         where pg_try_advisory_xact_lock(hashtextextended(worker, 0))))`,
      [settlesWithin],
    )
  },
}
