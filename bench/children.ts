import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import type { BareSetup } from './bare.ts'
import type { Flood } from './flood-sender.ts'
import type { Job, Load } from './load-job.ts'
import type { BareTimes, BareOptions } from './ring-bare.ts'
import type { ServiceOptions, Tally } from './ring-service.ts'

const tsx = { execArgv: ['--import', 'tsx'], serialization: 'advanced' as const }

export interface Helper<Told, Answer> {
  pid: number
  tell(told: Told): Promise<Answer>
  stop(): void
}

export function startLoadGenerator(): Helper<Job, Load> {
  return startHelper('load.ts')
}

/** The bare routes, or the empty ones with null. */
export async function startRoutes(
  setup: BareSetup | null,
): Promise<{ url: string; pid: number; stop(): void }> {
  const helper = startHelper<BareSetup | null, { url: string }>('bare.ts')
  const { url } = await helper.tell(setup)
  return { url, pid: helper.pid, stop: helper.stop }
}

export function startFloodSender(): Helper<Flood, Record<string, number>> {
  return startHelper('flood-sender.ts')
}

/** A push service without browsers that answers each message after a delay. */
export function startPushService(): Helper<ServiceOptions, Tally> {
  return startHelper('ring-service.ts')
}

/** Sends as fast as a dedicated process can. */
export function startBareSender(): Helper<BareOptions, BareTimes> {
  return startHelper('ring-bare.ts')
}

function startHelper<Told, Answer>(file: string): Helper<Told, Answer> {
  const child = fork(path.join(import.meta.dirname, file), {
    ...tsx,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return {
    pid: child.pid ?? 0,
    tell: (told) => ask(child, told as Parameters<ChildProcess['send']>[0]),
    stop: () => void child.kill(),
  }
}

function ask<Answer>(child: ChildProcess, told: Parameters<ChildProcess['send']>[0]): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const end = (code: number | null) => reject(new Error(`a helper process ended with ${code}`))
    child.once('exit', end)
    child.once('message', (answer: Answer | { error: string }) => {
      child.off('exit', end)
      if (typeof answer === 'object' && answer !== null && 'error' in answer) reject(new Error(answer.error))
      else resolve(answer)
    })
    child.send(told)
  })
}
