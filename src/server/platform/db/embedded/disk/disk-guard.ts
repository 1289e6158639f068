import { statfsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'

/** Bytes an ordinary account may still write on the file system of this folder. */
export async function freeBytes(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir)
  return bavail * bsize
}

export interface DiskGuard {
  isFull(): boolean
  stop(): void
}

/**
 * Watches the room on a folder's disk. PostgreSQL stops at once when it cannot write its log, so writes must
 * be refused well before. Full below the reserve, and no longer full only a quarter above it.
 */
export function watchDisk(options: { dir: string; reserveBytes?: number; intervalMs?: number }): DiskGuard {
  const { dir, reserveBytes = 64 * 1024 * 1024, intervalMs = 1000 } = options
  let full = false
  function judge(free: number): void {
    full = free < (full ? reserveBytes * 1.25 : reserveBytes)
  }
  const { bavail, bsize } = statfsSync(dir)
  judge(bavail * bsize)
  // A disk that does not answer keeps the last judgement.
  const timer = setInterval(() => void freeBytes(dir).then(judge, () => undefined), intervalMs)
  timer.unref()
  return { isFull: () => full, stop: () => clearInterval(timer) }
}
