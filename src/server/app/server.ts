import type { FastifyInstance } from 'fastify'
import { refusedRecord } from '../../shared/audit/audit.acts.ts'
import { openKeys } from '../platform/auth/open-keys.ts'
import { openPushKey } from '../platform/auth/open-push-key.ts'
import { openSessions, type Person } from '../platform/auth/sessions.ts'
import { openTokens } from '../platform/auth/tokens.ts'
import { auditRefusedRecords, openRecordRoutes } from '../platform/audit/refused-records.ts'
import { openStore, type Connection, type Database } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openProbe } from '../platform/db/probe.ts'
import { answerUnknown, buildApp, type HttpSettings } from '../platform/http/app.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { createConcurrencyLimiter } from '../platform/runtime/concurrency-limiter.ts'
import { logSecurityEvents } from '../platform/security-log/security-events.ts'
import { livePath, readyPath, serveReadiness } from '../platform/http/readiness.ts'
import { describeApi } from '../platform/http/openapi.ts'
import { openQuotas } from '../platform/rate-limits/quotas.ts'
import { RecordedToday } from '../platform/runtime/recorded-today.ts'
import { openStreamLimits, streamLimits } from '../platform/rate-limits/stream-limits.ts'
import { isReading } from '../platform/operations/operation.ts'
import { migrateJobs, startJobs } from '../platform/jobs/jobs.ts'
import { openSmsGateway } from '../platform/sms/sms-gateway.ts'
import { openFileStorage } from '../platform/storage/file-storage.ts'
import { openVirusScanner } from '../platform/storage/virus-scanner.ts'
import { openPublicRequests } from '../platform/outgoing/public-requests.ts'
import { openPush } from '../platform/push/push.ts'
import { openVapid } from '../platform/push/vapid.ts'
import { handleEvents } from '../platform/jobs/handled-events.ts'
import { openSignalHandlers } from '../platform/jobs/signal-handlers.ts'
import { createHub } from '../platform/events/hub.ts'
import { listen, type Listener, type ListenerTimes } from '../platform/events/listener.ts'
import { serveStream, streamPath } from '../platform/realtime/stream.ts'
import { docsPath, openApiPath, serveDocs } from './docs.ts'
import { featureHooks } from './feature-hooks.ts'
import { features } from './features.ts'
import { forgetOldRows } from './housekeeping.ts'
import { renderPages, servePages } from './pages/pages.ts'
import { tileOriginOf, type Settings } from './settings.ts'
import { serveWellKnown } from './well-known.ts'

export const version = '0.1.0'

export interface ServerOptions {
  settings: Settings
  connection: Connection
  /** The connection for LISTEN only; by default the same. */
  listenConnection?: Connection
  listenTimes?: Partial<ListenerTimes>
  /** The folder that contains db/migrations. */
  root: string
  /** The folder of the built browser app; null serves only the API. */
  dist: string | null
  clock?: () => Date
  isDiskFull?: () => boolean
  /** Receives the log, one line per call; standard output by default. */
  logStream?: HttpSettings['logStream']
  /** False in tests that control time themselves. */
  runsJobs?: boolean
}

export interface Server {
  app: FastifyInstance
  appContext: AppContext
  /** Tells load balancers to send no more traffic here; requests are still answered. */
  startDraining(): void
  /** Stops taking requests, finishes those in flight, ends streams and jobs, closes the pool. */
  close(): Promise<void>
}

export const operations = features.flatMap((feature) => feature.operations)
export const readingActs = operations.filter(isReading).map(({ name }) => name)
// What is of one patient is no list, though it is recorded by the day.
const listingActs = operations
  .filter(({ audited, path }) => audited === 'daily' && !path.includes(':'))
  .map(({ name }) => name)
const auditedActs = { readingActs, listingActs }

/** One server instance on a migrated database. Several may share one PostgreSQL. */
export async function openServer(options: ServerOptions): Promise<Server> {
  const { settings, connection } = options
  await migrate(connection, `${options.root}/db/migrations`)
  const pages = options.dist ? await renderPages(options.dist, settings.town) : null
  const app = await buildApp({
    logLevel: settings.logLevel,
    ...(options.logStream && { logStream: options.logStream }),
    trustedProxies: settings.trustedProxies,
    isSecure: settings.publicUrl?.protocol === 'https:',
    scriptHashes: pages?.scriptHashes ?? [],
    styleHashes: pages?.styleHashes ?? [],
    pictureOrigins: [tileOriginOf(settings.town.tileUrl)].filter((origin) => origin !== null),
  })
  const { appContext, jobAppContext, closeAppContext, onEventsMissed, listener } = await openAppContext(
    options,
    app,
  )

  const isRecord = openRecordRoutes(operations)
  logSecurityEvents(app, appContext.keys, isRecord)
  auditRefusedRecords(app, appContext, { action: refusedRecord, isRecord })
  for (const feature of features) feature.routes(app, appContext)
  const topicsOf = (person: Person) => features.flatMap((feature) => feature.topics?.(person) ?? [])
  const streams = serveStream(app, appContext, topicsOf, listener.isUp)
  onEventsMissed(streams.endAll)
  const readiness = serveReadiness(app, {
    database: appContext.isDatabaseUp,
    listen: () => listener.echoAgeMs() < staleEchoMs,
    disk: () => !appContext.isDiskFull(),
  })
  const signalHandlers = openSignalHandlers(
    appContext,
    features.flatMap((feature) => feature.signalHandlers ?? []),
    app.log,
  )
  await serveDocs(app, describeApi(operations, version), { hasPage: settings.apiDocs })
  serveWellKnown(app, { clock: appContext.clock, securityContact: settings.securityContact })
  answerUnknown(app, [
    ...operations,
    ...(settings.apiDocs ? [...outsideOperations, docs] : outsideOperations),
  ])
  if (options.dist && pages) await servePages(app, options.dist, pages)
  await app.ready()

  const jobs = [
    ...features.flatMap((feature) => feature.jobs ?? []),
    handleEvents(features.flatMap((feature) => feature.eventHandlers ?? [])),
    forgetOldRows,
  ]
  // Its requests may queue jobs for other servers.
  if (options.runsJobs === false) await migrateJobs(appContext)
  const worker = options.runsJobs === false ? null : await startJobs(jobAppContext, jobs, app.log)
  return {
    app,
    appContext,
    startDraining: readiness.startDraining,
    async close() {
      await app.close()
      await worker?.stop()
      await signalHandlers.settle()
      await closeAppContext()
    },
  }
}

