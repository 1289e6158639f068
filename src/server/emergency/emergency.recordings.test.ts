import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Recordings } from '../../shared/emergency/emergency.recordings.ts'
import { readSettings } from '../app/settings.ts'
import { decode, run } from './emergency.ffmpeg.ts'
import { addRecordings, listParts, removeRecording } from './emergency.recordings.ts'
import { samplesPerSecond } from './emergency.sound.ts'

const { town } = readSettings({}, '.')
// A program of the system that the app itself does not need; without it these tests are listed as skipped.
const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0
let folder: string
let voicesDir: string

beforeEach(async () => {
  const made = await mkdtemp(path.join(tmpdir(), 'nabz-voices-'))
  onTestFinished(() => rm(made, { recursive: true }))
  folder = path.join(made, 'recorded')
  voicesDir = path.join(made, 'served')
  await mkdir(folder)
})

/** A tone in place of each sentence, as a WAV file that needs no program to be written. */
async function record(card: string, loudness = 0.3): Promise<void> {
  const ofCard = listParts('pa', town).filter((part) => part.name.startsWith(`pa-${card}-`))
  for (const { name, sentence } of ofCard) {
    const seconds = 0.5 + sentence.length / 25
    const samples = Int16Array.from({ length: seconds * samplesPerSecond }, (_, at) =>
      Math.round(32_767 * loudness * Math.sin(at / 8)),
    )
    const header = Buffer.alloc(44)
    header.write('RIFF----WAVEfmt ', 'latin1')
    header.writeUInt32LE(36 + samples.byteLength, 4)
    header.writeUInt32LE(16, 16)
    header.writeUInt16LE(1, 20)
    header.writeUInt16LE(1, 22)
    header.writeUInt32LE(samplesPerSecond, 24)
    header.writeUInt32LE(samplesPerSecond * 2, 28)
    header.writeUInt16LE(2, 32)
    header.writeUInt16LE(16, 34)
    header.write('data', 36, 'latin1')
    header.writeUInt32LE(samples.byteLength, 40)
    await writeFile(path.join(folder, `${name}.wav`), Buffer.concat([header, Buffer.from(samples.buffer)]))
  }
}
const list = async () => JSON.parse(await readFile(path.join(voicesDir, 'pa.json'), 'utf8')) as Recordings
const files = async () => (await readdir(voicesDir)).filter((name) => name.endsWith('.m4a'))

it('lists every sentence once, with the numbers of the town', () => {
  const parts = listParts('pa', town)
  expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length)
  expect(parts[0]).toEqual({ name: 'pa-heartAttack-title', sentence: 'ਦਿਲ ਦਾ ਦੌਰਾ' })
  expect(parts.map(({ sentence }) => sentence).join()).toContain('108')
})

it('a missing program and a missing folder are sentences', async () => {
  await expect(run('nabz-no-such-program', [])).rejects.toThrow('nabz-no-such-program is missing')
  await expect(addRecordings(path.join(folder, 'none'), voicesDir, town)).rejects.toThrow('cannot be read')
})

describe.skipIf(!hasFfmpeg)('with ffmpeg', () => {
  it('adds a whole card, which plays as long as its list says, and leaves out one with a missing part', async () => {
    await record('burns')
    await record('snakeBite')
    await rm(path.join(folder, 'pa-snakeBite-third.wav'))
    await writeFile(path.join(folder, 'readme.txt'), 'recorded by a neighbour')
    await writeFile(path.join(folder, '.DS_Store'), '')
    const { added, problems } = await addRecordings(folder, voicesDir, town)
    expect(added.map(({ language, card }) => `${language} ${card}`)).toEqual(['pa burns'])
    expect(problems).toEqual([
      'readme.txt is not called like a part of a card: see --list.',
      'pa-snakeBite is left out: third missing.',
    ])
    const { burns } = await list()
    expect(await files()).toEqual([burns?.file])
    expect(burns?.ends).toHaveLength(6)
    const sound = await decode(path.join(voicesDir, burns?.file ?? ''))
    expect((sound?.length ?? 0) / samplesPerSecond).toBeCloseTo(burns?.ends.at(-1) ?? 0, 0)
    // Speech at 16 kbit/s.
    expect((burns?.bytes ?? 0) / (burns?.ends.at(-1) ?? 1)).toBeLessThan(2600)
  })

  it('the same files again change nothing; a better recording replaces the earlier one', async () => {
    await record('burns')
    await addRecordings(folder, voicesDir, town)
    const before = await list()
    await addRecordings(folder, voicesDir, town)
    expect(await list()).toEqual(before)
    await record('burns', 0.31)
    await rm(path.join(folder, 'pa-burns-title.wav'))
    await writeFile(
      path.join(folder, 'pa-burns-title.wav'),
      await readFile(path.join(folder, 'pa-burns-first.wav')).then((wav) => wav.subarray(0, 60_000)),
    )
    await addRecordings(folder, voicesDir, town)
    expect((await list()).burns?.file).not.toBe(before.burns?.file)
    expect(await files()).toEqual([(await list()).burns?.file])
  })

  it('a silent file, one of another sentence and one without sound leave their cards out', async () => {
    await record('burns', 0.001)
    await record('snakeBite')
    await writeFile(
      path.join(folder, 'pa-snakeBite-first.wav'),
      await readFile(path.join(folder, 'pa-snakeBite-title.wav')).then((wav) => wav.subarray(0, 8000)),
    )
    await record('stroke')
    await writeFile(path.join(folder, 'pa-stroke-note.wav'), 'no sound')
    const { added, problems } = await addRecordings(folder, voicesDir, town)
    expect(added).toEqual([])
    expect(problems).toEqual([
      'pa-burns is left out: pa-burns-title.wav is almost silent.',
      expect.stringMatching(/^pa-snakeBite is left out: pa-snakeBite-first.wav is 0.2 s long, too short/),
      'pa-stroke is left out: pa-stroke-note.wav has no sound that ffmpeg can read.',
    ])
    expect(await files()).toEqual([])
  })

  it('one that says another number than the town has now is taken away, and so is one that somebody removes', async () => {
    await record('bleeding')
    await record('eyeSplash')
    await addRecordings(folder, voicesDir, town)
    expect(await removeRecording('pa-eyeSplash', voicesDir)).toBe(true)
    expect(await removeRecording('pa-eyeSplash', voicesDir)).toBe(false)
    expect(await removeRecording('pa-__proto__', voicesDir)).toBe(false)
    expect(Object.keys(await list())).toEqual(['bleeding'])
    await rm(folder, { recursive: true })
    await mkdir(folder)
    const ambulance = { ...town.emergency.ambulance, number: '999' }
    const moved = { ...town, emergency: { ...town.emergency, ambulance } }
    const { problems } = await addRecordings(folder, voicesDir, moved)
    expect(problems).toEqual(['pa-bleeding was removed: its text or a number in it has changed.'])
    expect([await list(), await files()]).toEqual([{}, []])
  })
})
