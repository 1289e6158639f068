import '@fastify/sse'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { roles } from '../../../shared/kit/endpoint.ts'
import { concerns, type Person } from '../auth/sessions.ts'
import type { Database } from '../db/database.ts'
import { topicOfPerson, type BroadcastEvent } from '../events/publish.ts'
import { appError } from '../http/errors/app-error.ts'
import { admit } from '../http/register-endpoint.ts'
import { networkOf } from '../rate-limits/network.ts'
import type { AppContext } from '../context/request-context.ts'

export const streamPath = '/api/stream'
const maxReplayed = 500

/** Ends every open stream, so that its browser reconnects and resumes: when LISTEN is lost, and when it is back. */
export interface Streams {
  endAll(): void
}

/** Changes as server-sent events. The token is in a header, so browsers read the stream with fetch. */
export function serveStream(
  app: FastifyInstance,
  appContext: AppContext,
  topicsOf: (person: Person) => string[],
  isListening: () => boolean,
): Streams {
  const open = new Set<() => void>()
  const admitted = new WeakMap<FastifyRequest, Person>()

  app.get(
    streamPath,
    {
      sse: true,
      config: { operation: 'platform.stream' },
      // Before the plugin takes over the reply: a refusal must be an ordinary 401 in JSON.
      onRequest: async (request, reply) => {
        const person = await admit(appContext, roles, request)
        admitted.set(request, person)
        // A stream opened now would miss events until LISTEN is back.
        if (!isListening()) throw appError('unavailable')
        const release = appContext.streamLimits.take(person.id, networkOf(request.ip))
        reply.raw.once('close', release)
      },
    },
    async (request, reply) => {
      const person = admitted.get(request)
      // Requested as JSON: only say where the stream is.
      const wantsStream = (request.headers.accept ?? '').includes('text/event-stream')
      if (!person || !wantsStream) return reply.code(200).send({ events: streamPath })
      // The plugin sets no-cache, but the stream holds personal data.
      reply.raw.setHeader('cache-control', 'no-store')
      reply.sse.keepAlive()
      const end = () => reply.sse.close()
      open.add(end)
      reply.sse.onClose(() => open.delete(end))
      await follow(appContext, reply, person, [topicOfPerson(person.id), ...topicsOf(person)])
      return reply
    },
  )

  const endAll = () => {
    for (const end of open) end()
  }
  app.addHook('preClose', async () => endAll())
  return { endAll }
}

async function follow(
  appContext: AppContext,
  reply: FastifyReply,
  person: Person,
  topics: string[],
): Promise<void> {
  let held: BroadcastEvent[] | null = []
  let cluster = ''
  const hear = (broadcastEvent: BroadcastEvent) => {
    if (held) held.push(broadcastEvent)
    else send(reply, cluster, broadcastEvent)
  }
  const stopHearing = appContext.hub.subscribe(topics, hear)
  const stopWatching = appContext.hub.onAny((broadcastEvent) => {
    // A browser whose session goes on connects again and resumes.
    if (concerns(broadcastEvent, person)) reply.sse.close()
  })
  const expiry = setTimeout(
    () => reply.sse.close(),
    Math.min(person.expiresAt.getTime() - appContext.clock().getTime(), 2 ** 31 - 1),
  )
  reply.sse.onClose(() => {
    stopHearing()
    stopWatching()
    clearTimeout(expiry)
  })

  // Subscribes before it reads: events committed in between are held back and sent afterwards.
  const position = await readMissed(appContext.store.db, topics, reply.sse.lastEventId)
  const { missed, resumeToken } = position
  cluster = position.cluster
  // Phone clocks are off by hours or days, so send the server's time.
  const hello = { missed: missed.length, now: appContext.clock().toISOString() }
  await reply.sse.send({ id: `${cluster}.${resumeToken}`, event: 'hello', data: hello })
  for (const broadcastEvent of missed) send(reply, cluster, broadcastEvent)
  const waiting = held
  held = null
  for (const broadcastEvent of waiting) send(reply, cluster, broadcastEvent)
}

function send(
  reply: FastifyReply,
  cluster: string,
  { resumeToken, kind, subject, by }: BroadcastEvent,
): void {
  if (!reply.sse.isConnected) return
  reply.sse
    .send({
      ...(resumeToken && { id: `${cluster}.${resumeToken}` }),
      event: 'change',
      data: { kind, subject, ...(by && { by }) },
    })
    .catch((error: unknown) => reply.log.debug({ err: error }, 'stream closed while sending'))
}

interface Missed {
  /** The cluster whose transactions the ids number: eight hex digits. */
  cluster: string
  resumeToken: string
  missed: BroadcastEvent[]
}

/**
 * Everything committed since the browser's last event id, `<cluster>.<resumeToken>`: all transactions older than the
 * resumeToken were announced before, so nothing is missed; repeated events only cause an extra refresh. Transaction
 * numbers of another cluster, or of one restored from a copy, mean nothing here: then only `hello` is sent, and the
 * browser refetches everything.
 */
async function readMissed(db: Database, topics: string[], lastEventId: string | null): Promise<Missed> {
  const { cluster, resumeToken } = await readPosition(db)
  const [, from, since] = /^([0-9a-f]{8})\.(\d{1,19})$/.exec(lastEventId ?? '') ?? []
  const nothing = { cluster, resumeToken, missed: [] }
  if (since === undefined || from !== cluster || BigInt(since) > BigInt(resumeToken)) return nothing
  const { rows } = await sql<BroadcastEvent>`
    select kind, subject, topics, resume_xid::text as "resumeToken" from events
    where writer_xid >= ${since}::xid8 and topics && ${topics}::text[]
    order by writer_xid, id limit ${maxReplayed}`.execute(db)
  // Offline too long to replay.
  return rows.length < maxReplayed ? { cluster, resumeToken: since, missed: rows } : nothing
}

/** The timeline id changes on restores and promotions, which restart the numbering. */
async function readPosition(db: Database): Promise<{ cluster: string; resumeToken: string }> {
  const { rows } = await sql<{ cluster: string; resumeToken: string }>`
    select left(md5(system_identifier || '.' || timeline_id), 8) as cluster,
      pg_snapshot_xmin(pg_current_snapshot())::text as "resumeToken"
    from pg_control_system(), pg_control_checkpoint()`.execute(db)
  const [position] = rows
  if (!position) throw new Error('PostgreSQL did not say which cluster it is.')
  return position
}
