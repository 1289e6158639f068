import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Town } from './town.ts'
import type { Draft, Write } from './writes.ts'

export interface Answer {
  status: number
  text: string
}

/** Longer than all of the server's own limits: no answer will come after that. */
const longestAnswerMs = 150_000

const abandonedShare = 0.25
const twinShare = 0.06

/**
 * Retries a write with the same key until it is answered; an interrupted one is sometimes abandoned, as by a person
 * who closes the app.
 */
export async function write(town: Town, draft: Draft, mustFinish = false): Promise<Write> {
  const sent: Write = { ...draft, key: randomUUID(), fate: 'abandoned', status: 0, answer: '', tries: 0 }
  town.writes.push(sent)
  for (;;) {
    const url = await town.whereIsIt()
    // An impatient phone may repeat a request while the first is in flight.
    const copies = town.random.chance(twinShare) ? 2 : 1
    sent.tries += 1
    const attempts = Array.from({ length: copies }, () => post(town, url, sent))
    const [answer, twin] = (await Promise.all(attempts)).filter((one) => one !== null)
    if (answer && twin && answer.status !== twin.status) {
      town.failures.push(`${sent.action}: sent twice at once, answered ${answer.status} and ${twin.status}`)
    }
    if (answer) return settle(sent, answer)
    if (!mustFinish && town.random.chance(abandonedShare)) return sent
    await sleep(town.random.between(20, 200))
  }
}

function settle(sent: Write, { status, text }: Answer): Write {
  return Object.assign(sent, { fate: status < 300 ? 'acknowledged' : 'refused', status, answer: text })
}

/** One attempt; null if the server was killed during it, or could not reach its database. */
export async function post(
  town: Town,
  url: string,
  sent: Pick<Write, 'action' | 'path' | 'body' | 'token' | 'key'>,
): Promise<Answer | null> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': sent.key,
    ...(sent.token && { authorization: `Bearer ${sent.token}` }),
  }
  const body = JSON.stringify(sent.body)
  const answer = await ask(town, `${url}${sent.path}`, { method: 'POST', headers, body })
  if (!answer || answer.status < 500) return answer
  // 503 is expected while the database is down; any other 5xx is an error.
  if (answer.status !== 503) town.failures.push(await explain(town, sent.action, answer))
  return null
}

async function explain(town: Town, action: string, { status, text }: Answer): Promise<string> {
  const { server } = town
  // The log line may arrive after the answer.
  await sleep(200)
  const requestId = /"requestId":"([^"]+)"/.exec(text)?.[1]
  return `${action} was answered ${status}: ${(requestId && server.logOf(requestId)) || text}`
}

/** A read; null if there was no answer, or an unexpected one. */
export async function read(town: Town, path: string, token: string): Promise<unknown> {
  const url = await town.whereIsIt()
  const answer = await ask(town, `${url}${path}`, { headers: { authorization: `Bearer ${token}` } })
  return answer?.status === 200 && answer.text !== '' ? JSON.parse(answer.text) : null
}

async function ask(town: Town, url: string, init: RequestInit): Promise<Answer | null> {
  const signal = AbortSignal.timeout(longestAnswerMs)
  try {
    const response = await fetch(url, { ...init, signal })
    return { status: response.status, text: await response.text() }
  } catch {
    if (signal.aborted)
      town.failures.push(`${init.method ?? 'GET'} ${new URL(url).pathname} was never answered`)
    return null
  }
}
