import { distanceInKm, type Point } from '../../../shared/facilities/facilities.distance.ts'
import { indexVillages, villageOf } from '../../../shared/facilities/villages/facilities.village-of.ts'
import type { Town } from '../../../shared/town/town.schemas.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import type { Home } from '../appointments.presenter.ts'
import type { AppointmentRow } from '../appointments.repo.ts'
import { findPlaces } from './appointments.details.repo.ts'

/** By patient: the bare village, and how far it is from where this doctor sees patients, where both are known. */
export async function findHomes(
  db: Database | Tx,
  doctorId: string,
  rows: readonly Pick<AppointmentRow, 'patient_id' | 'patient_address'>[],
  town: Pick<Town, 'centre' | 'name'>,
): Promise<Map<string, Home>> {
  const said = rows.flatMap(({ patient_id: id, patient_address: address }) =>
    address ? [{ id, address }] : [],
  )
  if (said.length === 0) return new Map()
  const [villageIn, clinic] = await Promise.all([readVillages(db, town), findClinic(db, doctorId)])
  const homes = new Map<string, Home>()
  for (const { id, address } of said) {
    const found = villageIn(address)
    if (found) homes.set(id, { village: found.name, ...distance(found.point, clinic) })
  }
  return homes
}

/** The village that an address names. */
export async function readVillages(db: Database | Tx, town: Pick<Town, 'centre' | 'name'>) {
  const index = indexVillages(await db.selectFrom('villages').select(['name', 'lat', 'lng']).execute())
  const place = { centre: town.centre, names: Object.values(town.name) }
  return (address: string) => villageOf(address, index, place)
}

export function distance(home: Point | undefined, clinic: Point | undefined): Pick<Home, 'distanceKm'> {
  return home && clinic ? { distanceKm: Math.round(distanceInKm(home, clinic)) } : {}
}

/** The facility where the doctor works, else the one that the clinic names. */
async function findClinic(db: Database | Tx, doctorId: string): Promise<Point | undefined> {
  const facility = await db
    .selectFrom('memberships as m')
    .innerJoin('facilities as f', 'f.id', 'm.facility_id')
    .select(['f.lat', 'f.lng', 'f.is_place_doubtful'])
    .where('m.user_id', '=', doctorId)
    .where('m.role', '=', 'doctor')
    .where('m.until', 'is', null)
    .where('f.hidden_at', 'is', null)
    .orderBy('m.since', 'desc')
    .orderBy('m.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (facility) return facility.is_place_doubtful ? undefined : facility
  const doctor = await db
    .selectFrom('doctors')
    .select('clinic')
    .where('user_id', '=', doctorId)
    .executeTakeFirst()
  return doctor?.clinic ? (await findPlaces(db, [doctor.clinic])).get(doctor.clinic) : undefined
}
