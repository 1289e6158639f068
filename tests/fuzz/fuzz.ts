import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describeApi } from '../../src/server/platform/http/openapi.ts'
import { operations, version } from '../../src/server/app/server.ts'
import { validators } from '../setup/api.ts'
import { first, type TestTown } from '../setup/town.ts'
import { judge, type Answered } from './judge.ts'
import { openKnownIds } from './known-ids.ts'
import { openPeople } from './people.ts'
import { requestsFor, type FuzzRequest } from './requests.ts'

export interface FuzzOptions {
  requests: number
  /** The n-th request is generated from `seed + n`, independently of those before. */
  seed: number
  /** Called after each batch with the number of requests so far. */
  onProgress?: (done: number) => void
}

export interface FuzzReport {
  byStatus: Record<number, number>
  /** Each with the request that caused it, shrunk as far as possible. */
  problems: string[]
}

/** Concurrent requests, so that writes also race. */
const atOnce = 8
/** Enough to report a fault; continuing may uncover others. */
const maxOfAKind = 2
const maxTroubles = 10

/** Sends generated requests to a real server and checks every answer against the OpenAPI document. */
export async function fuzz(town: TestTown, { requests, seed, onProgress }: FuzzOptions): Promise<FuzzReport> {
  const description = describeApi(operations, version)
  const arbitrary = requestsFor(description)
  const send = await openSender(town)
  const fits = validators(description)
  const report: FuzzReport = { byStatus: {}, problems: [] }
  const verify = async (request: FuzzRequest) => {
    const answered = await send(request)
    report.byStatus[answered.status] = (report.byStatus[answered.status] ?? 0) + 1
    return judge(request, answered, fits, operations)
  }

  for (let done = 0; done < requests && report.problems.length < maxTroubles; done += atOnce) {
    const seeds = Array.from({ length: Math.min(atOnce, requests - done) }, (_, index) => seed + done + index)
    const found = await Promise.all(
      seeds.map(async (one) => ({ one, problem: await verify(sample(arbitrary, one)) })),
    )
    for (const { one, problem } of found) {
      if (problem === null || countOfKind(report.problems, problem) >= maxOfAKind) continue
      report.problems.push(await shrink(arbitrary, one, problem, verify))
    }
    onProgress?.(done + seeds.length)
  }
  return report
}

function countOfKind(problems: readonly string[], problem: string): number {
  const kind = problem.slice(0, 16)
  return problems.filter((one) => one.startsWith(kind)).length
}

function sample(arbitrary: fc.Arbitrary<FuzzRequest>, seed: number): FuzzRequest {
  const [request] = fc.sample(arbitrary, { seed, numRuns: 1 })
  if (!request) throw new Error('No request could be made.')
  return request
}

/** The smallest request that still fails, and how to repeat it. */
async function shrink(
  arbitrary: fc.Arbitrary<FuzzRequest>,
  seed: number,
  problem: string,
  verify: (request: FuzzRequest) => Promise<string | null>,
): Promise<string> {
  let smallest = { request: sample(arbitrary, seed), problem }
  const property = fc.asyncProperty(arbitrary, async (request) => {
    const found = await verify(request)
    if (found !== null) smallest = { request, problem: found }
    return found === null
  })
  await fc.check(property, { seed, numRuns: 1, plugins: [fc.interruptAfterTimeLimit(20_000)] })
  return `${smallest.problem}\n  ${JSON.stringify(smallest.request)}\n  again: npm run fuzz -- --requests 1 --seed ${seed}`
}

/** Fills in what a request leaves open, a token and a known id, and sends it over HTTP. */
async function openSender(town: TestTown): Promise<(request: FuzzRequest) => Promise<Answered>> {
  const people = await openPeople(first(town.servers).appContext)
  const ids = openKnownIds()
  return async (request) => {
    const token = people.tokenOf(request.persona)
    const body = bodyOf(request)
    const response = await fetch(town.api.url + addressOf(request, ids.nth), {
      method: request.method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...request.headers,
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body }),
    })
    const text = await response.text()
    if (response.ok) ids.learn(text)
    if (response.status === 401 || request.operation === 'accounts.logout')
      await people.signInAgain(request.persona)
    return { status: response.status, type: response.headers.get('content-type') ?? '', text }
  }
}

function bodyOf({ body }: FuzzRequest): string | undefined {
  if (body === null) return undefined
  return 'text' in body ? body.text : JSON.stringify(body.value)
}

function addressOf(
  { path, id, query, tail }: FuzzRequest,
  nth: (index: number) => string | undefined,
): string {
  const filled = path.replace(/\{\w+\}/g, () => ('text' in id ? id.text : (nth(id.nth) ?? randomUUID())))
  const asked = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  const search = new URLSearchParams(Object.fromEntries(asked) as Record<string, string>).toString()
  return filled + tail + (search === '' ? '' : `${tail.includes('?') ? '&' : '?'}${search}`)
}
