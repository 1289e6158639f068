import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** One key file for all servers of this process, deleted on exit: each new database adopts it. */
export const testKeyFile = path.join(tmpdir(), `nabz-${process.pid}.key`)

process.once('exit', () => rmSync(testKeyFile, { force: true }))
