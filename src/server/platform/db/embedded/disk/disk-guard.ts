import { statfsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'

/** Bytes an unprivileged account may still write on this folder's file system. */
export async function freeBytes(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir)
  return bavail * bsize
}

export interface DiskGuard {
  isFull(): boolean
  stop(): void
}

/**
 * Watches the free space on a folder's disk. PostgreSQL crashes when it cannot write its WAL, so writes must be
 * refused well before. Full below the reserve, until free space is a quarter above it.
 */
export function watchDisk(options: { dir: string; reserveBytes?: number; intervalMs?: number }): DiskGuard {
  const { dir, reserveBytes = 64 * 1024 * 1024, intervalMs = 1000 } = options
  let full = false
  function judge(free: number): void {
    full = free < (full ? reserveBytes * 1.25 : reserveBytes)
  }
  const { bavail, bsize } = statfsSync(dir)
  judge(bavail * bsize)
  // If the disk does not answer, the last result stands.
  const timer = setInterval(() => void freeBytes(dir).then(judge, () => undefined), intervalMs)
  timer.unref()
  return { isFull: () => full, stop: () => clearInterval(timer) }
}
