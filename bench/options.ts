import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

export interface Options {
  /** A short trial: the figures are rough, and the document is not updated. */
  isQuick: boolean
  /** Only the lists of two towns of different size. */
  isLists: boolean
  /** How many people the larger of them has. */
  people: number
  /** Only the network cost of a patient's month. */
  isMonth: boolean
  /** Only how long it takes to send the reminders of eight o'clock. */
  isRings: boolean
  /** Only page loads during parallel registrations. */
  isFlood: boolean
  /** Only how long people wait for a page on 2G. */
  isVisits: boolean
  /** Only how long a guardian waits for the other person's screen. */
  isSwitch: boolean
  /** Over HTTP/1.1 without TLS. */
  isPlain: boolean
  /** Pages whose requests are listed. */
  traced: string[]
  /** The server of another build, to compare with. */
  against: string | null
  /** The node arguments that run the server. */
  program: string[]
  rounds: number
  sliceSeconds: number
  /** Number of rows in the larger town. */
  many: number
  acceptances: number
}

const built = path.resolve('dist/server/main.js')

/** Throws a sentence if an argument is wrong or there is nothing to run. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      lists: { type: 'boolean', default: false },
      people: { type: 'string', default: '200000' },
      month: { type: 'boolean', default: false },
      rings: { type: 'boolean', default: false },
      flood: { type: 'boolean', default: false },
      visits: { type: 'boolean', default: false },
      switch: { type: 'boolean', default: false },
      plain: { type: 'boolean', default: false },
      trace: { type: 'string', multiple: true, default: [] },
      against: { type: 'string' },
      program: { type: 'string' },
    },
  })
  const program = values.program ?? built
  if (!existsSync(program)) throw new Error('The server is not built: run npm run build.')
  const isQuick = values.quick
  return {
    isQuick,
    isLists: values.lists,
    people: Number(values.people),
    isMonth: values.month,
    isRings: values.rings,
    isFlood: values.flood,
    isVisits: values.visits,
    isSwitch: values.switch,
    isPlain: values.plain,
    traced: values.trace,
    against: values.against ?? null,
    program: /\.m?ts$/.test(program) ? ['--import', 'tsx', program] : [program],
    rounds: isQuick ? 2 : 9,
    sliceSeconds: isQuick ? 1 : 4,
    many: isQuick ? 50_000 : 1_000_000,
    acceptances: isQuick ? 40 : 400,
  }
}
