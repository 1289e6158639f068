import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Copies the package's programs so that every account can run them, once per version. Returns the folder. */
export async function copyBinaries(packageFolder: string, baseDir: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  const place = path.join(baseDir, `postgresql-${version}-${process.platform}-${process.arch}`)
  if (await stat(place).catch(() => null)) return place
  await mkdir(baseDir, { recursive: true, mode: 0o755 })
  const half = await mkdtemp(`${place}.new-`)
  // Otherwise cp would point the links back into the inaccessible folder.
  await cp(path.join(packageFolder, 'native'), half, { recursive: true, verbatimSymlinks: true })
  await openToAll(half)
  await rename(half, place).catch(async (error: unknown) => {
    await rm(half, { recursive: true, force: true })
    if (!(await stat(place).catch(() => null))) throw error
  })
  return place
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    const isProgram = entry.isDirectory() || path.basename(entry.parentPath) === 'bin'
    if (!entry.isSymbolicLink()) await chmod(file, isProgram ? 0o755 : 0o644)
  }
}
