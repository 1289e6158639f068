import { expect, it } from 'vitest'
import { keepAtWork, type Worker } from './keep-at-work.ts'

/** A worker that the test ends by hand. */
function makeWorker() {
  let onLost = (): void => undefined
  const promise = new Promise<void>((_, reject) => {
    onLost = () => reject(new Error('The database is gone.'))
  })
  const worker = {
    promise,
    stops: 0,
    stop: () => {
      worker.stops += 1
      return Promise.resolve()
    },
    onLost,
  }
  return worker
}

function keep(begin: () => Promise<Worker>, onGivenUp = () => undefined) {
  return keepAtWork(begin, { restartAfterMs: 1, onGivenUp })
}

it('replaces a worker that gave up, and one that failed to start', async () => {
  const workers = [makeWorker(), makeWorker()]
  let begins = 0
  let gaveUp = 0
  const kept = await keep(
    () => {
      begins += 1
      if (begins === 2) return Promise.reject(new Error('Still gone.'))
      return Promise.resolve(workers[begins === 1 ? 0 : 1] ?? makeWorker())
    },
    () => void (gaveUp += 1),
  )
  workers[0]?.onLost()
  await expect.poll(() => [begins, gaveUp]).toEqual([3, 2])
  await kept.stop()
  expect(workers.map(({ stops }) => stops)).toEqual([0, 1])
})

it('a stop while the next worker is starting waits for it and stops it', async () => {
  const [first, second] = [makeWorker(), makeWorker()]
  let begins = 0
  let arrive = (): void => undefined
  const coming = new Promise<Worker>((resolve) => (arrive = () => resolve(second)))
  const kept = await keep(() => {
    begins += 1
    return begins === 1 ? Promise.resolve(first) : coming
  })
  first.onLost()
  await expect.poll(() => begins).toBe(2)
  const stopping = kept.stop()
  arrive()
  await stopping
  expect(second.stops).toBe(1)
})
