import type { FastifyInstance } from 'fastify'
import type { Operation } from '../operations/operation.ts'
import type { Person } from '../auth/sessions.ts'
import type { Tx } from '../db/database.ts'
import type { Closing } from './closing.ts'
import type { ExportData } from './exporting.ts'
import type { FhirNamed, FhirSource } from './fhir.ts'
import type { AppContext } from './request-context.ts'
import type { ErasedAccount, Retention } from './retention.ts'
import type { TimelineSource } from './timeline.ts'

/** Background work. Each run happens once, however many servers there are; after a killed process, once more. */
export interface Job {
  /** `feature:verb`, as the job queue names tasks. */
  name: string
  /** Five cron fields, in UTC. Without them it runs when it was queued: see db/enqueue.ts. */
  cron?: string
  /** Run after a start if its time passed in the last two days while no server was running. For daily jobs. */
  backfill?: boolean
  /** Not run while the clock is in doubt: see jobs/clock-watch.ts. */
  isIrreversible?: boolean
  /** `payload`: what it was queued with. */
  run(appContext: AppContext, payload: unknown): Promise<void>
}

/** What a feature does, once, after another feature's event with `isHandled`: see jobs/handled-events.ts. */
export interface EventHandler {
  /** `feature.whatHappened` */
  kind: string
  run(appContext: AppContext, subject: string): Promise<void>
}

/** What every server does when it hears a broadcast, unless it is lost: see jobs/signal-handlers.ts. */
export interface SignalHandler {
  kind: string
  run(appContext: AppContext): Promise<void>
}

/** The manifest of a feature: everything the rest of the app knows about it. */
export interface Feature {
  name: string
  operations: readonly Operation[]
  routes(app: FastifyInstance, appContext: AppContext): void
  jobs?: readonly Job[]
  eventHandlers?: readonly EventHandler[]
  signalHandlers?: readonly SignalHandler[]
  /** Kinds of notices it sends, `feature.whatHappened`; those of a removed feature are no longer shown. */
  notices?: readonly string[]
  /** What it knows of a person, for the export: see exporting.ts. */
  exportData?: ExportData
  /** What becomes of its rows when somebody closes their account: all features, or none. */
  closeAccount?(tx: Tx, closing: Closing): Promise<void>
  /** What it keeps of a patient's record: see retention.ts. */
  retention?: Retention
  /** What it adds to the timeline of a patient: see timeline.ts. */
  timeline?: readonly TimelineSource[]
  /** What it gives to a patient summary in FHIR: see fhir.ts. */
  fhir?: readonly FhirSource[]
  /** The people and places of its own that such a summary names. */
  fhirNamed?: FhirNamed
  /** Deletes what names a closed account by its username, when its period has ended. */
  eraseAccount?(tx: Tx, account: ErasedAccount): Promise<void>
  /** Topics this person's stream follows besides their own. */
  topics?(person: Person): string[]
}
