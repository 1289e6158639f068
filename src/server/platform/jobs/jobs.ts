import { EventEmitter } from 'node:events'
import { Logger, run, runMigrations, type Task, type WorkerEvents } from 'graphile-worker'
import type { FastifyBaseLogger } from 'fastify'
import type { Job } from '../context/plugin.ts'
import type { AppContext } from '../context/request-context.ts'
import { standsForMs } from './clock-trust.ts'
import { watchClock, type ClockWatch } from './clock-watch.ts'
import { keepAtWork, type Worker } from './keep-at-work.ts'
import { openLease, releaseOrphaned } from './lease.ts'

const restartAfterMs = 2_000

export interface Jobs {
  stop(): Promise<void>
}

/** Creates the tables of the job queue where they are missing; a server needs them before its first request. */
export async function migrateJobs({ store }: Pick<AppContext, 'store'>): Promise<void> {
  await runMigrations({ pgPool: store.pool, logger: quiet })
}

/**
 * Starts this server's worker and keeps it running: when the database dies during a job, the worker gives up and a
 * new one replaces it. Each cron run happens once, on whichever server picks it up first.
 */
export async function startJobs(
  appContext: AppContext,
  jobs: readonly Job[],
  log: FastifyBaseLogger,
  clockWatch = watchClock(),
): Promise<Jobs> {
  const worker = await keepAtWork(() => runWorker(appContext, jobs, log, clockWatch), {
    restartAfterMs,
    onGivenUp: () => log.error({ job: true }, 'the worker gave up and is started again'),
  })
  clockWatch.onJump((jumpedMs) => {
    log.error({ job: true, jumpedMs }, 'the clock of this machine jumped: the worker is started again')
    void worker.restart()
  })
  return {
    async stop() {
      clockWatch.close()
      await worker.stop()
    },
  }
}

/**
 * A cron job whose last run lies in the future does not run again until then: a clock that was ahead leaves this
 * behind. Jobs already queued for that time stay; each only does what is due.
 */
async function forgetFutureRuns({ store }: AppContext): Promise<void> {
  await store.pool.query(`
    update graphile_worker._private_known_crontabs
    set last_execution = null, known_since = least(known_since, now())
    where greatest(last_execution, known_since) > now() + interval '2 minutes'`)
}

async function runWorker(
  appContext: AppContext,
  jobs: readonly Job[],
  log: FastifyBaseLogger,
  clockWatch: ClockWatch,
): Promise<Worker> {
  await migrateJobs(appContext)
  await forgetFutureRuns(appContext)
  await releaseOrphaned.run(appContext, {})
  const { pool } = appContext.store
  const events = new EventEmitter() as WorkerEvents
  const lease = await openLease(pool, events)
  events.on('job:failed', ({ job }) => {
    // Never the payload. The row stays in graphile_worker.jobs with its last error.
    log.error({ job: true, task: job.task_identifier, id: job.id }, 'a job has failed for good')
  })
  const all = [...jobs, releaseOrphaned]
  const runner = await run({
    pgPool: pool,
    events,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 5000,
    logger: new Logger(() => (level: string, message) => {
      if (level === 'error') log.error({ job: true }, message)
    }),
    // Without a batch delay the worker drops the promise that marks a job as done: a database that dies at that
    // moment would end the process with an unhandled rejection. With one, even of 0, it retries and logs.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: Object.fromEntries(all.map((job) => [job.name, taskOf(job, appContext, clockWatch)])),
    // Each run handles everything due, so only daily jobs are backfilled after downtime, not those that run every
    // minute.
    crontab: all
      .flatMap(({ cron, name, backfill }) =>
        cron ? `${cron} ${name} ?max=3${backfill ? '&fill=2d' : ''}` : [],
      )
      .join('\n'),
  }).catch((error: unknown) => {
    lease.end()
    throw error
  })
  // Without the lease other servers would take its jobs: keepAtWork starts another worker.
  lease.onLost(() => void runner.stop().catch(() => undefined))
  return { promise: runner.promise.finally(lease.end), stop: () => runner.stop() }
}

/** Jobs do not write to a full disk either, nor do irreversible ones run while the clock is in doubt. */
function taskOf(job: Job, appContext: AppContext, clockWatch: ClockWatch): Task {
  return async (payload, { addJob, query }) => {
    const isInDoubt = job.isIrreversible && !clockWatch.isTrusted()
    if (!appContext.isDiskFull() && !isInDoubt) return job.run(appContext, payload)
    // One that comes every minute needs no other run; any other would be lost, or wait until tomorrow.
    if (job.cron && !job.backfill) return
    // By the database's clock, which the queue goes by: in its past, the job would run again at once, and forever.
    const { rows } = await query<{ at: Date }>("select now() + $1 * interval '1 millisecond' as at", [
      isInDoubt ? tryAgainMs : minuteMs,
    ])
    const runAt = rows[0]?.at
    await addJob(job.name, payload, {
      ...(runAt && { runAt }),
      ...(job.cron && { jobKey: `${job.name}:later` }),
    })
  }
}

const minuteMs = 60_000
const tryAgainMs = standsForMs + 5 * 60_000

const quiet = new Logger(() => () => undefined)
