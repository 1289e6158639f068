import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project folder, found upwards from this file, built or not. */
export function findRoot(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url))
  while (!existsSync(path.join(folder, 'db', 'migrations'))) {
    const above = path.dirname(folder)
    if (above === folder) throw new Error('The folder db/migrations was not found above the program.')
    folder = above
  }
  return folder
}
