import { fastify } from 'fastify'
import type { AppContext } from '../../context/request-context.ts'
import { openStore, type Connection } from '../../db/database.ts'
import { startJobs } from '../jobs.ts'

// A worker for tests to kill: it says that it began the job, and never ends it. It ends with its test.
process.stdin.once('end', () => process.exit(0))
process.stdin.resume()
const store = openStore(JSON.parse(process.argv[2] ?? '{}') as Connection, () => undefined)
const run = async () => {
  process.stdout.write('begun\n')
  await new Promise(() => undefined)
}
const appContext = { store, isDiskFull: () => false } as unknown as AppContext
await startJobs(appContext, [{ name: 'test:queued', run }], fastify().log)
