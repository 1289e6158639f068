import { expect, it } from 'vitest'
import { createHashQueue, HashQueueFull, type HashPurpose } from './accounts.hash-queue.ts'

/** Work that ends when told to, and records the order in which it started. */
function openWorks() {
  const begun: string[] = []
  const finish = new Map<string, () => void>()
  let running = 0
  let maxRunning = 0
  return {
    begun,
    maxRunning: () => maxRunning,
    work: (name: string) => () => {
      begun.push(name)
      running += 1
      maxRunning = Math.max(maxRunning, running)
      return new Promise<string>((resolve) =>
        finish.set(name, () => {
          running -= 1
          resolve(name)
        }),
      )
    },
    finish: (name: string) => finish.get(name)?.(),
  }
}

const limits = { slots: 2, longest: { register: 3, signIn: 2 } }

it('never runs more than its slots, and refuses callers when too many wait', async () => {
  const works = openWorks()
  const queue = createHashQueue(limits)
  const names = Array.from({ length: 300 }, (_, n) => `r${n}`)
  const tries = names.map((name) => queue.run('register', works.work(name)))
  const settled = Promise.allSettled(tries)
  for (const name of ['r0', 'r1', 'r2', 'r3', 'r4']) {
    await expect.poll(() => works.begun).toContain(name)
    works.finish(name)
  }
  const outcomes = await settled
  expect(works.begun).toEqual(['r0', 'r1', 'r2', 'r3', 'r4'])
  expect(works.maxRunning()).toBe(2)
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(295)
  expect(refused.every((one) => 'reason' in one && one.reason instanceof HashQueueFull)).toBe(true)
})

it('lets sign-ins overtake waiting registrations, and bounds both', async () => {
  const works = openWorks()
  const queue = createHashQueue({ ...limits, slots: 1 })
  const run = (purpose: HashPurpose, name: string) => queue.run(purpose, works.work(name))
  const all = [run('register', 'r0'), run('register', 'r1'), run('register', 'r2')]
  all.push(run('signIn', 's0'), run('signIn', 's1'))
  await expect(run('signIn', 's2')).rejects.toThrow(HashQueueFull)
  for (const name of ['r0', 's0', 's1', 'r1', 'r2']) {
    await expect.poll(() => works.begun.at(-1)).toBe(name)
    works.finish(name)
  }
  expect(await Promise.all(all)).toEqual(['r0', 'r1', 'r2', 's0', 's1'])
})

it('a failed hash releases its slot', async () => {
  const queue = createHashQueue({ ...limits, slots: 1 })
  await expect(queue.run('signIn', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run('signIn', () => Promise.resolve('next'))).toBe('next')
})
