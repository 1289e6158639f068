import { sql } from 'kysely'
import type { AskedBy, Reading } from '../appointments.presenter.ts'
import { readingCodes, typeOfCode, valuesOf } from '../../../shared/vitals/codes/vitals.codes.ts'
import type { Database, Tx } from '../../platform/db/database.ts'

// Data of other features shown with an appointment: places of clinics, readings of patients.

export interface Place {
  address: string
  lat: number
  lng: number
}

/** For names that people write with and without marks. */
export const plainName = (name: string) => sql`translate(lower(${sql.ref(name)}), ' .,-()', '')`

/**
 * The facilities that clinics name, keyed by the clinic as written. Skips ambiguous names and samples (except the
 * town's civil hospital, which is real): nobody must be sent to the wrong place.
 */
export async function findPlaces(db: Database | Tx, clinics: readonly string[]): Promise<Map<string, Place>> {
  if (clinics.length === 0) return new Map()
  const { rows } = await sql<Place & { clinic: string }>`
    select c.clinic, max(coalesce(nullif(f.address, ''), f.place)) as address, max(f.lat) as lat, max(f.lng) as lng
    from unnest(${[...new Set(clinics)]}::text[]) as c(clinic)
    join facilities f on ${plainName('f.name')} = ${plainName('c.clinic')}
    where f.hidden_at is null and (not f.is_sample or f.source_id = 'civil-hospital')
    group by c.clinic
    having count(*) = 1`.execute(db)
  return new Map(rows.map(({ clinic, ...place }) => [clinic, place]))
}

