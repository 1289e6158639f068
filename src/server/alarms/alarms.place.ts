import type { Language } from '../platform/http/errors/sentences.ts'
import { chooseEmergencyPlace } from '../../shared/facilities/emergency/facilities.emergency.ts'
import { indexVillages, villageOf } from '../../shared/facilities/villages/facilities.village-of.ts'
import { dayIn, timeIn } from '../../shared/kit/time/town-time.ts'
import type { Town } from '../../shared/town/town.schemas.ts'
import type { Database, Tx } from '../platform/db/database.ts'

export interface Place {
  name: string
  /** Left out where they are not known. */
  nameHi?: string
  namePa?: string
  /** Empty where it is not known, or nobody has confirmed it. */
  phone: string
  /** It is the nearest, but nobody knows whether it is open now. */
  areHoursUnknown: boolean
}

/**
 * The nearest real place with emergency care to the village of this address that is open now, see
 * facilities.emergency.ts; else the town's civil hospital, whose emergency is open day and night.
 */
export async function findEmergencyPlace(
  db: Database | Tx,
  { town, address, now }: { town: Town; address: string | null; now: Date },
): Promise<Place> {
  const places = await db
    .selectFrom('facilities')
    .select([
      'name',
      'name_hi',
      'name_pa',
      'phone',
      'services',
      'timing',
      'lat',
      'lng',
      'is_sample',
      'source_id',
    ])
    .where('hidden_at', 'is', null)
    .execute()
  const real = places.filter((one) => !one.is_sample)
  const from = (await findHome(db, address, town)) ?? town.centre
  const moment = {
    day: dayIn(town.timeZone, now),
    time: timeIn(town.timeZone, now),
    holidays: town.clinicHours.holidays,
  }
  const nearest = chooseEmergencyPlace(real, from, moment)
  const { number, confirmedOn } = town.emergency.civilHospital
  const own = places.find((one) => one.source_id === 'civil-hospital')
  const place = nearest?.place ?? own
  const ofTown = confirmedOn === null ? '' : number
  const phone = nearest ? nearest.place.phone : ofTown
  return { ...namesOf(place, town), phone, areHoursUnknown: nearest !== null && !nearest.isKnownOpen }
}

function namesOf(
  place: { name: string; name_hi: string; name_pa: string } | undefined,
  { name: ofTown }: Town,
): Pick<Place, 'name' | 'nameHi' | 'namePa'> {
  if (!place) return { name: ofTown.en, nameHi: ofTown.hi, namePa: ofTown.pa }
  const { name, name_hi: nameHi, name_pa: namePa } = place
  return { name, ...(nameHi && { nameHi }), ...(namePa && { namePa }) }
}

/** As somebody who reads this language knows it. */
export function nameIn(language: Language, { name, nameHi = name, namePa = name }: Place): string {
  return { en: name, hi: nameHi, pa: namePa }[language]
}

/** Where the village lies that somebody wrote as part of their address. */
async function findHome(db: Database | Tx, address: string | null, { centre, name }: Town) {
  if (!address) return undefined
  const villages = await db.selectFrom('villages').select(['name', 'lat', 'lng']).execute()
  return villageOf(address, indexVillages(villages), { centre, names: Object.values(name) })?.point
}
