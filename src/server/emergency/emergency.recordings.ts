import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { cards, type Card } from '../../shared/emergency/emergency.cards.ts'
import {
  hashLines,
  linesOf,
  partsOf,
  readPartName,
  type Part,
  type Recordings,
} from '../../shared/emergency/emergency.recordings.ts'
import { en, hi, pa } from '../../shared/i18n/locales.ts'
import type { TownFile } from '../../shared/town/town.schemas.ts'
import { StartupError } from '../platform/db/startup-error.ts'
import { decode, encode } from './emergency.ffmpeg.ts'
import { findFault, joinParts } from './emergency.sound.ts'

export type Language = keyof typeof messages
const messages = { en, hi, pa }
export const languages = ['en', 'hi', 'pa'] as const

/** Each part's name with the sentence to be spoken. */
export function listParts(language: Language, town: TownFile): { name: string; sentence: string }[] {
  return cards.flatMap((card) => {
    const lines = linesIn(language, card, town)
    return partsOf(card).map((part, at) => ({
      name: `${language}-${card}-${part}`,
      sentence: lines[at] ?? '',
    }))
  })
}

function linesIn(language: Language, card: Card, { emergency }: TownFile): string[] {
  const numbers = Object.entries(emergency).map(([name, { number }]) => [name, number])
  return linesOf(card, messages[language].firstAid, Object.fromEntries(numbers) as Record<string, string>)
}

/** What became of a folder of audio files, one sentence each. */
export interface AddingReport {
  added: { language: Language; card: Card; seconds: number; bytes: number }[]
  problems: string[]
}

type Sources = Map<string, { language: Language; card: Card; files: Map<Part, string> }>

/** Adds every card whose parts are all there and sound right. Cards that are not in the folder stay as they are. */
export async function addRecordings(
  folder: string,
  voicesDir: string,
  town: TownFile,
): Promise<AddingReport> {
  const report: AddingReport = { added: [], problems: [] }
  const sources = await findSources(folder, report.problems)
  await mkdir(voicesDir, { recursive: true })
  for (const { language, card, files } of sources.values()) {
    const lines = linesIn(language, card, town)
    const sounds = await readSounds(`${language}-${card}`, partsOf(card), files, lines, report.problems)
    if (sounds === null) continue
    const { sound, ends } = joinParts(sounds)
    const { file, bytes } = await writeRecording(sound, `${language}-${card}`, voicesDir)
    const known = await readList(voicesDir, language)
    await writeList(voicesDir, language, {
      ...known,
      [card]: { file, bytes, ends, spoken: hashLines(lines) },
    })
    report.added.push({ language, card, seconds: ends.at(-1) ?? 0, bytes })
  }
  for (const language of languages) report.problems.push(...(await removeOutdated(voicesDir, language, town)))
  return report
}

async function findSources(folder: string, problems: string[]): Promise<Sources> {
  const names = await readdir(folder).catch(() => {
    throw new StartupError('noFolder', `The folder ${folder} cannot be read.`)
  })
  const sources: Sources = new Map()
  for (const name of names.filter((one) => !one.startsWith('.')).toSorted()) {
    const found = readPartName(path.parse(name).name)
    if (found === null) {
      problems.push(`${name} is not called like a part of a card: see --list.`)
      continue
    }
    const language = found.language as Language
    const key = `${language}-${found.card}`
    const source = sources.get(key) ?? { language, card: found.card, files: new Map<Part, string>() }
    if (source.files.has(found.part)) problems.push(`${key}-${found.part} is there twice; ${name} is used.`)
    source.files.set(found.part, path.join(folder, name))
    sources.set(key, source)
  }
  return sources
}

/** The sound of each part; null with a problem when one is missing or cannot be right. */
async function readSounds(
  name: string,
  parts: readonly Part[],
  files: ReadonlyMap<Part, string>,
  lines: readonly string[],
  problems: string[],
): Promise<Int16Array[] | null> {
  const missing = parts.filter((part) => !files.has(part))
  if (missing.length > 0) {
    problems.push(`${name} is left out: ${missing.join(', ')} missing.`)
    return null
  }
  const sounds: Int16Array[] = []
  for (const [at, part] of parts.entries()) {
    const file = files.get(part) ?? ''
    const sound = await decode(file)
    const fault = sound === null ? 'has no sound that ffmpeg can read' : findFault(sound, lines[at] ?? '')
    if (sound === null || fault !== null) {
      problems.push(`${name} is left out: ${path.basename(file)} ${fault}.`)
      return null
    }
    sounds.push(sound)
  }
  return sounds
}

/** Named after its bytes, so that browsers may keep it for ever. */
async function writeRecording(sound: Int16Array, name: string, voicesDir: string) {
  const written = path.join(voicesDir, `.${name}.m4a`)
  await encode(sound, written)
  const content = await readFile(written)
  const file = `${name}-${createHash('sha256').update(content).digest('hex').slice(0, 10)}.m4a`
  await rename(written, path.join(voicesDir, file))
  return { file, bytes: content.length }
}

/** Takes one card away, `pa-snakeBite`; false when there is none. */
export async function removeRecording(name: string, voicesDir: string): Promise<boolean> {
  const [language, card] = name.split('-') as [Language, Card]
  if (!languages.includes(language) || !cards.includes(card)) return false
  const { [card]: removed, ...others } = await readList(voicesDir, language)
  if (removed) await writeList(voicesDir, language, others)
  return removed !== undefined
}

/** Those whose text has changed are never played again. */
async function removeOutdated(voicesDir: string, language: Language, town: TownFile): Promise<string[]> {
  const known = await readList(voicesDir, language)
  const outdated = cards.filter((card) => {
    const recording = known[card]
    return recording !== undefined && recording.spoken !== hashLines(linesIn(language, card, town))
  })
  if (outdated.length === 0) return []
  for (const card of outdated) delete known[card]
  await writeList(voicesDir, language, known)
  return outdated.map((card) => `${language}-${card} was removed: its text or a number in it has changed.`)
}

const recordings = v.record(
  v.picklist(cards),
  v.object({ file: v.string(), bytes: v.number(), ends: v.array(v.number()), spoken: v.number() }),
)

async function readList(voicesDir: string, language: Language): Promise<Recordings> {
  const file = path.join(voicesDir, `${language}.json`)
  const written = await readFile(file, 'utf8').catch(() => '{}')
  try {
    return v.parse(recordings, JSON.parse(written))
  } catch {
    throw new StartupError('badList', `The list ${file} is broken: delete it and add the recordings again.`)
  }
}

/** The list in one step, then the files that it no longer names. */
async function writeList(voicesDir: string, language: Language, list: Recordings): Promise<void> {
  const file = path.join(voicesDir, `${language}.json`)
  await writeFile(`${file}.new`, `${JSON.stringify(list)}\n`)
  await rename(`${file}.new`, file)
  const named = new Set(Object.values(list).map((recording) => recording.file))
  const old = (await readdir(voicesDir)).filter(
    (name) => name.startsWith(`${language}-`) && name.endsWith('.m4a') && !named.has(name),
  )
  for (const name of old) await rm(path.join(voicesDir, name))
}
