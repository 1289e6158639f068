import * as v from 'valibot'
import { StartupError } from '../platform/db/startup-error.ts'
import { linesOfFeatures } from './facilities.line-reader.ts'

/** The parts of a feature that must be valid; everything else is ignored. */
const feature = v.object({
  type: v.literal('Feature'),
  id: v.optional(v.union([v.string(), v.number()])),
  properties: v.nullish(v.record(v.string(), v.unknown()), {}),
  geometry: v.nullish(v.object({ type: v.string(), coordinates: v.unknown() })),
})
type Feature = v.InferOutput<typeof feature>
const collection = v.object({ type: v.literal('FeatureCollection'), features: v.array(v.unknown()) })

/** A feature's id, its tags by name ('' if missing) and its centre. */
export interface ReadFeature {
  id: string
  tag: (name: string) => string
  point: { lat: number; lng: number }
}

/** Every feature of a GeoJSON text with its line; `read` is null where it is invalid or has no position. */
export function readFeatures(text: string, file: string): { line: number; read: ReadFeature | null }[] {
  const lines = linesOfFeatures(text)
  return parseFeatures(text, file).map((raw, at) => ({ line: lines[at] ?? at + 1, read: readOne(raw) }))
}

function readOne(raw: unknown): ReadFeature | null {
  const parsed = v.safeParse(feature, raw)
  const point = parsed.success ? middleOf(parsed.output.geometry?.coordinates) : null
  if (!parsed.success || !point) return null
  const tag = tagsOf(parsed.output)
  return { id: idOf(parsed.output, tag), tag, point }
}

function parseFeatures(text: string, file: string): unknown[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new StartupError('fileWrong', `The file ${file} is no valid JSON: nothing was taken from it.`)
  }
  const parsed = v.safeParse(collection, json)
  if (parsed.success && parsed.output.features.length > 0) return parsed.output.features
  throw new StartupError(
    'fileWrong',
    `The file ${file} is no GeoJSON list of features: export it from OpenStreetMap as GeoJSON.`,
  )
}

/** overpass-turbo writes tags as properties beside `@id`; osmium joins those without a column into one text. */
function tagsOf({ properties }: Feature): (name: string) => string {
  const other = typeof properties?.other_tags === 'string' ? properties.other_tags : ''
  const more = new Map([...other.matchAll(/"([^"]+)"=>"([^"]*)"/g)].map(([, name, value]) => [name, value]))
  return (name) => {
    const value = properties?.[name] ?? more.get(name)
    return typeof value === 'string' || typeof value === 'number' ? String(value).normalize('NFC').trim() : ''
  }
}

function idOf({ id }: Feature, tag: (name: string) => string): string {
  return String(id ?? '') || tag('@id') || tag('osm_id') || tag('osm_way_id')
}

/** A point as it is; for anything larger, the centre of its bounding box. */
function middleOf(coordinates: unknown): { lat: number; lng: number } | null {
  const points = pointsIn(coordinates)
  if (points.length === 0) return null
  const middle = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis])
    return (Math.min(...values) + Math.max(...values)) / 2
  }
  return { lng: middle(0), lat: middle(1) }
}

function pointsIn(coordinates: unknown): [lng: number, lat: number][] {
  if (!Array.isArray(coordinates)) return []
  const [lng, lat] = coordinates as unknown[]
  if (typeof lng === 'number' && typeof lat === 'number') return [[lng, lat]]
  return coordinates.flatMap(pointsIn)
}
