import { Logger, run, runMigrations, type Runner } from 'graphile-worker'
import type { FastifyBaseLogger } from 'fastify'
import type { Job } from '../feature.ts'
import type { House } from '../http/call.ts'
import { keepAtWork } from './keep-at-work.ts'

const restartAfterMs = 2_000

export interface Jobs {
  stop(): Promise<void>
}

/** Makes the tables of the job queue; called under the start-up lock, before any worker runs. */
export async function migrateJobs(house: Pick<House, 'store'>): Promise<void> {
  await runMigrations({ pgPool: house.store.pool, logger: quiet })
}

/**
 * Starts the worker of this server and keeps it at work: when the database dies under a job, the worker gives
 * up, and a new one takes its place. Each cron job runs once, whichever server gets to it first.
 */
export function startJobs(house: House, jobs: readonly Job[], log: FastifyBaseLogger): Promise<Jobs> {
  return keepAtWork(() => runWorker(house, jobs, log), {
    restartAfterMs,
    onGivenUp: () => log.error({ job: true }, 'the worker gave up and is started again'),
  })
}

function runWorker(house: House, jobs: readonly Job[], log: FastifyBaseLogger): Promise<Runner> {
  return run({
    pgPool: house.store.pool,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 5000,
    logger: new Logger(() => (level: string, message) => {
      if (level === 'error') log.error({ job: true }, message)
    }),
    // Without a delay the worker lets go of the promise that marks a job as done: a database that dies at that
    // moment would end this whole process by an unhandled rejection. With one it tries again, and says so.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: Object.fromEntries(jobs.map((job) => [job.name, () => runIfRoom(job, house)])),
    // Not made up for after a pause: each run does all that is due, so one is enough.
    crontab: jobs.map((job) => `${job.cron} ${job.name} ?max=3`).join('\n'),
  })
}

/** With a full disk nothing is written, by jobs either; all that is due is done at a later run. */
async function runIfRoom(job: Job, house: House): Promise<void> {
  if (!house.isDiskFull()) await job.run(house)
}

const quiet = new Logger(() => () => undefined)
