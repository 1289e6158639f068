import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import place from '../../town.json' with { type: 'json' }

const office = { en: 'Office of the example', hi: 'उदाहरण का कार्यालय', pa: 'ਉਦਾਹਰਨ ਦਾ ਦਫ਼ਤਰ' }
const named = { fiduciary: office, grievance: { office, email: 'grievance@example.org' } }

/** The sample town's file as if everything in it had been confirmed and named, for a start with PUBLIC_URL. */
export function writeDeployedTown() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nabz-town-'))
  const file = path.join(folder, 'town.json')
  const confirmed = JSON.stringify({ ...place, ...named }).replaceAll(
    '"confirmedOn":null',
    '"confirmedOn":"2026-03-01"',
  )
  writeFileSync(file, confirmed)
  return { file, close: () => rmSync(folder, { recursive: true }) }
}
