import http from 'node:http'
import { bodyOf, type Job, type Load } from './load-job.ts'

// The load generator: a separate process, so that its work is not measured. A fixed number of connections, each
// sending its next request as soon as the last is answered.
process.on('disconnect', () => process.exit())
process.on('message', (job: Job) => {
  run(job).then(
    (load) => process.send?.(load),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})

async function run(job: Job): Promise<Load> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: job.connections })
  const until = performance.now() + job.seconds * 1000
  const times: number[] = []
  let sent = 0
  let failures = 0
  let firstFailure = ''

  async function keepAsking(): Promise<void> {
    while (performance.now() < until) {
      const number = job.first + sent
      sent += 1
      const begunAt = performance.now()
      const problem = await ask(job, agent, number)
      times.push(performance.now() - begunAt)
      if (problem === '') continue
      failures += 1
      firstFailure ||= problem
    }
  }

  const begunAt = performance.now()
  await Promise.all(Array.from({ length: job.connections }, keepAsking))
  const seconds = (performance.now() - begunAt) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { sent, failures, firstFailure, perSecond: sent / seconds, p50: at(0.5), p99: at(0.99) }
}

/** Empty if it succeeded, else the problem. */
function ask(job: Job, agent: http.Agent, number: number): Promise<string> {
  const body = job.method === 'POST' ? bodyOf(job, number) : ''
  const headers = {
    ...job.people[number % job.people.length],
    ...(body !== '' && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': `${job.run}-${number}`,
    }),
  }
  return new Promise((resolve) => {
    const request = http.request(job.url, { method: job.method, agent, headers }, (response) => {
      const status = response.statusCode ?? 0
      let text = ''
      if (status >= 300) response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.resume()
      response.once('end', () => resolve(status < 300 ? '' : `${status} ${text}`))
      response.once('error', (error) => resolve(error.message))
    })
    request.once('error', (error) => resolve(error.message))
    request.end(body)
  })
}
