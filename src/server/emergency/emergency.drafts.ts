import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { TownFile } from '../../shared/town/town.schemas.ts'
import { StartupError } from '../platform/db/startup-error.ts'
import { run } from './emergency.ffmpeg.ts'
import { listParts, type Language } from './emergency.recordings.ts'

/** Of espeak-ng. */
const voices: Record<Language, string> = { en: 'en-gb', hi: 'hi', pa: 'pa' }
/** Slower than its 175, to follow along. */
const wordsPerMinute = 130

/**
 * Lets espeak-ng say every part into a folder, for somebody to listen to: nobody has checked how it says a word.
 * Returns the number of files.
 */
export async function speakDrafts(language: Language, folder: string, town: TownFile): Promise<number> {
  await mkdir(folder, { recursive: true })
  const all = listParts(language, town)
  for (const { name, sentence } of all) {
    const file = path.join(folder, `${name}.wav`)
    // On standard input: a sentence is never taken for an option.
    const args = ['-v', voices[language], '-s', `${wordsPerMinute}`, '-b', '1', '-w', file, '--stdin']
    const { code, said } = await run('espeak-ng', args, sentence)
    if (code !== 0) throw new StartupError('espeak', `espeak-ng could not say ${name}: ${said.trim()}`)
  }
  return all.length
}
