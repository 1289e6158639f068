import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

export interface Options {
  kills: number
  seed: number
  /** Only tests that the comparison detects damage. */
  selfTestOnly: boolean
  /** Logs every kill. */
  verbose: boolean
  /** The node arguments that run the server. */
  program: string[]
}

const built = path.resolve('dist/server/main.js')
const usage = 'npm run crash -- [--kills 20] [--seed 1] [--source | --program file] [--verbose] [--self-test]'

/** Throws a sentence if an argument is wrong or there is nothing to run. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      kills: { type: 'string', default: '20' },
      seed: { type: 'string' },
      source: { type: 'boolean', default: false },
      program: { type: 'string' },
      verbose: { type: 'boolean', default: false },
      'self-test': { type: 'boolean', default: false },
    },
  })
  return {
    kills: wholeNumber('kills', values.kills),
    seed: values.seed === undefined ? randomInt(1, 1_000_000) : wholeNumber('seed', values.seed),
    verbose: values.verbose,
    selfTestOnly: values['self-test'],
    program: values['self-test'] ? [] : chooseProgram(values.source, values.program),
  }
}

function wholeNumber(name: string, said: string): number {
  if (!/^\d{1,9}$/.test(said)) throw new Error(`--${name} must be a whole number. Usage: ${usage}`)
  return Number(said)
}

function chooseProgram(isSource: boolean, program: string | undefined): string[] {
  if (program) return /\.m?ts$/.test(program) ? ['--import', 'tsx', program] : [program]
  if (isSource) return ['--import', 'tsx', path.resolve('src/server/app/main.ts')]
  if (existsSync(built)) return [built]
  throw new Error('The server is not built: run npm run build, or take the sources as they are by --source.')
}
