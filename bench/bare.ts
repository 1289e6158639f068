import type { IncomingHttpHeaders } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import type { Connection } from '../src/server/platform/db/database.ts'
import type { Statement } from './recording.ts'
import { makeReplay, type Asked, type Replayed, type Request } from './replay.ts'

/** The set-up of the bare routes. */
export interface BareSetup {
  connection: Connection
  list: { statements: Statement[]; recorded: Asked & { now: Date } }
  request: { statements: Statement[]; recorded: Asked & { now: Date } }
}

// The compared servers, each in its own process: a Fastify with only the recorded SQL through `pg`, without sign-in,
// validation or compression; or, without a set-up, two empty routes.
process.on('disconnect', () => process.exit())
process.on('message', (setup: BareSetup | null) => {
  serve(setup).then(
    (url) => process.send?.({ url }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})

async function serve(setup: BareSetup | null): Promise<string> {
  const app = Fastify()
  if (setup) await addBareRoutes(app, setup)
  else {
    app.get('/', async () => ({}))
    app.post('/', async () => ({}))
  }
  return app.listen({ port: 0, host: '127.0.0.1' })
}

async function addBareRoutes(app: FastifyInstance, setup: BareSetup): Promise<void> {
  pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)
  const pool = new pg.Pool({ ...setup.connection, max: 10 })
  const list = makeReplay(setup.list.statements, setup.list.recorded)
  const request = makeReplay(setup.request.statements, setup.request.recorded)

  async function run(statements: Replayed[], asked: Asked): Promise<Request> {
    const running: Request = { asked, now: new Date(), ids: new Map(), rows: [] }
    const client = await pool.connect()
    try {
      for (const { text, values } of statements) {
        // Unnamed: PostgreSQL plans each on every run, as it does by default.
        running.rows.push((await client.query<Record<string, unknown>>(text, values(running))).rows)
      }
      return running
    } finally {
      client.release()
    }
  }

  app.get('/', async ({ headers }) => {
    const { rows } = await run(list, { ...readPerson(headers), date: '', time: '' })
    return rows[0]
  })
  app.post('/', async ({ headers, body }, reply) => {
    const { date, time } = body as Asked
    const { ids } = await run(request, { ...readPerson(headers), date, time })
    return reply.code(201).send({ ids: [...ids.values()] })
  })
}

function readPerson(headers: IncomingHttpHeaders): Pick<Asked, 'user' | 'patient'> {
  return { user: String(headers['x-user']), patient: String(headers['x-patient']) }
}
