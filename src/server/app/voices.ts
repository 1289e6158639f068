import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  addRecordings,
  languages,
  listParts,
  removeRecording,
  speakDrafts,
} from '../emergency/emergency.plugin.ts'
import { StartupError } from '../platform/db/startup-error.ts'
import { findRoot } from './root.ts'
import { fail } from './serving.ts'
import { readSettings } from './settings.ts'

const usage = `Usage: npm run voices -- --list en|hi|pa          the names and the sentences to be spoken
   or: npm run voices -- --from FOLDER             checks audio files of these names, and adds whole cards
   or: npm run voices -- --remove pa-snakeBite     takes one card away
   or: npm run voices -- --speak espeak-ng --into FOLDER [--language pa]   drafts, to be listened to first`

// `npm run voices -- …`: recorded speech of the first-aid cards. Needs neither the database nor a running server.
try {
  await run(process.argv.slice(2))
} catch (error) {
  fail(error)
}

async function run(args: string[]): Promise<void> {
  const { list, from, remove, speak, into, language } = parse(args)
  const { town, voicesDir } = readSettings(process.env, findRoot())
  if (list !== undefined) {
    const parts = listParts(readLanguage(list), town)
    console.log(parts.map(({ name, sentence }) => `${name}\n  ${sentence}`).join('\n'))
  } else if (from !== undefined) {
    report(await addRecordings(path.resolve(from), voicesDir, town), voicesDir)
  } else if (remove !== undefined) {
    const isRemoved = await removeRecording(remove, voicesDir)
    if (!isRemoved) throw new StartupError('noRecording', `There is no recording ${remove} in ${voicesDir}.`)
    console.log(`${remove} is no longer played.`)
  } else if (speak === 'espeak-ng' && into !== undefined) {
    const chosen = language === undefined ? ['hi', 'pa'] : [language]
    for (const one of chosen) {
      const count = await speakDrafts(readLanguage(one), path.resolve(into), town)
      console.log(`${one}: ${count} drafts in ${into}.`)
    }
    console.log(`Let somebody who speaks the language listen to each, then: npm run voices -- --from ${into}`)
  } else throw new StartupError('usage', usage)
}

function report({ added, problems }: Awaited<ReturnType<typeof addRecordings>>, voicesDir: string): void {
  for (const problem of problems) console.error(problem)
  for (const { language, card, seconds, bytes } of added)
    console.log(`${language}-${card}: ${Math.round(seconds)} s, ${Math.ceil(bytes / 1000)} kB`)
  const all = added.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(`${added.length} cards, ${Math.ceil(all / 1000)} kB, in ${voicesDir}.`)
  if (added.length === 0) process.exitCode = 1
}

function readLanguage(said: string): (typeof languages)[number] {
  const language = languages.find((one) => one === said)
  if (!language) throw new StartupError('usage', `"${said}" is none of ${languages.join(', ')}. ${usage}`)
  return language
}

function parse(args: string[]) {
  const text = { type: 'string' } as const
  try {
    const options = { list: text, from: text, remove: text, speak: text, into: text, language: text }
    return parseArgs({ args, options }).values
  } catch {
    throw new StartupError('usage', usage)
  }
}
