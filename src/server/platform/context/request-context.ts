import type { BodyOf, ParamsOf, QueryOf } from '../../../shared/kit/endpoint.ts'
import type { Closing } from './closing.ts'
import type { ExportData } from './exporting.ts'
import type { FhirNamed, FhirSource } from './fhir.ts'
import type { AllRetention } from './retention.ts'
import type { TimelineSource } from './timeline.ts'
import type { RecordedToday } from '../runtime/recorded-today.ts'
import type { Operation } from '../operations/operation.ts'
import type { TownFile } from '../../../shared/town/town.schemas.ts'
import type { Keys } from '../auth/keys.ts'
import type { Sessions, Person } from '../auth/sessions.ts'
import type { Tokens } from '../auth/tokens.ts'
import type { Database, Store, Tx } from '../db/database.ts'
import type { SmsProvider } from '../sms/sms.ts'
import type { PublicRequests } from '../outgoing/public-requests.ts'
import type { Push } from '../push/push.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import type { VirusScanner } from '../storage/virus-scanner.ts'
import type { ConcurrencyLimiter } from '../runtime/concurrency-limiter.ts'
import type { Hub } from '../events/hub.ts'
import type { Cookies } from '../auth/cookies.ts'
import type { Quotas } from '../rate-limits/quotas.ts'
import type { StreamLimits } from '../rate-limits/stream-limits.ts'

/** Settings a feature may depend on. */
export interface Policy {
  doctorApproval: 'automatic' | 'coordinator'
  /** Session length in milliseconds. */
  sessionLengthMs: Readonly<Record<Person['role'], number>>
  /** How long records for which nobody acts are kept after their last entry, and closed accounts. */
  retentionYears: number
  /** False for load tests. */
  isRateLimited: boolean
  /** Served over https. */
  isSecure: boolean
}

/** Shared by the whole server; created once on start and passed to every feature. */
export interface AppContext {
  store: Store
  town: TownFile
  /** The folder of recorded speech. */
  voicesDir: string
  policy: Policy
  clock: () => Date
  keys: Keys
  tokens: Tokens
  sessions: Sessions
  hub: Hub
  push: Push
  /** To servers that a browser has named. */
  outside: PublicRequests
  /** Null: the desk sends text messages by hand. */
  sms: SmsProvider | null
  /** The contents of files; their rows belong to the features. */
  files: FileStorage
  /** Null where no scanner is set. */
  virusScanner: VirusScanner | null
  /** For re-encoding pictures, which takes a core and up to a hundred megabytes. */
  pictureLimiter: ConcurrencyLimiter
  /** For searches over whole tables, so that they cannot take every connection of the pool. */
  searchLimiter: ConcurrencyLimiter
  /** Queried over its own connection, for two seconds at most, so that other requests cannot block it. */
  isDatabaseUp: () => Promise<boolean>
  quotas: Quotas
  streamLimits: StreamLimits
  recordedToday: RecordedToday
  /** The notice kinds of every feature. */
  noticeKinds: readonly string[]
  /** What all features know of a person. */
  exportData: ExportData
  /** What all features keep of a record, and how they erase it. */
  retention: AllRetention
  /** What all features add to a patient's timeline. */
  timeline: readonly TimelineSource[]
  /** What all features give to a patient summary in FHIR. */
  fhir: Required<FhirNamed> & { sources: readonly FhirSource[] }
  /** What every feature does when an account is closed. */
  closeAccount: (tx: Tx, closing: Closing) => Promise<void>
  /** Of every feature: the audit actions by which doctors read patient data. */
  readingActs: readonly string[]
  /** Those of them that show a list of patients. */
  listingActs: readonly string[]
  /** True while the disk is too full to write. */
  isDiskFull: () => boolean
}

type Actor<O extends Operation> = O['access'] extends 'anyone' ? Person | null : Person

/** One request as a service sees it. */
export interface RequestContext<O extends Operation = Operation> {
  appContext: AppContext
  db: Database
  /** Null only where the operation allows anyone. */
  actor: Actor<O>
  params: ParamsOf<O>
  query: QueryOf<O>
  body: BodyOf<O>
  now: Date
  /** The town's date at `now`. */
  today: string
  /**
   * When the person submitted it: before `now` if the write was queued offline. Never later, at most 30 days earlier.
   */
  submittedAt: Date
  /** For the one row this write creates. A phone that queued it offline knows the id already: see own-ids.ts. */
  newId: string
  requestId: string
  cookies: Cookies
  /** The network that a limit by address counts: see network.ts. */
  network: string
  /** The person's, as the browser says; see http/errors/sentences.ts. */
  language: 'en' | 'hi' | 'pa'
  /** What the browser says it is. Tells one phone from another, so it is never stored as it is. */
  userAgent: string | undefined
  /** For the security log: the account of a sign-in attempt. */
  noteAccount(userId: string): void
  /** For the security log: something that was done, and the user whom it is about. */
  noteEvent(name: string, about: string): void
  /**
   * The only way to write: a transaction that also stores the answer under the Idempotency-Key and the audit entry.
   * What `effect` returns is the answer. Called at most once per request.
   */
  write<T>(effect: (tx: Tx) => Promise<T>, note?: { actorId?: string; subject?: string }): Promise<T>
}
