import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'

let town: TestTown
let deployed: TestTown
beforeAll(async () => {
  town = await openTown()
  deployed = await openTown({
    settings: { apiDocs: false, securityContact: 'mailto:security@example.org' },
  })
})
afterAll(() => Promise.all([town.close(), deployed.close()]))
const ask = (of: TestTown, url: string, headers = {}) => first(of.servers).app.inject({ url, headers })

it('the API description is compressed and revalidated by its ETag', async () => {
  const plain = await ask(deployed, '/api/openapi.json')
  const packed = await ask(deployed, '/api/openapi.json', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
  expect(plain.json<{ openapi: string }>().openapi).toBe('3.1.0')
  const again = await ask(deployed, '/api/openapi.json', { 'if-none-match': String(packed.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

it.each(['/api/docs', '/api/docs/yaml', '/api/docs/json', '/api/docs/static/index.html'])(
  '%s exists only if configured',
  async (url) => {
    expect((await ask(town, url)).statusCode).toBeLessThan(400)
    expect((await ask(deployed, url)).statusCode).toBe(404)
  },
)

it('serves robots.txt, and security.txt with the contact', async () => {
  expect((await ask(town, '/robots.txt')).body).toContain('Disallow: /api/')
  expect((await ask(town, '/.well-known/security.txt')).statusCode).toBe(404)
  const { body, headers } = await ask(deployed, '/.well-known/security.txt')
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain('Contact: mailto:security@example.org\n')
  expect(body).toContain('Expires: 2027-05-20T')
})
