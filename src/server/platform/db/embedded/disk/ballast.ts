import { randomBytes } from 'node:crypto'
import { open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { DataFolder } from './data-folder.ts'
import { freeBytes } from './disk-guard.ts'

/**
 * Reserved space: on a completely full disk PostgreSQL cannot even recover to serve reads. Recovery needs one WAL
 * segment (16 MB) and a few pages.
 */
const ballastBytes = 32 * 1024 * 1024
const pieceBytes = 1024 * 1024

/** Frees the space when the disk is almost full; true when that made a difference. */
export async function releaseBallast(folder: DataFolder): Promise<boolean> {
  if (!(await isOutOfRoom(folder))) return false
  const held = await stat(fileOf(folder)).catch(() => null)
  await rm(fileOf(folder), { force: true })
  return held !== null
}

export async function isOutOfRoom(folder: DataFolder): Promise<boolean> {
  return (await freeBytes(folder.path)) < ballastBytes
}

/** Reserves the space again, once there is plenty. */
export async function setBallast(folder: DataFolder): Promise<void> {
  if (await stat(fileOf(folder)).catch(() => null)) return
  if ((await freeBytes(folder.path)) < 4 * ballastBytes) return
  const half = `${fileOf(folder)}.new`
  const handle = await open(half, 'w', 0o600)
  try {
    // Random bytes, since compressing file systems would reserve nothing for zeros.
    for (let at = 0; at < ballastBytes; at += pieceBytes)
      await handle.write(randomBytes(pieceBytes), 0, pieceBytes, at)
    await rename(half, fileOf(folder))
  } catch {
    await rm(half, { force: true })
  } finally {
    await handle.close()
  }
}

function fileOf(folder: DataFolder): string {
  return path.join(folder.path, 'ballast')
}