/** Facilities by id, also hidden ones: a visit stays where it was agreed. */
export async function findFacilities(db: Database | Tx, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('facilities')
    .select(['id', 'name', 'name_hi', 'name_pa', 'address', 'place', 'phone', 'lat', 'lng'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(
    rows.map(({ id, name, phone, name_hi: nameHi, name_pa: namePa, address, place, lat, lng }) => {
      const names = { ...(nameHi && { nameHi }), ...(namePa && { namePa }) }
      return [id, { name, phone, place: { address: address || place, lat, lng, ...names } }]
    }),
  )
}

/**
 * The facility where this doctor works, and so sees patients; of several the one entered last. Its membership does not
 * end until the transaction ends.
 */
export function holdFacilityOf(tx: Tx, doctorId: string) {
  return tx
    .selectFrom('memberships as m')
    .innerJoin('facilities as f', 'f.id', 'm.facility_id')
    .select(['f.id', 'f.name', 'f.address', 'f.place'])
    .where('m.user_id', '=', doctorId)
    .where('m.role', '=', 'doctor')
    .where('m.until', 'is', null)
    .where('f.hidden_at', 'is', null)
    .orderBy('m.since', 'desc')
    .orderBy('m.id', 'desc')
    .limit(1)
    .forShare('m')
    .executeTakeFirst()
}

/** Where this doctor sees patients, as text: the clinic and, for a known facility, its address. */
export async function describeClinic(tx: Tx, doctorId: string): Promise<string | undefined> {
  const doctor = await tx
    .selectFrom('doctors')
    .select('clinic')
    .where('user_id', '=', doctorId)
    .executeTakeFirst()
  if (!doctor?.clinic) return undefined
  const place = (await findPlaces(tx, [doctor.clinic])).get(doctor.clinic)
  return [doctor.clinic, place?.address].filter(Boolean).join(', ')
}

/** The patients who said last, and since that instant, that they are pregnant or gave birth. */
export async function findPregnancies(
  db: Database | Tx,
  patientIds: readonly string[],
  since: Date,
): Promise<Map<string, 'pregnant' | 'afterBirth'>> {
  const said = new Map<string, 'pregnant' | 'afterBirth'>()
  if (patientIds.length === 0) return said
  const ids = [...new Set(patientIds)]
  const withReadings = db
    .selectFrom('observations')
    .distinctOn('patient_id')
    .select(['patient_id', 'pregnancy', 'submitted_at as said_at', 'id'])
    .where((is) => is('patient_id', '=', is.fn.any(is.val(ids))))
    .where('pregnancy', 'is not', null)
    .where('entered_in_error_at', 'is', null)
    .orderBy('patient_id')
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
  const withRequests = db
    .selectFrom('appointments')
    .distinctOn('patient_id')
    .select(['patient_id', 'pregnancy', 'created_at as said_at', 'id'])
    .where((is) => is('patient_id', '=', is.fn.any(is.val(ids))))
    .where('pregnancy', 'is not', null)
    .orderBy('patient_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  const rows = await db
    .selectFrom(withReadings.as('r'))
    .selectAll()
    .unionAll(db.selectFrom(withRequests.as('a')).selectAll())
    .orderBy('said_at')
    .orderBy('id')
    .execute()
  // Oldest first: the newest answer counts, also a "no".
  for (const { patient_id, pregnancy, said_at } of rows) {
    if (said_at >= since && pregnancy !== null && pregnancy !== 'no') said.set(patient_id, pregnancy)
    else said.delete(patient_id)
  }
  return said
}

/** Each patient's newest abnormal reading that is the latest of its type. */
export async function findAbnormal(
  db: Database | Tx,
  patientIds: readonly string[],
): Promise<Map<string, Reading>> {
  if (patientIds.length === 0) return new Map<string, Reading>()
  const latestOfType = db
    .selectFrom('observations')
    .distinctOn(['patient_id', 'code'])
    .select([
      'patient_id',
      'code',
      'value',
      'component_values',
      'off_scale',
      'unit',
      'original_unit as saidUnit',
      'interpretation',
      'effective_on',
      'submitted_at',
    ])
    .where((is) => is('patient_id', '=', is.fn.any(is.val([...new Set(patientIds)]))))
    .where('code', 'in', Object.values(readingCodes))
    .where('entered_in_error_at', 'is', null)
    .orderBy('patient_id')
    .orderBy('code')
    .orderBy('effective_on', 'desc')
    .orderBy('submitted_at', 'desc')
  const rows = await db
    .selectFrom(latestOfType.as('latest'))
    .distinctOn('patient_id')
    .selectAll()
    .where('interpretation', 'in', ['abnormal', 'urgent', 'critical'])
    .orderBy('patient_id')
    .orderBy('effective_on', 'desc')
    .orderBy('submitted_at', 'desc')
    .execute()
  return new Map(
    rows.flatMap((row) => {
      const { unit, saidUnit, interpretation: grade, effective_on: date } = row
      if (grade !== 'abnormal' && grade !== 'urgent' && grade !== 'critical') return []
      const [type, values] = [typeOfCode(row.code), valuesOf(row)]
      return [
        [
          row.patient_id,
          { type, values, unit, saidUnit, grade, date, ...(row.off_scale && { offScale: row.off_scale }) },
        ] as const,
      ]
    }),
  )
}

/** Who asked for these appointments, where it was not the patient. The relation is null for a helper. */
export async function findAskedBy(
  db: Database | Tx,
  appointmentIds: readonly string[],
): Promise<Map<string, AskedBy>> {
  if (appointmentIds.length === 0) return new Map()
  const { rows } = await sql<AskedBy & { id: string }>`
    select a.id, coalesce(nullif(u.name, ''), u.username) as name, g.relation
    from appointment_status_history h
    join appointments a on a.id = h.appointment_id
    join users u on u.id = h.actor_id
    left join lateral (
      select relation from patient_guardians
      where patient_id = a.patient_id and user_id = h.actor_id order by since desc limit 1
    ) g on true
    where h.appointment_id = any(${[...appointmentIds]}::uuid[]) and h.seq = 1 and h.actor_role = 'patient'
      and g.relation is distinct from 'self'`.execute(db)
  return new Map(rows.map(({ id, ...askedBy }) => [id, askedBy]))
}

/** Those of these requests of which a doctor has said that it is not their field. */
export async function findOtherField(
  db: Database | Tx,
  appointmentIds: readonly string[],
): Promise<Set<string>> {
  if (appointmentIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select distinct appointment_id as id from appointment_status_history
    where appointment_id = any(${[...appointmentIds]}::uuid[]) and rejection = 'notMyField'`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** A visit within so many days makes the next one a follow-up: six months. */
export const followUpDays = 183

/** Those of these patients whom this doctor has seen, or spoken to, within six months. */
export async function findSeenBefore(
  db: Database | Tx,
  doctorId: string,
  of: readonly { patient_id: string }[],
  now: Date,
): Promise<Set<string>> {
  if (of.length === 0) return new Set()
  const since = new Date(now.getTime() - followUpDays * 24 * 3_600_000)
  const ids = [...new Set(of.map(({ patient_id }) => patient_id))]
  const { rows } = await sql<{ patient_id: string }>`
    select distinct e.patient_id from encounters e left join appointments a on a.id = e.appointment_id
    where e.patient_id = any(${ids}::uuid[]) and e.doctor_id = ${doctorId}
      and coalesce(e.started_at, e.ended_at, a.starts_at) between ${since} and ${now}`.execute(db)
  return new Set(rows.map(({ patient_id }) => patient_id))
}

/** The hospital to which patients are sent in an emergency. */
export function findTownHospital(db: Database | Tx) {
  return db
    .selectFrom('facilities')
    .select(['name', 'name_hi', 'name_pa', 'lat', 'lng'])
    .where('source_id', '=', 'civil-hospital')
    .where('is_sample', '=', true)
    .executeTakeFirst()
}

/** Everybody at the desk. */
export async function listDeskIds(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'coordinator')
    .where('closed_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}
