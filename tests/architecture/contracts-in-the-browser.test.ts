import { expect, test } from 'vitest'
import { transformWithOxc } from 'vite'
import type { Contract } from '../../src/shared/kit/contract.ts'
import { listKept, withoutSchemas } from '../../vite.contracts.ts'
import { readManifest, listFilesOf, manifestKey, readBuilt } from './built-files.ts'
import { routes } from './route-budgets.ts'
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

test('what the browser reads ahead is what the contracts say is kept, and no look that would be logged', async () => {
  const files = listFiles('src/shared', /\.contract\.ts$/).map(
    (path) => import(/* @vite-ignore */ `../../${path}`) as Promise<Record<string, Contract>>,
  )
  const contracts = (await Promise.all(files)).flatMap((file) => Object.values(file))
  const kept = contracts.filter((one) => one.kept)
  const asked = kept.map((one) => ({
    name: one.name,
    method: 'GET',
    path: one.path,
    access: one.access,
    kept: true,
    delta: one.delta,
  }))
  const byName = (one: { name?: unknown }, other: { name?: unknown }) =>
    String(one.name).localeCompare(String(other.name))
  expect(listKept().toSorted(byName)).toEqual(asked.toSorted(byName))
  expect(asked.length).toBeGreaterThan(10)
  expect(kept.filter(({ audited, method }) => audited || method !== 'GET')).toEqual([])
})

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