const outsideOperations = [streamPath, livePath, readyPath, openApiPath].map((path) => ({
  method: 'GET' as const,
  path,
}))
const docs = { method: 'GET' as const, path: docsPath }
/** Three missed echoes: see platform/events/listener.ts. */
const staleEchoMs = 30_000
/** Pictures re-encoded at once per server, and how long the next one waits; each takes about half a second. */
const pictures = { atOnce: 1, waitMs: 20_000 }
/** Concurrent searches per server, and how long the next one waits. A search may take up to the statement timeout. */
const searches = { atOnce: 2, waitMs: 10_000 }

async function openAllKeys(db: Database, file: string, now: Date) {
  // Creates the file that openPushKey needs.
  const keys = await openKeys(db, file, now)
  return { keys, pushKey: await openPushKey(db, file, now) }
}

/** What runs outside the server and the database, where the operator set it. */
function openOutsideServices(
  { s3Url, smsUrl, clamdSocket, linkServer }: Settings,
  log: FastifyInstance['log'],
) {
  return {
    files: openFileStorage(s3Url),
    sms: smsUrl && openSmsGateway(smsUrl),
    virusScanner: clamdSocket === null ? null : openVirusScanner(clamdSocket, log),
    outside: openPublicRequests(linkServer),
  }
}

async function openAppContext(options: ServerOptions, app: FastifyInstance) {
  const { settings, connection } = options
  const clock = options.clock ?? (() => new Date())
  const onProblem = (error: Error) => app.log.warn({ err: error }, 'an idle database connection broke')
  const store = openStore(connection, onProblem)
  const { keys, pushKey } = await openAllKeys(store.db, settings.keyFile, clock()).catch(
    async (error: unknown) => {
      // Otherwise an error about the closed database would follow the one message that matters.
      await store.close()
      throw error
    },
  )
  // Separate pools, so that requests which exhaust theirs stop neither jobs nor health checks.
  const jobStore = openStore(connection, onProblem, { size: 5, name: 'nabz jobs' })
  const probe = openProbe(connection, onProblem)
  const hub = createHub()
  const tokens = await openTokens(keys.tokens, Math.max(...Object.values(settings.sessionLengthMs)))
  const vapid = await openVapid(pushKey, settings.publicUrl)
  const push = openPush(vapid, { own: settings.pushService, known: settings.pushServices }, app.log)
  let endStreams = () => {}
  let listener: Listener | null = null
  const sessions = openSessions(store.db, tokens, () => listener?.isUp() ?? false)
  hub.onAny(sessions.hear)
  const recordedToday = new RecordedToday()
  const restart = () => {
    sessions.forgetAll()
    recordedToday.clear()
    endStreams()
  }
  listener = await listen(
    options.listenConnection ?? connection,
    { heard: hub.publish, lost: restart, regained: restart },
    options.listenTimes,
  )
  const line = listener
  const appContext: AppContext = {
    store,
    town: settings.town,
    voicesDir: settings.voicesDir,
    policy: {
      doctorApproval: settings.doctorApproval,
      sessionLengthMs: settings.sessionLengthMs,
      retentionYears: settings.retentionYears,
      isRateLimited: settings.isRateLimited,
      isSecure: settings.publicUrl?.protocol === 'https:',
    },
    clock,
    keys,
    tokens,
    sessions,
    hub,
    push,
    ...openOutsideServices(settings, app.log),
    pictureLimiter: createConcurrencyLimiter(pictures.atOnce, pictures.waitMs),
    searchLimiter: createConcurrencyLimiter(searches.atOnce, searches.waitMs),
    isDatabaseUp: probe.isUp,
    quotas: openQuotas(settings.isRateLimited),
    streamLimits: openStreamLimits(settings.isRateLimited ? streamLimits : null),
    recordedToday,
    noticeKinds: features.flatMap(({ notices = [] }) => notices),
    ...featureHooks,
    ...auditedActs,
    isDiskFull: options.isDiskFull ?? (() => false),
  }
  return {
    appContext,
    jobAppContext: { ...appContext, store: jobStore },
    listener: line,
    onEventsMissed(end: () => void) {
      endStreams = end
    },
    async closeAppContext() {
      await line.close()
      await Promise.all([store.close(), jobStore.close(), probe.close()])
    },
  }
}
