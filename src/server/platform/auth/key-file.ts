import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { StartupError } from '../db/startup-error.ts'
import { keyRing, type KeyRing } from './key-ring.ts'

/** Reads the key ring; null when the file does not exist. Throws a StartupError that says how to fix a bad file. */
export async function readKeyFile(file: string): Promise<KeyRing | null> {
  try {
    const { mode } = await stat(file)
    // A container secret may be group-readable.
    if (process.platform !== 'win32' && (mode & 0o037) !== 0)
      throw wrong(file, 'can be read or changed by other accounts', `run chmod 600 ${file}`)
    return parse(file, await readFile(file, 'utf8'))
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT') return null
    if (error instanceof StartupError) throw error
    throw wrong(file, `cannot be read (${code})`, 'give it to the account that runs the server')
  }
}

/** Returns false when another server created it first. The file appears complete or not at all. */
export async function createKeyFile(file: string, ring: KeyRing): Promise<boolean> {
  return write(file, ring, async (made) => {
    try {
      await link(made, file)
      return true
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false
      throw error
    } finally {
      await rm(made)
    }
  })
}

export async function replaceKeyFile(file: string, ring: KeyRing): Promise<void> {
  await write(file, ring, (made) => rename(made, file))
}

/** Synced to disk before it gets its name, so that a crash leaves no partial file. */
async function write<T>(file: string, ring: KeyRing, name: (made: string) => Promise<T>): Promise<T> {
  const folder = path.dirname(file)
  const made = `${file}.${randomUUID()}`
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const handle = await open(made, 'wx', 0o600)
    await handle.writeFile(`${JSON.stringify(ring, null, 2)}\n`)
    await handle.sync()
    await handle.close()
    const result = await name(made)
    await syncFolder(folder)
    return result
  } catch (error) {
    throw wrong(file, `cannot be written (${codeOf(error)})`, 'set KEY_FILE to a place that can')
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders.
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}

function parse(file: string, text: string): KeyRing {
  const parsed = v.safeParse(keyRing, readJson(text))
  if (parsed.success) return parsed.output
  throw wrong(file, 'is damaged', 'put its backup there')
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function wrong(file: string, what: string, wayOut: string): StartupError {
  return new StartupError('keyFileWrong', `The key file ${file} ${what}: ${wayOut}.`)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
