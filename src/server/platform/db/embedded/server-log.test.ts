import { appendFile, open, stat, truncate, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DataFolder } from './disk/data-folder.ts'
import { lastProblem, logFile, trimLog } from './server-log.ts'
import { makeFolder } from './testing/test-processes.ts'

const long = 'x'.repeat(5 * 1024 * 1024)

let folder: DataFolder
let log: string
let clear: () => Promise<void>

beforeEach(async () => {
  const made = await makeFolder()
  folder = { path: made.folder, cluster: `${made.folder}/postgres`, account: null, notes: [] }
  log = logFile(folder)
  clear = made.remove
})

afterEach(() => clear())

describe('the last problem', () => {
  it('is the last severe line after an offset, else the last line, without its time', async () => {
    expect(await lastProblem(folder, 0)).toBe('')
    await writeFile(log, `${long}\n2026-01-01 UTC FATAL:  the disk is on fire\nHINT:  run\n`)
    expect(await lastProblem(folder, 0)).toBe('the disk is on fire')
    const { size } = await stat(log)
    expect(await lastProblem(folder, size)).toBe('')
    await appendFile(log, 'LOG:  quiet again\n')
    expect(await lastProblem(folder, size)).toBe('LOG:  quiet again')
  })
})

describe('a long log', () => {
  it('is emptied while being written, keeping one older part', async () => {
    const writer = await open(log, 'a')
    await writer.write(long)
    await trimLog(folder)
    await writer.write('LOG:  and on\n')
    await writer.close()
    expect(await lastProblem(folder, 0)).toBe('LOG:  and on')
    expect((await stat(`${log}.1`)).size).toBe(long.length)
    await trimLog(folder)
    expect((await stat(log)).size).toBeGreaterThan(0)
  })

  it('that another process empties at the same moment does not hang', async () => {
    for (let round = 0; round < 50; round += 1) {
      await writeFile(log, long)
      const trimmed = trimLog(folder)
      await sleep(Math.random() * 3)
      await truncate(log)
      await trimmed
      expect((await stat(log)).size).toBe(0)
    }
  })
})
