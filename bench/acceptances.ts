import type { SignedIn } from '../tests/setup/people.ts'
import { bodyOf } from './load-job.ts'

interface Stage {
  /** The doctor and the patient's stream are on two servers with one database. */
  doctorsUrl: string
  patientsUrl: string
  patient: SignedIn
  dentist: SignedIn
  /** The first day to request. */
  day: string
}

const longestWaitMs = 10_000

/** Milliseconds from sending each acceptance until its event arrives on the patient's stream, on the other server. */
export async function measureAcceptances(stage: Stage, times: number, first: number): Promise<number[]> {
  const { doctorsUrl, patientsUrl, patient, dentist, day } = stage
  const seenAt = new Map<string, (at: number) => void>()
  const stream = await followStream(patientsUrl, patient.token, (text, at) => {
    for (const [, subject] of text.matchAll(/"kind":"appointments\.accepted","subject":"([^"]+)"/g)) {
      seenAt.get(subject ?? '')?.(at)
    }
  })
  const measured: number[] = []
  try {
    for (let time = 0; time < times; time += 1) {
      const body = bodyOf({ people: [{}], day }, first + time).replace(
        /"specialization":"[^"]*"/,
        '"specialization":"Dentist"',
      )
      const { _id } = await post(`${doctorsUrl}/api/appointments`, patient.token, body)
      const seen = new Promise<number>((resolve, reject) => {
        seenAt.set(_id, resolve)
        setTimeout(() => reject(new Error('An acceptance was never seen.')), longestWaitMs).unref()
      })
      const sentAt = performance.now()
      await post(`${doctorsUrl}/api/appointments/${_id}/accept`, dentist.token, '{}')
      measured.push((await seen) - sentAt)
    }
  } finally {
    stream.abort()
  }
  return measured
}

/** Reads the stream like a browser; resolves once the server has sent hello. */
function followStream(
  url: string,
  token: string,
  hear: (text: string, at: number) => void,
): Promise<AbortController> {
  const stop = new AbortController()
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
  return new Promise((resolve, reject) => {
    async function follow(): Promise<void> {
      const response = await fetch(`${url}/api/stream`, { headers, signal: stop.signal })
      const decoder = new TextDecoder()
      for await (const chunk of response.body ?? []) {
        hear(decoder.decode(chunk, { stream: true }), performance.now())
        resolve(stop)
      }
    }
    follow().catch(reject)
  })
}

async function post(url: string, token: string, body: string): Promise<{ _id: string }> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`${url} was answered ${response.status} ${await response.text()}`)
  return (await response.json()) as { _id: string }
}
