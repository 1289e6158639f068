import { expect, it } from 'vitest'
import { createConcurrencyLimiter } from './concurrency-limiter.ts'

function makeWork() {
  let finish: (answer: string) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const done = new Promise<string>((resolve, reject) => {
    finish = resolve
    fail = reject
  })
  const handler = { begun: false, finish, fail, run: () => ((handler.begun = true), done) }
  return handler
}

it('runs at most that many at once and the rest in order, also after a failure', async () => {
  const limit = createConcurrencyLimiter(2, 60_000)
  const all = [makeWork(), makeWork(), makeWork(), makeWork()]
  const begun = () => all.map((handler) => handler.begun)
  const answers = all.map((handler) => limit(handler.run))
  expect(begun()).toEqual([true, true, false, false])
  all[1]?.fail(new Error('no'))
  await expect(answers[1]).rejects.toThrow('no')
  await expect.poll(begun).toEqual([true, true, true, false])
  all[0]?.finish('first')
  expect(await answers[0]).toBe('first')
  await expect.poll(begun).toEqual([true, true, true, true])
  for (const handler of all) handler.finish('done')
  expect(await Promise.all(answers.slice(2))).toEqual(['done', 'done'])
  expect(await limit(() => Promise.resolve('later'))).toBe('later')
})

it('refuses callers that waited too long, and forgets them', async () => {
  const limit = createConcurrencyLimiter(1, 1)
  const slow = makeWork()
  const answer = limit(slow.run)
  await expect(limit(() => Promise.resolve('never'))).rejects.toMatchObject({ status: 503 })
  slow.finish('done')
  expect(await answer).toBe('done')
  expect(await limit(() => Promise.resolve('next'))).toBe('next')
})
