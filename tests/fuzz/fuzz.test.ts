import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTown, type TestTown } from '../setup/town.ts'
import { fuzz } from './fuzz.ts'

const requests = Number(process.env['FUZZ_REQUESTS'] ?? 20_000)
const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 30))
/** An hour for a hundred thousand on a busy machine: only catches hangs. */
const hangsAfterMs = 60_000 + requests * 36
/** Allowed growth after the first half, for caches, function statistics and the like. */
const spareBytes = 48 * 1024 * 1024

let town: TestTown
/** What the server said of its failures: an answer of 500 does not say why. */
const logged: string[] = []
beforeAll(async () => {
  // A rate-limited request is refused before its content is read, and tests nothing.
  town = await openTown({
    settings: { isRateLimited: false, logLevel: 'error' },
    onLog: (line) => void logged.push(line),
  })
})
afterAll(() => town.close())

it(
  `${requests} generated requests: no failure, every answer as documented, a healthy server at the end`,
  { timeout: hangsAfterMs },
  async () => {
    process.stdout.write(`fuzz: seed ${seed}\n`)
    let halfway = Infinity
    const report = await fuzz(town, {
      requests,
      seed,
      onProgress(done) {
        if (halfway === Infinity && done >= requests / 2) halfway = heapAfterCollection()
      },
    })
    process.stdout.write(`fuzz: answers by status ${JSON.stringify(report.byStatus)}\n`)
    // The seed first, and all of it in one line: the summary of a run shows no more.
    if (report.problems.length > 0)
      throw new Error(`seed ${seed}: ${[...report.problems, ...logged].join(' · ').replaceAll('\n', ' ')}`)
    expect((await fetch(`${town.api.url}/api/health`)).status).toBe(200)
    expect(heapAfterCollection() - halfway).toBeLessThan(spareBytes)
  },
)

function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed
}
