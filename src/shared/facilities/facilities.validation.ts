import { distance } from 'fastest-levenshtein'
import { distanceInKm, type Point } from './facilities.distance.ts'
import type { Level } from './facilities.kinds.ts'
import { readDescription, tidyName, type Reading, type Unfit } from './facilities.parsing.ts'
import type {
  Doubt,
  FacilityRecord,
  Refused,
  ValidatedRows,
  Surroundings,
  VillageRecord,
} from './facilities.records.ts'
import { checkPoint, furthestKm, isSameSpot } from './facilities.rules.ts'
import { foldText, soundOf } from '../kit/text/sounds.ts'

export type ReadFacility = FacilityRecord & Reading & { isPlaceDoubtful: boolean }

/** Allows for wide villages and careless points; the median distance between neighbours is 2 km. */
const farFromVillageKm = 5

/** The rows that are facilities for people of this town; and what is wrong with the others, by line. */
export function validateFacilities(
  records: readonly FacilityRecord[],
  around: Surroundings,
): ValidatedRows<ReadFacility> {
  const validated: ValidatedRows<ReadFacility> = { taken: [], refused: [], doubtful: [] }
  const takenIds = new Map<string, number>()
  for (const record of records) {
    const reading = record.unfit ?? readDescription(record.description, record.place, record.hint)
    const refusal = refusalOf(record, reading, around, validated.taken, takenIds)
    if (refusal) {
      validated.refused.push({ line: record.line, what: describe(record), ...refusal })
      continue
    }
    const read = reading as Reading
    const doubt = doubtOf(record, around)
    if (doubt) validated.doubtful.push({ line: record.line, what: read.name, ...doubt })
    takenIds.set(record.sourceId, record.line)
    const isPlaceDoubtful = doubt?.reason === 'farFromItsVillage'
    validated.taken.push({ ...record, ...read, category: record.owner ?? read.category, isPlaceDoubtful })
  }
  return validated
}

type Rejection = Pick<Refused, 'reason' | 'of'>

function refusalOf(
  record: FacilityRecord,
  reading: Reading | Unfit,
  around: Surroundings,
  taken: readonly ReadFacility[],
  takenIds: ReadonlyMap<string, number>,
): Rejection | null {
  if (typeof reading === 'string') return { reason: reading }
  const problem = checkPoint(record, around.centre, around.furthestKm ?? furthestKm)
  if (problem) return { reason: problem }
  const sameId = takenIds.get(record.sourceId)
  if (sameId !== undefined) return { reason: 'twice', of: String(sameId) }
  const isTwin = (one: Point & { name: string; level: Level }) =>
    one.level === reading.level && isSameSpot(one, record) && isNameAlike(one.name, reading.name)
  const twin = taken.find(isTwin)
  if (twin) return { reason: 'twice', of: String(twin.line) }
  const known = around.known.find(isTwin)
  return known ? { reason: 'alreadyThere', of: known.name } : null
}

/** Two doctors in one building are two; "PHC, Kakrala" and "Primary Health Centre, Kakrala" are one. */
function isNameAlike(one: string, other: string): boolean {
  const [first, second] = [foldText(one), foldText(other)]
  return first === second || distance(first, second) <= 2
}

function doubtOf(
  record: FacilityRecord,
  { villages, centre }: Surroundings,
): Omit<Doubt, 'line' | 'what'> | null {
  if (record.place === '') return record.namePa || record.address ? null : { reason: 'noPlaceNamed' }
  const namesakes = villages.filter(({ name }) => isSameVillage(name, record.place))
  if (namesakes.length === 0) return null
  // Near the edge of the known villages, another one beyond it may have the same name.
  const knownKm = Math.max(...villages.map((village) => distanceInKm(village, centre)))
  if (distanceInKm(record, centre) > knownKm - farFromVillageKm) return null
  const km = Math.min(...namesakes.map((village) => distanceInKm(village, record)))
  return km > farFromVillageKm ? { reason: 'farFromItsVillage', km: Math.round(km * 10) / 10 } : null
}

function isSameVillage(one: string, other: string): boolean {
  const [first, second] = [foldText(one), foldText(other)]
  if (first === second) return true
  const joined = (name: string) => name.replaceAll(' ', '')
  return (
    joined(first) === joined(second) ||
    (first.length > 4 && distance(first, second) <= 1 && soundOf(first) === soundOf(second))
  )
}

function describe(record: FacilityRecord): string {
  return [record.description, record.place].filter((text) => text !== '').join(', ') || record.sourceId
}

/** The same for villages: a name, a possible point, no duplicates. */
export function validateVillages(
  records: readonly VillageRecord[],
  around: Pick<Surroundings, 'centre' | 'furthestKm'>,
): ValidatedRows<VillageRecord> {
  const validated: ValidatedRows<VillageRecord> = { taken: [], refused: [], doubtful: [] }
  for (const record of records) {
    const what = record.name || record.sourceId
    const refusal = refusalOfVillage(record, around, validated.taken)
    if (refusal) {
      validated.refused.push({ line: record.line, what, ...refusal })
      continue
    }
    // The same name and population elsewhere: one of the two points is wrong.
    const twin = validated.taken.find(
      (one) =>
        record.population !== null &&
        foldText(one.name) === foldText(record.name) &&
        one.population === record.population,
    )
    if (twin) {
      const km = Math.round(distanceInKm(twin, record) * 10) / 10
      validated.doubtful.push({ line: record.line, what, reason: 'twinFarAway', km })
    }
    validated.taken.push({ ...record, name: tidyName(record.name) })
  }
  return validated
}

function refusalOfVillage(
  record: VillageRecord,
  around: Pick<Surroundings, 'centre' | 'furthestKm'>,
  taken: readonly VillageRecord[],
): Rejection | null {
  if (record.name.trim() === '') return { reason: 'nameMissing' }
  const problem = checkPoint(record, around.centre, around.furthestKm ?? furthestKm)
  if (problem) return { reason: problem }
  const twin = taken.find(
    (one) =>
      one.sourceId === record.sourceId ||
      (isSameSpot(one, record) && foldText(one.name) === foldText(record.name)),
  )
  return twin ? { reason: 'twice', of: String(twin.line) } : null
}
