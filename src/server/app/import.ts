import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  importFacilities,
  importVillages,
  readImportFile,
  type ImportReport,
} from '../facilities/facilities.plugin.ts'
import { openStore } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { StartupError } from '../platform/db/startup-error.ts'
import { joinDatabase } from './data.ts'
import { writeReport } from './commands/import-report.ts'
import { findRoot } from './root.ts'
import { fail } from './serving.ts'
import { readSettings } from './settings.ts'

const usage = `Usage: npm run import -- facilities|villages FILE [--dry-run] [--within KM]
FILE is GeoJSON of OpenStreetMap or CSV of GeoSadak. Import the villages first: by them the places are checked.`

// `npm run import -- …`: imports open data into the lists. Works beside a running server, whose pages update at once.
try {
  await run(process.argv.slice(2))
} catch (error) {
  fail(error)
}

async function run(args: string[]): Promise<void> {
  const { kind, file, isTrial, furthestKm } = read(args)
  // Read completely before the database is opened: a bad file changes nothing.
  const found = await readImportFile(kind, file)
  const root = findRoot()
  const settings = readSettings(process.env, root)
  const database = await joinDatabase(settings)
  try {
    await migrate(database.connection, path.join(root, 'db', 'migrations'))
    const store = openStore(database.connection, () => undefined, { size: 1 })
    const importOptions = {
      centre: settings.town.centre,
      isTrial,
      now: new Date(),
      fileName: path.basename(file),
      ...furthestKm,
    }
    const report: ImportReport =
      found.kind === 'facilities'
        ? await importFacilities(store.db, found, importOptions)
        : await importVillages(store.db, found, importOptions)
    await store.close()
    console.log(writeReport({ kind, file: path.basename(file), source: found.source, isTrial }, report))
  } finally {
    await database.close()
  }
}

function read(args: string[]) {
  const { values, positionals } = parse(args)
  const [kind, file, ...more] = positionals
  if ((kind !== 'facilities' && kind !== 'villages') || file === undefined || more.length > 0)
    throw new StartupError('usage', usage)
  const within = values.within === undefined ? null : Number(values.within)
  if (within !== null && !(within > 0 && within <= 1000))
    throw new StartupError('usage', `--within must be a number of kilometres from 1 to 1000. ${usage}`)
  return {
    kind,
    file,
    isTrial: values['dry-run'] ?? false,
    furthestKm: within === null ? {} : { furthestKm: within },
  } as const
}

function parse(args: string[]) {
  try {
    const options = { 'dry-run': { type: 'boolean' }, within: { type: 'string' } } as const
    return parseArgs({ args, allowPositionals: true, options })
  } catch {
    throw new StartupError('usage', usage)
  }
}
