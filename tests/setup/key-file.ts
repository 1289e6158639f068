import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** One key file for all servers that this process starts, gone with it: their databases are fresh and take it over. */
export const testKeyFile = path.join(tmpdir(), `nabz-${process.pid}.key`)

process.once('exit', () => rmSync(testKeyFile, { force: true }))
