import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { registration } from '../../shared/accounts/accounts.forms.ts'
import { fieldCodes } from '../../shared/kit/schemas.ts'
import { makeCoordinator } from '../accounts/accounts.plugin.ts'
import { openStore } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { StartupError } from '../platform/db/startup-error.ts'
import { joinDatabase } from './data.ts'
import { findRoot } from './root.ts'
import { fail } from './serving.ts'
import { readSettings } from './settings.ts'

const usage =
  'Usage: npm run coordinator -- create --username NAME --name "FULL NAME" --email ADDRESS --phone 10-DIGITS [--password WORD]'

// `npm run coordinator -- create …`: the one way to become a coordinator. Works beside a running server.
try {
  await create(process.argv.slice(2))
} catch (error) {
  fail(error)
}

async function create(args: string[]): Promise<void> {
  const { coordinator, gavePassword } = read(args)
  const root = findRoot()
  const database = await joinDatabase(readSettings(process.env, root))
  try {
    await migrate(database.connection, path.join(root, 'db', 'migrations'))
    const store = openStore(database.connection, () => undefined, { size: 1 })
    await makeCoordinator(store.db, coordinator, new Date())
    await store.close()
  } finally {
    await database.close()
  }
  console.log(`The coordinator ${coordinator.username} can sign in now.`)
  if (!gavePassword) console.log(`Password, shown this once: ${coordinator.password}`)
}

function read(args: string[]) {
  const { values, positionals } = parse(args)
  const password = values.password ?? randomBytes(9).toString('base64url')
  if (positionals[0] !== 'create') throw new StartupError('usage', usage)
  // The same rules as the form; only the role is not the form's to give.
  const typed = v.safeParse(registration, { ...values, password, confirmPassword: password, role: 'patient' })
  if (!typed.success) {
    const wrong = Object.entries(fieldCodes(typed.issues)).map(([field, code]) => `--${field} (${code})`)
    throw new StartupError('usage', `Please correct ${wrong.join(', ')}. ${usage}`)
  }
  const { username, name, email, phone } = typed.output
  return {
    coordinator: { username, name, email, phone, password },
    gavePassword: values.password !== undefined,
  }
}

function parse(args: string[]) {
  const text = { type: 'string' } as const
  try {
    const options = { username: text, name: text, email: text, phone: text, password: text }
    return parseArgs({ args, allowPositionals: true, options })
  } catch {
    throw new StartupError('usage', usage)
  }
}
