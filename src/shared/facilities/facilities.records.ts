import type { Point } from './facilities.distance.ts'
import type { Category, Level, Source } from './facilities.kinds.ts'
import type { Unfit } from './facilities.parsing.ts'
import type { PointProblem } from './facilities.rules.ts'

/** One row as read from a file, not yet validated. */
export interface FacilityRecord extends Point {
  /** Its line in the file, from 1. */
  line: number
  sourceId: string
  description: string
  /** What the source's tags say, where the text says nothing. */
  hint: Level | null
  owner: Category | null
  /** Tagged by the source as something else. */
  unfit: Unfit | null
  nameHi: string
  namePa: string
  place: string
  address: string
  postalCode: string
  phone: string
  services: string[]
  timing: string
}
export interface VillageRecord extends Point {
  line: number
  sourceId: string
  name: string
  population: number | null
}

export type RefusalReason =
  Unfit | PointProblem | 'unreadable' | 'lineCut' | 'nameMissing' | 'twice' | 'alreadyThere'
/** The records of a file; unreadable rows are in `refused`. */
export interface Gathered<R> {
  source: Exclude<Source, 'here' | 'sample'>
  records: R[]
  refused: Refused[]
}
export interface Refused {
  line: number
  what: string
  reason: RefusalReason
  /** The line of the same file, or the facility, that it duplicates. */
  of?: string
}
export interface Doubt {
  line: number
  what: string
  reason: 'farFromItsVillage' | 'noPlaceNamed' | 'twinFarAway'
  km?: number
}
export interface ValidatedRows<R> {
  taken: R[]
  refused: Refused[]
  doubtful: Doubt[]
}

/** What rows are validated against. */
export interface Surroundings {
  centre: Point
  furthestKm?: number
  villages: readonly (Point & { name: string })[]
  /** Facilities from other sources. */
  known: readonly (Point & { name: string; level: Level })[]
}
