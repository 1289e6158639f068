import type { BodyOf, ParamsOf, QueryOf } from '../../../shared/kit/endpoint.ts'
import type { Operation } from '../operations/operation.ts'
import type { TownFile } from '../../../shared/town/town.schemas.ts'
import type { Keys } from '../auth/keys.ts'
import type { Sessions, Person } from '../auth/sessions.ts'
import type { Tokens } from '../auth/tokens.ts'
import type { Database, Store, Tx } from '../db/database.ts'
import type { Push } from '../push/push.ts'
import type { ConcurrencyLimiter } from '../runtime/concurrency-limiter.ts'
import type { Hub } from '../events/hub.ts'
import type { Cookies } from '../auth/cookies.ts'
import type { Quotas } from '../rate-limits/quotas.ts'
import type { StreamLimits } from '../rate-limits/stream-limits.ts'

/** Settings a feature may depend on. */
export interface Policy {
  doctorApproval: 'automatic' | 'coordinator'
  /** Milliseconds a session lasts. */
  sessionLengthMs: Readonly<Record<Person['role'], number>>
  /** False where load tests write as fast as they can. */
  isRateLimited: boolean
  /** People reach us over https. */
  isSecure: boolean
}

/** What the whole server shares; made once at start, handed to every feature. */
export interface AppContext {
  store: Store
  town: TownFile
  policy: Policy
  clock: () => Date
  keys: Keys
  tokens: Tokens
  sessions: Sessions
  hub: Hub
  push: Push
  /** For what searches whole tables: it must not take every connection of the pool. */
  searchLimiter: ConcurrencyLimiter
  /** Asked over a connection of its own, for two seconds at most: no other request is in its way. */
  isDatabaseUp: () => Promise<boolean>
  quotas: Quotas
  streamLimits: StreamLimits
  /** Of every feature: what people are told in words. */
  noticeKinds: readonly string[]
  /** Of every feature: the acts by which doctors read of patients. */
  readingActs: readonly string[]
  /** True while the disk is too full to write. */
  isDiskFull: () => boolean
}

type Actor<O extends Operation> = O['access'] extends 'anyone' ? Person | null : Person

/** One request as a service sees it. */
export interface RequestContext<O extends Operation = Operation> {
  appContext: AppContext
  db: Database
  /** Null only where the operation lets anyone in. */
  actor: Actor<O>
  params: ParamsOf<O>
  query: QueryOf<O>
  body: BodyOf<O>
  now: Date
  /** The town's day at `now`. */
  today: string
  /** When the person said it: before `now` where a phone had to wait for a network. Never later, at most 30 days before. */
  submittedAt: Date
  /** For the one thing this write makes. A phone that had to wait for a network knows it already: see own-ids.ts. */
  newId: string
  requestId: string
  cookies: Cookies
  /** Whom a limit by address counts: see network.ts. */
  network: string
  /** For the security log: the account that somebody tries to sign in to. */
  noteAccount(userId: string): void
  /**
   * The one way to write: a transaction that also keeps the answer under the Idempotency-Key and the audit
   * entry. What `effect` returns is the answer. Called at most once per request.
   */
  write<T>(effect: (tx: Tx) => Promise<T>, note?: { actorId?: string; subject?: string }): Promise<T>
}
