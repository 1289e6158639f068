import type { Helper } from './children.ts'
import type { Job, Load } from './load-job.ts'
import { familyOf, processorTime } from './usage.ts'

/** One of the servers that are compared in turns. */
export interface Contestant {
  name: string
  job: Omit<Job, 'first' | 'connections' | 'seconds'>
  /** The process that answers; the database is counted too. */
  pid: number
  /** Writes are never repeated: the number of the next one. */
  next?: number
}

/** Medians over the rounds; times in milliseconds, processor time per request in microseconds. */
export interface Figures {
  perSecond: number
  p50: number
  p99: number
  /** The answering process and the whole database. */
  cpu: number
  /** Only the answering process. */
  own: number
}

const connections = 8
const warmUpSeconds = 0.5

/** Runs the servers in turns, in another order each round, since a machine's speed varies over time. */
export async function takeTurns(
  load: Helper<Job, Load>,
  postmaster: number,
  contestants: Contestant[],
  { rounds, sliceSeconds }: { rounds: number; sliceSeconds: number },
): Promise<Map<string, Figures[]>> {
  const figures = new Map<string, Figures[]>(contestants.map(({ name }) => [name, []]))
  for (const one of contestants) await ask(load, one, Math.max(2, warmUpSeconds))
  for (let round = 0; round < rounds; round += 1) {
    const turn = round % contestants.length
    for (const one of [...contestants.slice(turn), ...contestants.slice(0, turn)]) {
      await ask(load, one, warmUpSeconds)
      const [own, database] = [processorTime([one.pid]), processorTime(familyOf(postmaster))]
      const { perSecond, p50, p99, sent } = await ask(load, one, sliceSeconds)
      const ownSpent = processorTime([one.pid]) - own
      const spent = ownSpent + processorTime(familyOf(postmaster)) - database
      figures.get(one.name)?.push({ perSecond, p50, p99, cpu: spent / sent, own: ownSpent / sent })
    }
    process.stderr.write(`  round ${round + 1} of ${rounds}\n`)
  }
  return figures
}

async function ask(load: Helper<Job, Load>, one: Contestant, seconds: number): Promise<Load> {
  const answer = await load.tell({ ...one.job, first: one.next ?? 0, connections, seconds })
  one.next = (one.next ?? 0) + answer.sent
  if (answer.failures > 0)
    throw new Error(`${one.name}: ${answer.failures} of ${answer.sent} failed (${answer.firstFailure})`)
  return answer
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2
}

export function medianOf(figures: readonly Figures[], what: keyof Figures): number {
  return median(figures.map((one) => one[what]))
}

/** Compares round by round, because only measurements close in time are comparable. */
export function ratioOf(
  figures: readonly Figures[],
  others: readonly Figures[],
  what: keyof Figures,
): number {
  return median(figures.map((one, round) => one[what] / (others[round]?.[what] ?? Number.NaN)))
}
