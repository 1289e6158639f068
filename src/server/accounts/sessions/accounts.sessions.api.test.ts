import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  endOtherSessions,
  listSessions,
  login,
  logout,
  readSession,
} from '../../../shared/accounts/accounts.endpoints.ts'
import { personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { recordStatements } from '../../../../bench/recording.ts'
import { buildToken } from '../accounts.fixtures.ts'
import { maxShownSessions } from './accounts.sessions.service.ts'

let town: TestTown
let asha: SignedIn
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
beforeEach(async () => {
  asha = await personIn(appContext(), 'patient')
})

const appContext = () => first(town.servers).appContext
const pool = () => appContext().store.pool
const far = () => town.apis[1] ?? town.api
const list = (token = asha.token) => town.api.must(listSessions, { token })

/** Signs in with this user agent. */
async function signIn(userAgent: string): Promise<string> {
  const answer = await fetch(town.api.url + login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ identifier: asha.username, password: 'secret1' }),
  })
  return ((await answer.json()) as { token: string }).token
}

async function open(count: number, personId: string): Promise<void> {
  await pool().query(
    `insert into sessions (id, user_id, created_at, expires_at)
     select gen_random_uuid(), $1, $2::timestamptz - n * interval '1 minute', $2::timestamptz + interval '1 day'
     from generate_series(1, $3) as n`,
    [personId, town.clock.now, count],
  )
}

describe('the list of sessions', () => {
  it.each(['patient', 'doctor', 'coordinator'] as const)('is for a %s', async (role) => {
    const { token } = await personIn(appContext(), role)
    expect(await list(token)).toMatchObject({ own: { device: null }, others: [], hasMore: false })
  })

  it('is closed to anonymous callers and holds nobody else’s', async () => {
    expect((await town.api.ask(listSessions)).status).toBe(401)
    await open(2, (await personIn(appContext(), 'patient')).id)
    expect((await list()).others).toEqual([])
  })

  it('names the device of each, newest first, and which one asks', async () => {
    const phone = await signIn('Mozilla/5.0 (Linux; Android 10; K) Chrome/126.0.0.0 Mobile Safari/537.36')
    town.clock.now = new Date(town.clock.now.getTime() + 60_000)
    await signIn('Mozilla/5.0 (Windows NT 10.0; rv:127.0) Gecko/20100101 Firefox/127.0')
    const { own, others } = await list(phone)
    expect(own.device).toBe('Chrome · Android')
    expect(others.map(({ device }) => device)).toEqual(['Firefox · Windows', null])
    expect(others[0]?.since).toBe(town.clock.now.toISOString())
  })

  it('has neither those that ended nor those that expired', async () => {
    await town.api.must(logout, { token: await buildToken(appContext(), asha) })
    await open(1, asha.id)
    await pool().query('update sessions set expires_at = $1 where user_id = $2 and created_at < $1', [
      town.clock.now,
      asha.id,
    ])
    expect((await list()).others).toEqual([])
  })

  it('is cut, and goes by an index however many there are', async () => {
    await open(20_000, asha.id)
    await pool().query('analyze sessions')
    const statements = await recordStatements(async () => void (await list()))
    const { others, hasMore } = await list()
    expect([others.length, hasMore]).toEqual([maxShownSessions, true])
    const asked = statements.find(({ text }) => text.includes('limit'))
    const { rows } = await pool().query<{ 'QUERY PLAN': string }>(`explain ${asked?.text}`, asked?.values)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Index Scan using open_sessions_of_user/)
    expect(plan).not.toMatch(/Sort|Seq Scan/)
  })
})

describe('ending all others', () => {
  const end = (token = asha.token) => town.api.ask(endOtherSessions, { token })
  const read = (api: typeof town.api, token: string) => api.ask(readSession, { token })

  it('leaves this one, on every server', async () => {
    const phone = await buildToken(appContext(), asha)
    const stranger = await personIn(appContext(), 'patient')
    for (const api of town.apis) await read(api, phone)
    expect((await end()).status).toBe(200)
    expect(await read(town.api, phone)).toMatchObject({ status: 401, error: { code: 'sessionEnded' } })
    await expect.poll(async () => (await read(far(), phone)).status).toBe(401)
    expect((await read(far(), asha.token)).status).toBe(200)
    expect((await read(far(), stranger.token)).status).toBe(200)
    expect((await list()).others).toEqual([])
  })

  it('is refused without a session, and for one that has ended', async () => {
    const phone = await buildToken(appContext(), asha)
    await end()
    expect((await town.api.ask(endOtherSessions, { token: '' })).status).toBe(401)
    expect((await end(phone)).status).toBe(401)
    expect((await read(town.api, asha.token)).status).toBe(200)
  })

  it('is in the audit log', async () => {
    await end()
    const { rows } = await pool().query('select * from audit_log where actor_id = $1', [asha.id])
    expect(rows).toMatchObject([{ action: 'accounts.endOtherSessions', subject: asha.id }])
  })
})
