import { parse, CsvError } from 'csv-parse/sync'
import type { Level } from '../../shared/facilities/facilities.kinds.ts'
import type {
  FacilityRecord,
  Gathered,
  Refused,
  VillageRecord,
} from '../../shared/facilities/facilities.records.ts'
import { StartupError } from '../platform/db/startup-error.ts'

type Row = Record<string, string | undefined>
interface Line {
  line: number
  row: Row
  /** Fewer cells than the header: the last number may be truncated, and half of 76.36 is another place. */
  isCut: boolean
}

const guesses: Record<string, Level> = {
  PHC: 'phc',
  CHC: 'chc',
  'SHC/SSC/sub-centre': 'subCentre',
  dispensary: 'dispensary',
  hospital: 'hospital',
}

/** PMGSY GeoSadak facilities: a free-text description, a guessed type, a village, a point. */
export function readFacilityRows(text: string, name: string): Gathered<FacilityRecord> {
  const lines = readLines(text, name, ['facility_id', 'description_raw', 'village', 'lat', 'lon'])
  return collect(lines, 'description_raw', ({ line, row }, point) => ({
    line,
    sourceId: said(row, 'facility_id'),
    description: said(row, 'description_raw'),
    hint: guesses[said(row, 'type_guess')] ?? null,
    owner: null,
    unfit: null,
    nameHi: '',
    namePa: '',
    place: said(row, 'village'),
    address: '',
    postalCode: '',
    phone: '',
    services: [],
    timing: '',
    ...point,
  }))
}

/** PMGSY GeoSadak, habitations. */
export function readVillageRows(text: string, name: string): Gathered<VillageRecord> {
  const lines = readLines(text, name, ['hab_id', 'name', 'population', 'lat', 'lon'])
  return collect(lines, 'name', ({ line, row }, point) => ({
    line,
    sourceId: said(row, 'hab_id'),
    name: said(row, 'name'),
    population: /^\d{1,7}$/.test(said(row, 'population')) ? Number(said(row, 'population')) : null,
    ...point,
  }))
}

function collect<R extends { sourceId: string }>(
  lines: readonly Line[],
  title: string,
  make: (line: Line, point: { lat: number; lng: number }) => R,
): Gathered<R> {
  const refused: Refused[] = []
  const records: R[] = []
  for (const one of lines) {
    const point = { lat: degreesIn(one.row.lat), lng: degreesIn(one.row.lon) }
    const record = make(one, point)
    if (one.isCut) refused.push({ line: one.line, what: said(one.row, title), reason: 'lineCut' })
    else if (Number.isFinite(point.lat) && Number.isFinite(point.lng) && record.sourceId !== '')
      records.push(record)
    else refused.push({ line: one.line, what: said(one.row, title), reason: 'unreadable' })
  }
  return { source: 'geoSadak', records, refused }
}

function degreesIn(text: string | undefined): number {
  return text !== undefined && /^-?\d{1,3}(\.\d+)?$/.test(text.trim()) ? Number(text) : NaN
}

function said(row: Row, column: string): string {
  return (row[column] ?? '').normalize('NFC').replace(/\s+/g, ' ').trim()
}

function readLines(text: string, name: string, columns: readonly string[]): Line[] {
  let rows: { record: Row; info: { lines: number } }[]
  let width = 0
  try {
    rows = parse<Row>(text, {
      bom: true,
      columns: (header: string[]) => {
        width = header.length
        return header.map((column) => column.trim().toLowerCase())
      },
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as typeof rows
  } catch (error) {
    const why = error instanceof CsvError ? ` (${error.message.split('\n')[0] ?? ''})` : ''
    throw new StartupError(
      'fileWrong',
      `The file ${name} is no readable CSV${why}: nothing was taken from it.`,
    )
  }
  const missing = columns.filter((column) => !Object.hasOwn(rows[0]?.record ?? {}, column))
  if (missing.length > 0) {
    const which = rows.length === 0 ? 'rows' : `columns ${missing.join(', ')}`
    throw new StartupError(
      'fileWrong',
      `The file ${name} has no ${which}: is it the GeoSadak list this command asks for?`,
    )
  }
  return rows.map(({ record, info }) => ({
    line: info.lines,
    row: record,
    isCut: Object.keys(record).length < width,
  }))
}
