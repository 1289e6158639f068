import type { Language } from '../platform/http/errors/sentences.ts'
import { sortByDistance } from '../../shared/facilities/facilities.distance.ts'
import { indexVillages, villageOf } from '../../shared/facilities/villages/facilities.village-of.ts'
import { serviceOf } from '../../shared/facilities/facilities.services.ts'
import type { Town } from '../../shared/town/town.schemas.ts'
import type { Database, Tx } from '../platform/db/database.ts'

export interface Place {
  name: string
  /** Empty where it is not known, or nobody has confirmed it. */
  phone: string
}

/** The nearest real place with emergency care to the village of this address, else the town's civil hospital. */
export async function findEmergencyPlace(
  db: Database | Tx,
  { town, language, address }: { town: Town; language: Language; address: string | null },
): Promise<Place> {
  const places = await db
    .selectFrom('facilities')
    .select(['name', 'name_hi', 'name_pa', 'phone', 'services', 'lat', 'lng', 'is_sample', 'source_id'])
    .where('hidden_at', 'is', null)
    .execute()
  const real = places.filter(
    (one) => !one.is_sample && one.services.some((service) => serviceOf(service) === 'emergency'),
  )
  const from = (await findHome(db, address, town)) ?? town.centre
  const nearest = sortByDistance(real, from)[0]?.place
  const { number, confirmedOn } = town.emergency.civilHospital
  const own = places.find((one) => one.source_id === 'civil-hospital')
  const place = nearest ?? own
  const names = { en: place?.name, hi: place?.name_hi, pa: place?.name_pa }
  const name = names[language] || place?.name || town.name[language]
  const ofTown = confirmedOn === null ? '' : number
  return { name, phone: nearest ? nearest.phone : ofTown }
}

/** Where the village lies that somebody wrote as part of their address. */
async function findHome(db: Database | Tx, address: string | null, { centre, name }: Town) {
  if (!address) return undefined
  const villages = await db.selectFrom('villages').select(['name', 'lat', 'lng']).execute()
  return villageOf(address, indexVillages(villages), { centre, names: Object.values(name) })?.point
}
