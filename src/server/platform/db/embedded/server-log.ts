import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm, stat, truncate } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { DataFolder } from './disk/data-folder.ts'

const longestLogBytes = 4 * 1024 * 1024

export function logFile(folder: DataFolder): string {
  return path.join(folder.path, 'postgres.log')
}

export async function logLength(folder: DataFolder): Promise<number> {
  return (await stat(logFile(folder)).catch(() => null))?.size ?? 0
}

/** The last severe line PostgreSQL wrote since the log had this length, without its time; else the last line. */
export async function lastProblem(folder: DataFolder, since: number): Promise<string> {
  const handle = await open(logFile(folder), 'r').catch(() => null)
  if (!handle) return ''
  try {
    const { size } = await handle.stat()
    const length = Math.min(Math.max(size - since, 0), 64 * 1024)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, size - length)
    const lines = buffer.toString('utf8', 0, bytesRead).trim().split('\n')
    const line = lines.findLast((one) => /(?:FATAL|PANIC|ERROR): /.test(one)) ?? lines.at(-1) ?? ''
    return line.replace(/^.*?(?:FATAL|PANIC|ERROR):\s*/, '')
  } finally {
    await handle.close()
  }
}

/** Keeps one older part. PostgreSQL holds the file open for appending, so it is truncated in place, not renamed. */
export async function trimLog(folder: DataFolder): Promise<void> {
  const length = await logLength(folder)
  if (length < longestLogBytes) return
  const older = `${logFile(folder)}.1`
  // A partial copy would only take space on a full disk.
  await copyPiece(logFile(folder), older, length).catch(() => rm(older, { force: true }))
  await truncate(logFile(folder))
}

/**
 * Not node's copyFile: when another process truncates the log meanwhile, it waits for the missing bytes in an endless
 * loop, which blocks even `process.exit`. A stream ends where the file does.
 */
function copyPiece(from: string, to: string, length: number): Promise<void> {
  return pipeline(createReadStream(from, { end: length - 1 }), createWriteStream(to, { mode: 0o600 }))
}
