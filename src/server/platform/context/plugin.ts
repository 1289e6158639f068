import type { FastifyInstance } from 'fastify'
import type { Operation } from '../operations/operation.ts'
import type { Person } from '../auth/sessions.ts'
import type { AppContext } from './request-context.ts'

/** Something that must be done without anybody asking. Runs once however many servers there are. */
export interface Job {
  /** `feature:verb`, as the job queue spells names. */
  name: string
  /** Five cron fields, in UTC. */
  cron: string
  /** Run after a start when its time passed in the last two days while no server ran. For daily jobs. */
  backfill?: boolean
  /** Not run while the clock is in doubt: see jobs/clock-watch.ts. */
  isIrreversible?: boolean
  run(appContext: AppContext): Promise<void>
}

/** What a feature does when another feature's event was committed: see events/reactions.ts. */
export interface EventHandler {
  /** `feature.whatHappened` */
  kind: string
  run(appContext: AppContext, subject: string): Promise<void>
}

/** The manifest of a feature: all that the rest of the app knows of it. */
export interface Feature {
  name: string
  operations: readonly Operation[]
  routes(app: FastifyInstance, appContext: AppContext): void
  jobs?: readonly Job[]
  eventHandlers?: readonly EventHandler[]
  /** Kinds of notices it sends, `feature.whatHappened`; those of a feature that was removed are shown no more. */
  notices?: readonly string[]
  /** Topics this person's stream follows besides their own. */
  topics?(person: Person): string[]
}
