import { expireRequests } from '../src/server/appointments/appointments.jobs.ts'
import { appointmentRequest } from '../src/shared/appointments/appointments.forms.ts'
import type { BareSetup } from './bare.ts'
import { bodyOf } from './load-job.ts'
import { recordStatements, type Statement } from './recording.ts'
import { openInside, type BenchTown } from './town.ts'
import * as v from 'valibot'

/** Statements recorded from the real server, so that the bare route and the plans are never outdated. */
export interface Recorded {
  list: BareSetup['list']
  request: BareSetup['request']
  doctorList: Statement[]
  expireRequests: Statement[]
}

export async function recordServer(town: BenchTown): Promise<Recorded> {
  const server = await openInside(town.connection)
  const [reader, writer, doctor] = [town.readers[0], town.writers[0], town.doctors[0]]
  if (!reader || !writer || !doctor) throw new Error('The town has no people.')
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  let asked = 0

  async function ask(token: string, payload?: string): Promise<void> {
    asked += 1
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': `recording-${asked}`,
    }
    const request = { url: '/api/appointments', headers }
    const answer = await server.app.inject(
      payload ? { ...request, method: 'POST', payload } : { ...request, method: 'GET' },
    )
    if (answer.statusCode >= 300) throw new Error(`recording: ${answer.statusCode} ${answer.body}`)
  }

  /** The second request, when the session is cached. */
  async function recordSecond(token: string, bodies?: [string, string]): Promise<Statement[]> {
    await ask(token, bodies?.[0])
    return recordStatements(() => ask(token, bodies?.[1]))
  }

  // From the far end of what the load will request.
  const bodies = [9_999, 10_079].map((slot) => bodyOf({ people: [{}], day }, slot)) as [string, string]
  const { date, time } = v.parse(appointmentRequest, JSON.parse(bodies[1]))
  const nothing = { date: '', time: '' }
  try {
    return {
      list: {
        statements: await recordSecond(reader.token),
        recorded: { ...nothing, user: reader.id, patient: reader.patientId, now: new Date() },
      },
      request: {
        statements: await recordSecond(writer.token, bodies),
        recorded: { date, time, user: writer.id, patient: writer.patientId, now: new Date() },
      },
      doctorList: await recordSecond(doctor.token),
      expireRequests: await recordStatements(() => expireRequests(server.appContext)),
    }
  } finally {
    await server.close()
  }
}
