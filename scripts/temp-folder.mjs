import { accessSync, constants, statfsSync } from 'node:fs'

const inMemory = '/dev/shm'
/** Two servers, two browsers and the largest suite's databases need less than 2 GB. */
const neededBytes = 4 * 1024 ** 3

/**
 * Where suites put their databases and browser profiles: in memory where Linux has room, since creating thousands of
 * files costs much processor time on a disk (docs/decisions/0025). A TMPDIR that is set stays.
 */
export function tempFolder() {
  if (process.env.TMPDIR) return {}
  try {
    accessSync(inMemory, constants.W_OK)
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize >= neededBytes ? { TMPDIR: inMemory } : {}
  } catch {
    return {}
  }
}
