import { readPassword } from './cluster.ts'
import { prepareDataFolder } from './disk/data-folder.ts'
import type { EmbeddedDatabase } from './embedded.ts'
import { findPostmaster } from './postmaster-file.ts'

/** The connection to a database that a running app holds, for commands beside it; null when none runs. */
export async function joinEmbedded(
  dataDir: string,
  baseDir = '/var/lib/nabz',
): Promise<EmbeddedDatabase['connection'] | null> {
  const folder = await prepareDataFolder(dataDir, baseDir)
  const running = await findPostmaster(folder.cluster)
  if (!running?.isReady) return null
  const { host, port } = running.endpoint
  return { host, port, user: 'nabz', password: await readPassword(folder), database: 'nabz' }
}
