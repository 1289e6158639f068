import pg from 'pg'
import type { Connection } from '../db/database.ts'
import { channel, type Announcement } from '../events/announce.ts'

export interface Listener {
  /** Is the line to PostgreSQL up? While it is not, nothing may rest on announcements. */
  isUp(): boolean
  close(): Promise<void>
}

export interface ListenerReactions {
  heard(announcement: Announcement): void
  /** The line broke: announcements may have been missed. */
  lost(): void
  /** The line is up again. */
  regained(): void
}

const retryAfterMs = 500

/** One connection per server that hears what all copies announce; reconnects by itself. */
export async function listen(connection: Connection, reactions: ListenerReactions): Promise<Listener> {
  let client: pg.Client | null = null
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ ...connection, application_name: 'nabz listen', keepAlive: true })
    fresh.on('error', () => drop(fresh))
    fresh.on('end', () => drop(fresh))
    fresh.on('notification', ({ payload }) => {
      if (payload) reactions.heard(JSON.parse(payload) as Announcement)
    })
    await fresh.connect()
    await fresh.query(`listen ${channel}`)
    client = fresh
    reactions.regained()
  }

  function drop(broken: pg.Client): void {
    if (client !== broken) return
    client = null
    if (isClosed) return
    reactions.lost()
    reconnectSoon()
  }

  function reconnectSoon(): void {
    retry = setTimeout(() => {
      if (!isClosed) connect().catch(reconnectSoon)
    }, retryAfterMs)
  }

  await connect()
  return {
    isUp: () => client !== null,
    async close() {
      isClosed = true
      clearTimeout(retry)
      const open = client
      client = null
      await open?.end().catch(() => undefined)
    },
  }
}
