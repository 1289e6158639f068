import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import { openResources, type Resources } from './resources.ts'

let closed: unknown[]
let opened: Resources
const close = async (thing: string) => void closed.push(thing)

beforeEach(() => {
  closed = []
  opened = openResources(50, (error) => closed.push(error))
})

it('closes in reverse order, each resource once, and opens nothing afterwards', async () => {
  await opened.open(async () => 'database', close)
  await opened.open(async () => 'server', close)
  await Promise.all([opened.closeAll(), opened.closeAll()])
  expect(closed).toEqual(['server', 'database'])
  await expect(opened.open(async () => 'another', close)).rejects.toThrow('stopped while starting')
})

it('waits for a resource that is still opening, and closes it', async () => {
  const opening = opened.open(() => sleep(100, 'database'), close)
  const [begun] = await Promise.allSettled([opening, opened.closeAll()])
  expect(begun).toMatchObject({ status: 'rejected', reason: { message: 'stopped while starting' } })
  expect(closed).toEqual(['database'])
})

it('closes the database even if the server hangs or fails to close, and waits for it', async () => {
  const failure = new Error('the jobs')
  await opened.open(
    async () => 'database',
    (thing) => sleep(150, thing).then(close),
  )
  await opened.open(
    async () => 'jobs',
    () => Promise.reject(failure),
  )
  await opened.open(
    async () => 'server',
    () => new Promise(() => undefined),
  )
  await opened.closeAll()
  expect(closed).toEqual([failure, 'database'])
})

it('does not close what failed to open', async () => {
  await expect(opened.open(() => Promise.reject(new Error('full')), close)).rejects.toThrow('full')
  await opened.closeAll()
  expect(closed).toEqual([])
})
