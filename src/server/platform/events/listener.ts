import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Connection } from '../db/database.ts'
import { channel, type BroadcastEvent } from './publish.ts'
import { StartupError } from '../db/startup-error.ts'
import { openEcho, type Echo } from './echo.ts'

export interface Listener {
  /** Is the connection to PostgreSQL up? While it is not, announcements may be missed. */
  isUp(): boolean
  /** Milliseconds since this session last received its own echo; Infinity while it is down. */
  echoAgeMs(): number
  close(): Promise<void>
}

export interface ListenerHandlers {
  heard(broadcastEvent: BroadcastEvent): void
  /** The connection broke: announcements may have been missed. */
  lost(): void
  /** The connection is up again. */
  regained(): void
}

export interface ListenerTimes {
  retryAfterMs: number
  /** How often the session notifies itself; a half-open connection may show no other sign for hours. */
  echoEveryMs: number
  /** An echo that takes longer means the connection is dead. Also the connect timeout. */
  echoWithinMs: number
}

const usualTimes: ListenerTimes = { retryAfterMs: 500, echoEveryMs: 10_000, echoWithinMs: 5_000 }

/** One connection per server that receives the announcements of all instances; reconnects by itself. */
export async function listen(
  connection: Connection,
  eventHandlers: ListenerHandlers,
  times: Partial<ListenerTimes> = {},
): Promise<Listener> {
  const { retryAfterMs, ...echoTimes } = { ...usualTimes, ...times }
  let current: Session | null = null
  let isClosed = false
  let retry: NodeJS.Timeout | undefined
  let connecting: Promise<void> = connect()
  await connecting

  async function connect(): Promise<void> {
    const fresh = await openSession(connection, eventHandlers.heard, echoTimes)
    if (isClosed) return fresh.end()
    current = fresh
    eventHandlers.regained()
    fresh.ended.then(
      () => drop(fresh),
      () => undefined,
    )
  }

  function drop(broken: Session): void {
    if (current !== broken) return
    current = null
    if (isClosed) return
    eventHandlers.lost()
    reconnectSoon()
  }

  function reconnectSoon(): void {
    retry = setTimeout(() => {
      if (isClosed) return
      connecting = connect()
      connecting.catch(reconnectSoon)
    }, retryAfterMs)
  }

  return {
    isUp: () => current !== null,
    echoAgeMs: () => current?.echo.ageMs() ?? Infinity,
    async close() {
      isClosed = true
      clearTimeout(retry)
      await connecting.catch(() => undefined)
      current?.end()
      await current?.ended
      current = null
    },
  }
}

interface Session {
  echo: Echo
  /** Resolves when the connection is gone, for any reason. */
  ended: Promise<void>
  end(): void
}

/** A session verified to receive: on PostgreSQL's primary, LISTEN in effect, first echo back. */
async function openSession(
  connection: Connection,
  heard: ListenerHandlers['heard'],
  { echoEveryMs, echoWithinMs }: Omit<ListenerTimes, 'retryAfterMs'>,
): Promise<Session> {
  const client = new pg.Client({
    ...connection,
    application_name: 'nabz listen',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: echoWithinMs,
    query_timeout: echoWithinMs,
  })
  // Not `end()`: it waits for a reply, which a half-open connection never gives.
  const end = () => void client.connection.stream.destroy()
  const ended = new Promise<void>((resolve) => void client.once('end', resolve))
  client.on('error', end)
  try {
    await client.connect()
    await refuseStandby(client)
    const echoChannel = `nabz_echo_${randomBytes(8).toString('hex')}`
    await client.query(`listen ${channel}; listen ${echoChannel}`)
    const echo = openEcho({
      everyMs: echoEveryMs,
      withinMs: echoWithinMs,
      send: () => client.query(`notify ${echoChannel}`),
      onSilence: end,
    })
    void ended.then(echo.close)
    client.on('notification', ({ channel: heardOn, payload }) => {
      if (heardOn === echoChannel) echo.heard()
      else if (payload) heard(JSON.parse(payload) as BroadcastEvent)
    })
    await echo.first.catch(() => {
      throw new StartupError(
        'databaseDoesNotNotify',
        'The PostgreSQL at DATABASE_URL does not deliver notifications: connect to it directly, or through PgBouncer in session mode.',
      )
    })
    return { echo, ended, end }
  } catch (error) {
    end()
    throw error
  }
}

/** A standby refuses LISTEN. After a failover the old address may point to one. */
async function refuseStandby(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
  if (!rows[0]?.standby) return
  throw new StartupError('databaseIsStandby', 'The PostgreSQL at DATABASE_URL is a standby: use its primary.')
}
