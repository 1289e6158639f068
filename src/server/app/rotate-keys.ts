import { parseArgs } from 'node:util'
import { readKeyFile, replaceKeyFile } from '../platform/auth/key-file.ts'
import { currentId, rotate, rotatePush } from '../platform/auth/key-ring.ts'
import { StartupError } from '../platform/db/startup-error.ts'
import { findRoot } from './root.ts'
import { fail } from './serving.ts'
import { readSettings } from './settings.ts'

const usage = 'Usage: npm run rotate-keys [-- --drop-old | --push]'
const kept = 'What was signed or sealed before stays valid until it ends by itself.'
const pushed =
  'After that no phone is reminded until its user opens the app on it and switches the reminders on again.'
const dropped =
  'After that everybody logs in again, and a forgotten PIN of a shared phone cannot be replaced by the password.'

// `npm run rotate-keys`: adds a new root to the key file; servers use it from their next start.
try {
  await run(readSettings(process.env, findRoot()).keyFile, parse(process.argv.slice(2)))
} catch (error) {
  fail(error)
}

async function run(file: string, options: { dropOld: boolean; push: boolean }): Promise<void> {
  const ring = await readKeyFile(file)
  if (!ring) {
    throw new StartupError(
      'keyFileMissing',
      `There is no key file ${file}: name its place with KEY_FILE, or start the server once.`,
    )
  }
  if (options.push) {
    await replaceKeyFile(file, rotatePush(ring, new Date()))
    console.log(`The key of web push in ${file} is a new one. Keep a copy apart from the database's.`)
    console.log('Copy the file to every server of this database, then restart them together.')
    return console.log(pushed)
  }
  const rotated = rotate(ring, new Date(), options)
  await replaceKeyFile(file, rotated)
  console.log(
    `The key ${currentId(rotated)} stands first in ${file} now. Keep a copy apart from the database's.`,
  )
  console.log('Copy the file to every server of this database, then restart them together.')
  console.log(options.dropOld ? dropped : kept)
}

function parse(args: string[]): { dropOld: boolean; push: boolean } {
  try {
    const { values } = parseArgs({
      args,
      options: { 'drop-old': { type: 'boolean' }, push: { type: 'boolean' } },
    })
    return { dropOld: values['drop-old'] === true, push: values.push === true }
  } catch {
    throw new StartupError('usage', usage)
  }
}
