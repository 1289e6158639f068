import { expect, test } from 'vitest'
import { transformWithOxc } from 'vite'
import { withoutSchemas } from '../../vite.contracts.ts'
import { readManifest, listFilesOf, manifestKey, readBuilt } from './built-files.ts'
import { routes } from './route-chunks.ts'
import { listFiles, readText } from './sources.ts'

const isSkipped = process.env['NABZ_BUDGET'] === 'skip'

test('a contract keeps its address, and whether a body goes along', async () => {
  const made = withoutSchemas(`
    const defineContract = (contract) => contract
    const byDoctor = { access: ['doctor'], params: v.object({ id }), answer: appointment, status: 200 }
    export const accept = defineContract({
      ...byDoctor,
      name: 'appointments.accept',
      summary: 'A doctor accepts',
      method: 'POST',
      path: '/api/appointments/:id/accept',
      body: v.object({ note: v.string() }),
      refusals: { slotTaken: 409 },
      outbox: 'now',
    })`)
  const file: unknown = await import(`data:text/javascript,${encodeURIComponent(made)}`)
  expect(file).toMatchObject({
    accept: {
      access: ['doctor'],
      name: 'appointments.accept',
      method: 'POST',
      path: '/api/appointments/:id/accept',
      body: true,
      outbox: 'now',
    },
  })
  for (const left of ['params', 'answer', 'summary', 'refusals', 'status']) expect(made).not.toContain(left)
})

test('a contract that is put together elsewhere is a fault of the build, not a heavy page', () => {
  expect(() => withoutSchemas(`export const accept = defineContract({ ...imported })`)).toThrow('written out')
  expect(() => withoutSchemas(`export const accept = defineContract(made())`)).toThrow('written out')
})

test.each(listFiles('src/shared', /\.contract\.ts$/))(
  '%s is written so that it can be read',
  async (path) => {
    const { code } = await transformWithOxc(readText(path), path)
    expect(withoutSchemas(code)).not.toMatch(/^\t(?:params|query|answer): /m)
  },
)

test.skipIf(isSkipped)('what checks forms comes with forms alone', () => {
  const manifest = readManifest()
  const withoutForm = routes.filter(({ path }) => path === '/ (patient)' || path === '/ (doctor)')
  const files = withoutForm.flatMap(({ chunks }) => [...listFilesOf(manifest, chunks.map(manifestKey))])
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => readBuilt(file).includes('~standard'))).toEqual([])
  // The mark is there where it belongs, so that looking for it means something.
  const booking = listFilesOf(manifest, ['appointments/screens/book.screen.tsx'])
  expect([...booking].some((file) => readBuilt(file).includes('~standard'))).toBe(true)
})
