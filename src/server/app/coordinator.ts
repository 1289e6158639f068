import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { newAccount } from '../../shared/accounts/accounts.forms.ts'
import { fieldCodes } from '../../shared/kit/schemas.ts'
import { makeCoordinator, removeFactorOf } from '../accounts/accounts.plugin.ts'
import { openStore, type Database } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { StartupError } from '../platform/db/startup-error.ts'
import { joinDatabase } from './data.ts'
import { findRoot } from './root.ts'
import { fail } from './serving.ts'
import { readSettings } from './settings.ts'

const usage =
  'Usage: npm run coordinator -- create --username NAME --name "FULL NAME" --email ADDRESS --phone 10-DIGITS [--password-stdin]\n   or: npm run coordinator -- remove-second-factor --username NAME'

const whyNot =
  'A password in the command stands in the list of processes and in the history of the shell: give it on standard input with --password-stdin, or leave it out to be given one.'

// `npm run coordinator -- create …`: the only way to create a coordinator; `remove-second-factor` lets one back in who
// lost the authenticator app. Both work beside a running server.
try {
  const args = process.argv.slice(2)
  await (args[0] === 'remove-second-factor' ? removeFactor(args) : create(args))
} catch (error) {
  fail(error)
}

async function create(args: string[]): Promise<void> {
  const { coordinator, gavePassword } = await read(args)
  await onDatabase((db) => makeCoordinator(db, coordinator, new Date()))
  console.log(`The coordinator ${coordinator.username} can sign in now.`)
  if (!gavePassword) console.log(`Password, shown this once: ${coordinator.password}`)
}

async function removeFactor(args: string[]): Promise<void> {
  const { username } = parse(args).values
  if (username === undefined) throw new StartupError('usage', usage)
  await onDatabase((db) => removeFactorOf(db, username, new Date()))
  console.log(`${username} can sign in with the password alone now.`)
}

async function onDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const root = findRoot()
  const database = await joinDatabase(readSettings(process.env, root))
  try {
    await migrate(database.connection, path.join(root, 'db', 'migrations'))
    const store = openStore(database.connection, () => undefined, { size: 1 })
    try {
      await work(store.db)
    } finally {
      await store.close()
    }
  } finally {
    await database.close()
  }
}

async function read(args: string[]) {
  const { values, positionals } = parse(args)
  if (positionals[0] !== 'create') throw new StartupError('usage', usage)
  if (values.password !== undefined) throw new StartupError('usage', whyNot)
  const gavePassword = values['password-stdin'] === true
  const password = gavePassword ? await readLine() : randomBytes(9).toString('base64url')
  // The same rules as the registration form. Who gets the account is asked for consent after the first sign-in.
  const typed = v.safeParse(newAccount, { ...values, password })
  if (!typed.success) {
    const wrong = Object.entries(fieldCodes(typed.issues)).map(([field, code]) => `--${field} (${code})`)
    throw new StartupError('usage', `Please correct ${wrong.join(', ')}. ${usage}`)
  }
  const { username, name, email, phone } = typed.output
  return {
    coordinator: { username, name, email, phone, password },
    gavePassword,
  }
}

function parse(args: string[]) {
  const text = { type: 'string' } as const
  try {
    const options = {
      username: text,
      name: text,
      email: text,
      phone: text,
      password: text,
      'password-stdin': { type: 'boolean' },
    } as const
    return parseArgs({ args, allowPositionals: true, options })
  } catch {
    throw new StartupError('usage', usage)
  }
}

/** The first line of standard input. */
async function readLine(): Promise<string> {
  let text = ''
  for await (const part of process.stdin.setEncoding('utf8')) {
    text += String(part)
    if (text.includes('\n')) break
  }
  return text.split(/\r?\n/)[0] ?? ''
}
