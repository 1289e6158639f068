import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as v from 'valibot'
import { personIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { defineEndpoint } from '../../../shared/kit/endpoint.ts'
import { buildApp } from './app.ts'
import { operation } from '../operations/operation.ts'
import { registerEndpoint } from './register-endpoint.ts'

const row = v.object({ id: v.string(), doctor: v.nullable(v.object({ name: v.string() })) })
const rowList = v.array(row)
const common = { path: '/api/rows', access: ['patient'], outbox: 'now' } as const

const listRows = operation(
  defineEndpoint<{ answer: typeof rowList }>()({ ...common, name: 'rows.list', method: 'GET' }),
  { answer: rowList },
  { summary: 'A list', audited: false },
)
const addRow = operation(
  defineEndpoint<{ answer: typeof row }>()({ ...common, name: 'rows.add', method: 'POST' }),
  { answer: row },
  { summary: 'A write', audited: false },
)

/** Rows as a database returns them, with undeclared columns at every level. */
const dbRow = (id: string) => ({ id, phone: '5550001234', doctor: { name: 'Dr. Rao', salary: 1 } })
const declared = (id: string) => ({ id, doctor: { name: 'Dr. Rao' } })

let town: TestTown
let app: FastifyInstance
let token: string
let rows: ReturnType<typeof dbRow>[] = []

beforeAll(async () => {
  town = await openTown()
  const { appContext } = first(town.servers)
  token = (await personIn(appContext, 'patient')).token
  app = await buildApp({ logLevel: 'silent', trustedProxies: [], isSecure: false, scriptHashes: [] })
  registerEndpoint(app, appContext, listRows, async () => rows)
  registerEndpoint(app, appContext, addRow, (ctx) => ctx.write(async () => dbRow('new')))
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await town.close()
})

const ask = (method: 'GET' | 'POST', headers: Record<string, string> = {}) =>
  app.inject({ method, url: '/api/rows', headers: { authorization: `Bearer ${token}`, ...headers } })

it('a column that no endpoint declares does not leave the server', async () => {
  rows = [dbRow('a'), { ...dbRow('b'), doctor: null as never }]
  expect((await ask('GET')).json()).toEqual([declared('a'), { id: 'b', doctor: null }])
})

it('nor is it in the answer stored for a repeated write', async () => {
  const key = { 'idempotency-key': randomUUID() }
  const answers = [await ask('POST', key), await ask('POST', key)]
  expect(answers.map((one) => one.json<unknown>())).toEqual([declared('new'), declared('new')])
})

it('an answer that lacks a declared field is an error, which quotes no values', async () => {
  rows = [{ id: 'a', name: 'Harpreet' } as never]
  const told = await ask('GET')
  expect(told.statusCode).toBe(500)
  expect(told.body).not.toContain('Harpreet')
})
