import compress from '@fastify/compress'
import etag from '@fastify/etag'
import helmet from '@fastify/helmet'
import sse from '@fastify/sse'
import underPressure from '@fastify/under-pressure'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Operation } from '../operations/operation.ts'
import { newId } from '../runtime/ids.ts'
import { logOptions } from '../runtime/log.ts'
import { cleanUrl } from './clean-url.ts'
import { cutWhenClosing, letGoWhenClosing } from './closing.ts'
import { answerErrors, wireErrorOf } from './errors/errors.ts'
import { keepPageHeadersToPages } from './page-headers.ts'
import { appError } from './errors/app-error.ts'

export interface HttpSettings {
  logLevel: string
  logStream?: { write(line: string): void }
  /** Our proxies, whose X-Forwarded-For is trusted; empty: none. */
  trustedProxies: readonly string[]
  /** Served over https: enables HSTS. */
  isSecure: boolean
  /** sha256 of every inline script of the pages, for the content security policy. */
  scriptHashes: readonly string[]
  /** sha256 of every inline style sheet. */
  styleHashes?: readonly string[]
  /** Image origins besides our own: the map tiles. */
  pictureOrigins?: readonly string[]
}

/** Maximum body size; the longest form is a tenth of it. */
const bodyLimit = 64 * 1024

/** Time for a whole request to arrive; a phone on 2G sends the longest body in half of it. */
const longestRequestMs = 60_000
/** How often connections are checked for it. */
const checkedEveryMs = 5_000

const longestDelayMs = 5000

/**
 * When the event loop was blocked for a whole second, the delay is reported as Infinity. One such second does not yet
 * mean overload.
 */
export function rejectUnderPressure(delayMs: number | string | undefined): void {
  if (delayMs !== Infinity) throw appError('unavailable')
}

export async function buildApp(settings: HttpSettings): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { ...logOptions(settings.logLevel), ...(settings.logStream && { stream: settings.logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    rewriteUrl: ({ url = '/' }) => cleanUrl(url),
    bodyLimit,
    requestTimeout: longestRequestMs,
    http: { connectionsCheckingInterval: checkedEveryMs },
    trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
  })
  answerErrors(app)
  readJson(app)
  readOctets(app)
  logAnswers(app)
  letGoWhenClosing(app)
  cutWhenClosing(app)
  await app.register(helmet, {
    contentSecurityPolicy: { directives: contentPolicy(settings) },
    strictTransportSecurity: settings.isSecure,
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: settings.isSecure,
    originAgentCluster: settings.isSecure,
  })
  keepPageHeadersToPages(app)
  // Registered before compression: the tag is of the uncompressed answer, and weak because the bytes may differ by
  // encoding.
  await app.register(etag, { weak: true })
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(sse, { heartbeatInterval: 15_000 })
  await app.register(underPressure, {
    maxEventLoopDelay: longestDelayMs,
    pressureHandler: (_request, _reply, _kind, delayMs) => rejectUnderPressure(delayMs),
  })
  return app
}

function contentPolicy({
  scriptHashes,
  styleHashes = [],
  pictureOrigins = [],
  isSecure,
}: HttpSettings): Record<string, string[] | null> {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", ...styleHashes.map((hash) => `'sha256-${hash}'`)],
    fontSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', ...pictureOrigins],
    // Recorded speech is played from memory.
    mediaSrc: ["'self'", 'blob:'],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    // Helmet's default would send phones on the clinic's plain http network to an https server that does not exist.
    upgradeInsecureRequests: isSecure ? [] : null,
  }
}

/** Everything but JSON is refused, except below; an empty JSON body counts as none, since some clients send the type without a body. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, String(body), done)
  })
}

/** Bytes, only for endpoints that take them: `binary: 'body'`. */
function readOctets(app: FastifyInstance): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (request, body, done) => {
    const { takesOctets } = request.routeOptions.config as { takesOctets?: boolean }
    if (takesOctets) done(null, body)
    else done(appError('wrongContentType'))
  })
}

/** One line per request: the route pattern, never the URL, which may contain a person's id. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
  })
}

/** 404 and 405 under /api, as JSON like every other answer there. */
export function answerUnknown(
  app: FastifyInstance,
  operations: readonly Pick<Operation, 'method' | 'path'>[],
): void {
  const routes = operations.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`),
  }))
  app.all('/api/*', (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const allowed = routes.filter((route) => route.pattern.test(path)).map((route) => route.method)
    if (allowed.length > 0) reply.header('allow', allowed.join(', '))
    const appFailure = appError(allowed.length > 0 ? 'methodNotAllowed' : 'notFound')
    return reply.code(appFailure.status).send(wireErrorOf(appFailure, request))
  })
}
