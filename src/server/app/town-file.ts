import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { leftToConfirm } from '../../shared/town/town.deployment.ts'
import { townFile, type TownFile } from '../../shared/town/town.schemas.ts'
import { StartupError } from '../platform/db/startup-error.ts'

/** Reads town.json; `isPublic` also refuses one with numbers or claims that nobody has confirmed, or nobody who is responsible. */
export function readTownFile(file: string, isPublic: boolean): TownFile {
  const place = parseTown(file)
  const left = isPublic ? leftToConfirm(place) : null
  if (left !== null)
    throw new StartupError('townUnconfirmed', `The town file ${file} is not ready for PUBLIC_URL: ${left}.`)
  return place
}

function parseTown(file: string): TownFile {
  const parsed = v.safeParse(townFile, parseJson(file))
  if (parsed.success) {
    if (isZone(parsed.output.timeZone)) return parsed.output
    throw new StartupError(
      'townWrong',
      `The time zone in ${file} is not one this machine knows: use a name such as Asia/Kolkata.`,
    )
  }
  const where = v.getDotPath(parsed.issues[0]) ?? 'the whole file'
  throw new StartupError(
    'townWrong',
    `The town file ${file} is wrong at "${where}": ${parsed.issues[0].message}.`,
  )
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const why = error instanceof SyntaxError ? 'is not valid JSON' : 'cannot be read'
    throw new StartupError(
      'townWrong',
      `The town file ${file} ${why}: correct it, or set TOWN_FILE to another.`,
    )
  }
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
