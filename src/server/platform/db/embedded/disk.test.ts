import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { freeBytes, watchDisk } from './disk/disk-guard.ts'
import { eventually, isRoot, makeFolder, runProgram } from './testing/test-processes.ts'

type Wrap = (command: string[]) => string[]

/** Runs a command with a small tmpfs on the folder, in a mount namespace that goes when the command ends. */
async function findSmallDisk(folder: string): Promise<Wrap> {
  const mount = 'mount -t tmpfs -o size=256m nabz "$1" && shift && exec "$@"'
  const inside = ['sh', '-c', mount, 'sh', folder]
  // Inside the namespace we would be root, which PostgreSQL refuses: so drop to a user again.
  const [uid, gid] = isRoot ? [65_534, 65_534] : [process.getuid?.(), process.getgid?.()]
  const down = ['unshare', '-U', `--map-user=${uid}`, `--map-group=${gid}`]
  const ways: Wrap[] = [
    (command) => ['unshare', '-m', ...inside, ...command],
    (command) => ['unshare', '-rm', ...inside, ...down, ...command],
  ]
  for (const way of ways) {
    const [program = '', ...words] = way(['true'])
    const works = await promisify(execFile)(program, words).catch(() => null)
    if (works) return way
  }
  throw new Error('This test mounts a small disk: run it as root, or allow user namespaces (unshare -rm).')
}

it(
  'a full disk: reads go on, nothing acknowledged is lost, and freed space restores writes',
  { timeout: 120_000 },
  async () => {
    const { folder, remove } = await makeFolder()
    try {
      const child = runProgram('test-full-disk.ts', [folder], await findSmallDisk(folder))
      expect(JSON.parse(await text(child.stdout))).toEqual({
        fullBefore: false,
        free: 0,
        guardSays: true,
        missingWhileFull: 0,
        missingWithoutTableFiles: 0,
        lostWhileReading: 0,
        refusal: '53100',
        missingAfterRejection: 0,
        missingAfterFall: 0,
        answersWithoutRoom: expect.any(Boolean),
        missingAfterRoom: 0,
        guardAfterRoom: false,
        writesAgain: 1,
        ballastAgain: 32 * 1024 * 1024,
        missingAfterStartWhileFull: 0,
        startWithoutBallast: 'diskFull',
        acknowledged: expect.any(Number),
      })
    } finally {
      await remove()
    }
  },
)

it('the guard reports full below its reserve, until space is a quarter above it', async () => {
  const { folder, remove } = await makeFolder()
  const megabyte = 1024 * 1024
  // A reserve that this machine's disk just fails, or just meets.
  const guard = watchDisk({
    dir: folder,
    reserveBytes: (await freeBytes(folder)) + 64 * megabyte,
    intervalMs: 5,
  })
  const lenient = watchDisk({ dir: folder, reserveBytes: megabyte, intervalMs: 5 })
  expect(guard.isFull()).toBe(true)
  expect(lenient.isFull()).toBe(false)
  await writeFile(path.join(folder, 'file'), Buffer.alloc(megabyte))
  await rm(path.join(folder, 'file'))
  await eventually(async () => guard.isFull() && !lenient.isFull())
  guard.stop()
  lenient.stop()
  await remove()
})
