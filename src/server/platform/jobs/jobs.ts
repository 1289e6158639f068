import { Logger, run, runMigrations, type Runner, type Task } from 'graphile-worker'
import type { FastifyBaseLogger } from 'fastify'
import type { Job } from '../context/plugin.ts'
import type { AppContext } from '../context/request-context.ts'
import { standsForMs } from './clock-trust.ts'
import { watchClock, type ClockWatch } from './clock-watch.ts'
import { keepAtWork } from './keep-at-work.ts'

const restartAfterMs = 2_000

export interface Jobs {
  stop(): Promise<void>
}

/** Makes the tables of the job queue, where they are missing. */
export async function migrateJobs(appContext: Pick<AppContext, 'store'>): Promise<void> {
  await runMigrations({ pgPool: appContext.store.pool, logger: quiet })
}

/**
 * Starts the worker of this server and keeps it at work: when the database dies under a job, the worker gives
 * up, and a new one takes its place. Each cron job runs once, whichever server gets to it first.
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
 * A cron job whose last run lies in the future runs no more until then: what a clock that was ahead leaves behind.
 * Jobs it has queued for that time are left; each does only what is due.
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
): Promise<Runner> {
  await migrateJobs(appContext)
  await forgetFutureRuns(appContext)
  return run({
    pgPool: appContext.store.pool,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 5000,
    logger: new Logger(() => (level: string, message) => {
      if (level === 'error') log.error({ job: true }, message)
    }),
    // Without a delay the worker lets go of the promise that marks a job as done: a database that dies at that
    // moment would end this whole process by an unhandled rejection. With one it tries again, and says so.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: Object.fromEntries(jobs.map((job) => [job.name, taskOf(job, appContext, clockWatch)])),
    // Each run does all that is due: a job of every minute is not made up for after a pause, a daily one is.
    crontab: jobs.map((job) => `${job.cron} ${job.name} ?max=3${job.backfill ? '&fill=2d' : ''}`).join('\n'),
  })
}

/** With a full disk nothing is written, by jobs either; all that is due is done at a later run. */
function taskOf(job: Job, appContext: AppContext, clockWatch: ClockWatch): Task {
  return async (_, { addJob }) => {
    if (appContext.isDiskFull()) return
    if (!job.isIrreversible || clockWatch.isTrusted()) return job.run(appContext)
    // A daily job would not come again before tomorrow.
    if (job.backfill) await addJob(job.name, {}, { runAt: inMs(tryAgainMs), jobKey: `${job.name}:later` })
  }
}

const tryAgainMs = standsForMs + 5 * 60_000
const inMs = (ms: number) => new Date(Date.now() + ms)

const quiet = new Logger(() => () => undefined)
