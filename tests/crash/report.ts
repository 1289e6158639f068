import type { Known } from './known.ts'
import { kinds, type Kind } from './kills.ts'
import type { Options } from './options.ts'
import type { Town } from './town.ts'

export interface Outcome {
  kills: Kind[]
  town: Town | null
  known: Known[]
  /** How many tables were read completely. */
  tables: number
  /** Stopped by hand: failures after that mean nothing. */
  isInterrupted: boolean
  /** One sentence each; empty means success. */
  differences: string[]
}

const maxTold = 30

export function report({ kills, town, known, tables, differences }: Outcome, options: Options): void {
  const writes = town?.writes ?? []
  const byFate = (fate: string) => writes.filter((write) => write.fate === fate).length
  const survived = known.filter(({ write }) => write.fate === 'abandoned').length
  const counts = kinds.map((kind) => `${kind} ${kills.filter((one) => one === kind).length}`)
  const retried = writes.filter((write) => write.tries > 1).length
  const starts = (town?.starts ?? []).toSorted((a, b) => a - b)
  const seconds = (at: number) => ((starts[Math.floor(at * (starts.length - 1))] ?? 0) / 1000).toFixed(1)

  console.log(`Killed:   ${counts.join(', ')}`)
  console.log(
    `Writes:   ${byFate('acknowledged')} acknowledged, ${byFate('refused')} refused, ${retried} retried with the same key; ` +
      `${byFate('abandoned')} given up, of which ${survived} are there wholly and the others not at all`,
  )
  console.log(
    `Starts:   ${starts.length} after a kill, half within ${seconds(0.5)} s, the longest ${seconds(1)} s`,
  )
  console.log(
    `Verified: ${writes.length} writes over HTTP and in the tables; ${tables} tables read and indexed anew`,
  )
  for (const difference of differences.slice(0, maxTold)) console.log(`DIFFERS:  ${difference}`)
  if (differences.length > maxTold) console.log(`DIFFERS:  and ${differences.length - maxTold} more`)
  console.log(
    differences.length === 0
      ? `crash: ${kills.length} kills, ${byFate('acknowledged')} acknowledged writes, nothing lost, nothing doubled, nothing torn`
      : `crash: FAILED after ${kills.length} kills, ${differences.length} differences (repeat with --seed ${options.seed})`,
  )
}
