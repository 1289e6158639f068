import { copyFile, open, stat, truncate } from 'node:fs/promises'
import path from 'node:path'
import type { DataFolder } from './data-folder.ts'

const longestLogBytes = 4 * 1024 * 1024

export function logFile(folder: DataFolder): string {
  return path.join(folder.path, 'postgres.log')
}

export async function logLength(folder: DataFolder): Promise<number> {
  return (await stat(logFile(folder)).catch(() => null))?.size ?? 0
}

/** The last grave line PostgreSQL wrote since the log had this length, without its time; else just the last. */
export async function lastTrouble(folder: DataFolder, since: number): Promise<string> {
  const handle = await open(logFile(folder), 'r').catch(() => null)
  if (!handle) return ''
  try {
    const length = Math.min(Math.max((await handle.stat()).size - since, 0), 64 * 1024)
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, (await handle.stat()).size - length)
    const lines = buffer.toString('utf8').trim().split('\n')
    const line = lines.findLast((one) => /(?:FATAL|PANIC|ERROR): /.test(one)) ?? lines.at(-1) ?? ''
    return line.replace(/^.*?(?:FATAL|PANIC|ERROR):\s*/, '')
  } finally {
    await handle.close()
  }
}

/** Keeps one older piece. PostgreSQL holds the file open to append, so it is emptied in place, not renamed. */
export async function trimLog(folder: DataFolder): Promise<void> {
  if ((await logLength(folder)) < longestLogBytes) return
  await copyFile(logFile(folder), `${logFile(folder)}.1`).catch(() => undefined)
  await truncate(logFile(folder))
}
