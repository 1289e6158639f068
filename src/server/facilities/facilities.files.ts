import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FacilityRecord, Gathered, VillageRecord } from '../../shared/facilities/facilities.records.ts'
import { StartupError } from '../platform/db/startup-error.ts'
import { readFacilityRows, readVillageRows } from './facilities.geosadak.ts'
import { readFacilityFeatures, readVillageFeatures } from './facilities.osm.ts'

export type ImportFile =
  ({ kind: 'facilities' } & Gathered<FacilityRecord>) | ({ kind: 'villages' } & Gathered<VillageRecord>)

const maxBytes = 50 * 1024 * 1024

/**
 * Reads OpenStreetMap GeoJSON or GeoSadak CSV, told apart by the first character. Throws one sentence for anything
 * else.
 */
export async function readImportFile(kind: ImportFile['kind'], file: string): Promise<ImportFile> {
  const text = await readText(file)
  const name = path.basename(file)
  const isJson = text.trimStart().startsWith('{')
  if (kind === 'facilities')
    return { kind, ...(isJson ? readFacilityFeatures(text, name) : readFacilityRows(text, name)) }
  return { kind, ...(isJson ? readVillageFeatures(text, name) : readVillageRows(text, name)) }
}

async function readText(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => {
    throw new StartupError('fileMissing', `The file ${file} cannot be read: check its name and place.`)
  })
  if (bytes.length > maxBytes)
    throw new StartupError('fileTooLarge', `The file ${file} is larger than 50 MB: take a smaller area.`)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (text.trim() !== '') return text
  } catch {
    throw new StartupError('fileWrong', `The file ${file} is no UTF-8 text: save it as CSV UTF-8 or GeoJSON.`)
  }
  throw new StartupError('fileWrong', `The file ${file} is empty.`)
}
