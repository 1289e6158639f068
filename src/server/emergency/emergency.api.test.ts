import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'

const file = 'pa-snakeBite-0123456789.m4a'
const list = JSON.stringify({ snakeBite: { file, bytes: 6, ends: [1], spoken: 1 } })
let folder: string
let town: TestTown
let withoutFolder: TestTown

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nabz-voices-'))
  await writeFile(path.join(folder, 'pa.json'), list)
  await writeFile(path.join(folder, file), 'sounds')
  await writeFile(path.join(folder, 'notes.txt'), 'of the operator')
  await writeFile(path.join(folder, '.pa-snakeBite.m4a'), 'half written')
  town = await openTown({ settings: { voicesDir: folder } })
  withoutFolder = await openTown({ settings: { voicesDir: path.join(folder, 'none') } })
})
afterAll(async () => {
  await Promise.all([town.close(), withoutFolder.close()])
  await rm(folder, { recursive: true })
})
const ask = (url: string, headers = {}, of = town) => first(of.servers).app.inject({ url, headers })

it('anybody gets the list of a language, again only when it has changed', async () => {
  const told = await ask('/voices/pa.json')
  expect([told.statusCode, told.body]).toEqual([200, list])
  expect(told.headers['cache-control']).toBe('no-cache')
  const again = await ask('/voices/pa.json', { 'if-none-match': String(told.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

it('a language without recordings has an empty list, and so has a town without the folder', async () => {
  expect((await ask('/voices/hi.json')).json()).toEqual({})
  expect((await ask('/voices/pa.json', {}, withoutFolder)).json()).toEqual({})
  expect((await ask(`/voices/${file}`, {}, withoutFolder)).statusCode).toBe(404)
})

it('anybody gets a recording, to be kept for ever, without the headers of pages', async () => {
  const told = await ask(`/voices/${file}`)
  expect([told.statusCode, told.body]).toEqual([200, 'sounds'])
  expect(told.headers).toMatchObject({
    'content-type': 'audio/mp4',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(told.headers).not.toHaveProperty('content-security-policy')
})

it.each([
  'notes.txt',
  '.pa-snakeBite.m4a',
  'pa-burns-0123456789.m4a',
  'ur.json',
  'pa.json.new',
  '..%2f..%2fetc%2fpasswd',
  '..%2fpa.json',
  '%2e%2e/pa.json',
  'pa.json%00',
  '',
])('/voices/%s is nothing that is served', async (name) => {
  const told = await ask(`/voices/${name}`)
  expect(told.statusCode).toBe(404)
  expect(told.body).not.toMatch(/operator|half|root:/)
})

it('cannot be written to', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'] as const)
    expect((await first(town.servers).app.inject({ method, url: `/voices/${file}` })).statusCode).toBe(404)
  expect((await ask(`/voices/${file}`)).body).toBe('sounds')
})
