import { Logger, run, runMigrations, type Runner } from 'graphile-worker'
import type { FastifyBaseLogger } from 'fastify'
import type { Job } from '../feature.ts'
import type { House } from '../http/call.ts'

/** Makes the tables of the job queue; called under the start-up lock, before any worker runs. */
export async function migrateJobs(house: Pick<House, 'store'>): Promise<void> {
  await runMigrations({ pgPool: house.store.pool, logger: quiet })
}

/** Starts the worker of this server. Each cron job runs once, whichever server gets to it first. */
export async function startJobs(house: House, jobs: readonly Job[], log: FastifyBaseLogger): Promise<Runner> {
  return run({
    pgPool: house.store.pool,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 5000,
    logger: new Logger(() => (level: string, message) => {
      if (level === 'error') log.error({ job: true }, message)
    }),
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
