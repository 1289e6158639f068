import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { servePages, type Pages } from './pages.ts'

it.each([
  ['/assets/app-1a2b3c4d.js', 'public, max-age=31536000, immutable'],
  ['/sw.js', 'no-cache'],
  ['/icon.svg', 'public, max-age=3600'],
  ['/icons/icon-192.png', 'public, max-age=3600'],
  ['/manifest-pa.webmanifest', 'public, max-age=3600'],
])('%s has cache-control %s', async (url, kept) => {
  const dist = await mkdtemp(path.join(tmpdir(), 'nabz-files-'))
  onTestFinished(() => rm(dist, { recursive: true, force: true }))
  const file = path.join(dist, 'client', url)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, '1')
  const app = Fastify()
  await servePages(app, dist, {} as Pages)
  const told = await app.inject(url)
  await app.close()
  expect([told.statusCode, told.headers['cache-control']]).toEqual([200, kept])
})

it('a page that the browser already has is not sent again', async () => {
  const dist = await mkdtemp(path.join(tmpdir(), 'nabz-files-'))
  onTestFinished(() => rm(dist, { recursive: true, force: true }))
  await mkdir(path.join(dist, 'client'))
  const page = { html: '<p>1</p>', tag: 'W/"one"' }
  const app = Fastify()
  await servePages(app, dist, { find: () => page, scriptHashes: [], styleHashes: [] })
  const first = await app.inject('/')
  const again = await app.inject({ url: '/', headers: { 'if-none-match': first.headers.etag as string } })
  const newer = await app.inject({ url: '/', headers: { 'if-none-match': 'W/"zero"' } })
  await app.close()
  expect([first.statusCode, again.statusCode, newer.statusCode]).toEqual([200, 304, 200])
  expect([again.body, newer.body]).toEqual(['', '<p>1</p>'])
})

it('tells apart a service worker, which has the messages of the screen as files', async () => {
  const dist = await mkdtemp(path.join(tmpdir(), 'nabz-files-'))
  onTestFinished(() => rm(dist, { recursive: true, force: true }))
  await mkdir(path.join(dist, 'client'))
  const asked: unknown[] = []
  const find: Pages['find'] = (_, reader) => {
    asked.push(reader.hasWorker)
    return { html: '', tag: 'W/"one"' }
  }
  const app = Fastify()
  await servePages(app, dist, { find, scriptHashes: [], styleHashes: [] })
  const told = await app.inject({ url: '/', headers: { 'service-worker-navigation-preload': 'true' } })
  await app.inject('/')
  await app.close()
  expect(asked).toEqual([true, false])
  expect(told.headers.vary).toContain('Service-Worker-Navigation-Preload')
})

it.each([
  ['/.env', 404],
  ['/.git/config', 404],
  ['/sw.js.map', 404],
  ['/assets/gone-1a2b3c4d.js', 404],
  ['/metrics', 404],
  ['/healthz', 404],
  ['/readyz', 404],
  ['/livez?full=1', 404],
  ['/.well-known/nothing', 404],
  ['/no-such-page', 200],
  ['/doctor/patients/01a20271-7d4c-703e-a07e-9972b979dc4a', 200],
  ['/login?next=/a.b', 200],
])('%s: %s, since only page paths get a page', async (url, status) => {
  const dist = await mkdtemp(path.join(tmpdir(), 'nabz-files-'))
  await mkdir(path.join(dist, 'client'))
  const page = { html: '<p>1</p>', tag: 'W/"one"' }
  const app = Fastify()
  await servePages(app, dist, { find: () => page, scriptHashes: [], styleHashes: [] })
  const told = await app.inject(url)
  await app.close()
  await rm(dist, { recursive: true })
  expect([told.statusCode, told.body]).toEqual([status, status === 200 ? '<p>1</p>' : ''])
})
