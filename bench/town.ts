import pg from 'pg'
import { historyOfInserted } from '../src/server/appointments/appointments.fixtures.ts'
import { expireRequests } from '../src/server/appointments/appointments.jobs.ts'
import { openServer, type Server } from '../src/server/app/server.ts'
import { readSettings } from '../src/server/app/settings.ts'
import type { Connection } from '../src/server/platform/db/database.ts'
import { testKeyFile } from '../tests/setup/key-file.ts'
import { doctorIn, patientIn, type SignedIn } from '../tests/setup/people.ts'
import { note } from './load-job.ts'

/** A database with signed-in people and a given number of appointments. */
export interface BenchTown {
  connection: Connection
  url: string
  /** Each with twenty appointments. */
  readers: SignedIn[]
  /** They request new appointments. */
  writers: SignedIn[]
  /** Requests go to them, so their lists grow with each writing round. */
  doctors: SignedIn[]
  /** The readers' appointments are with them, 25 each: no request goes to them. */
  readingDoctors: SignedIn[]
  /** The only dentist, so requests for a dentist go to her. */
  dentist: SignedIn
}

const counts = { readers: 50, writers: 100, doctors: 40 }
const unrequested = 'Eye specialist'
const listed = 20

export async function buildTown(
  base: Connection,
  database: string,
  appointments: number,
): Promise<BenchTown> {
  await withClient(base, (client) => client.query(`create database ${database}`))
  const connection = { ...base, database }
  const server = await openInside(connection)
  const { appContext } = server
  const make = <T>(count: number, one: (number: number) => Promise<T>) =>
    Promise.all([...Array(count).keys()].map(one))
  const readers = await make(counts.readers, () => patientIn(appContext))
  const writers = await make(counts.writers, () => patientIn(appContext))
  const doctors = await make(counts.doctors, () => doctorIn(appContext, { specialization: note }))
  const readingDoctors = await make(counts.doctors, () =>
    doctorIn(appContext, { specialization: unrequested }),
  )
  const dentist = await doctorIn(appContext, { specialization: 'Dentist' })
  await withClient(connection, (client) => fill(client, { readers, readingDoctors }, appointments))
  // Runs due jobs now, so that none runs during a measurement.
  await expireRequests(appContext)
  await server.close()
  return { connection, url: urlOf(connection), readers, writers, doctors, readingDoctors, dentist }
}

/** A server inside this process, for seeding and for recording its statements; it listens on no port. */
export function openInside(connection: Connection): Promise<Server> {
  const settings = readSettings({ LOG_LEVEL: 'silent', KEY_FILE: testKeyFile, RATE_LIMITS: 'off' }, '.')
  return openServer({ settings, connection, root: '.', dist: null, runsJobs: false })
}

/** Twenty for each reader around today, the rest for a crowd of others over past and coming months. */
async function fill(
  client: pg.Client,
  { readers, readingDoctors }: Pick<BenchTown, 'readers' | 'readingDoctors'>,
  appointments: number,
): Promise<void> {
  const crowd = Math.max(1, Math.round(appointments / 40))
  await client.query(
    `insert into users (id, username, username_key, email, email_key, password_hash, name, phone, role, created_at)
     select gen_random_uuid(), 'crowd-' || n, 'crowd-' || n, n || '@crowd.example', n || '@crowd.example', '-', 'Simran Kaur', '9000000000', 'patient', now()
     from generate_series(1, $1) n`,
    [crowd],
  )
  await client.query(
    `insert into patients (id, name, birth_year, age_said_on, gender, address, phone, updated_at)
     select id, name, 1990, current_date, 'Female', 'Nabha', phone, now() from users where username like 'crowd-%'`,
  )
  await client.query(
    `insert into patient_guardians (patient_id, user_id, relation, since)
     select id, id, 'self', now() from users where username like 'crowd-%'`,
  )
  const own = readers.length * listed
  const crowdIds = "select array_agg(id) from users where username like 'crowd-%'"
  const requested = `select array_agg(user_id) from doctors where specialization = '${note}'`
  // A town that has existed for years has few appointments in the future.
  await insertAppointments(client, crowdIds, requested, appointments - own, 0.99, '0')
  await insertAppointments(client, patientsOf(readers), idsOf(readingDoctors), own, 0.5, '5 minutes')
  await client.query(
    `insert into appointment_declines (appointment_id, doctor_id, cause, at, starts_at)
     select id, doctor_id, 'rejected', starts_at - interval '1 day', starts_at from appointments where doctor_id is not null and hashtext(id::text) % 20 = 0`,
  )
  await client.query('vacuum analyze')
}

/**
 * Cycles through patients and doctors, each a query for an array of ids, moving on by a quarter of an hour once every
 * doctor has one. `shift` keeps the times of two calls apart.
 */
async function insertAppointments(
  client: pg.Client,
  patients: string,
  doctors: string,
  count: number,
  pastShare: number,
  shift: string,
): Promise<void> {
  await client.query(
    `with whose as (select (${patients}) as patients, (${doctors}) as doctors),
     timed as (
       select n, patients[1 + n % cardinality(patients)] as patient, doctors[1 + n % cardinality(doctors)] as doctor,
         date_trunc('day', now(), 'Asia/Kolkata') + ((n / cardinality(doctors)) - ($1 * $4::float / cardinality(doctors))::int) * interval '15 minutes' + $3::interval as at
       from whose, generate_series(0, $1 - 1) n),
     inserted as (insert into appointments (id, patient_id, doctor_id, specialization, type, status, offered_to_all, starts_at, day, time, created_at, updated_at)
     select gen_random_uuid(), patient, case when at > now() and n % 10 = 0 then null else doctor end, $2, 'teleconsultation',
       case when at < now() then (array['completed', 'completed', 'completed', 'cancelled', 'missed'])[1 + n % 5]
         when n % 10 < 3 then 'pending' else 'scheduled' end,
       n % 10 = 0, at, (at at time zone 'Asia/Kolkata')::date, to_char(at at time zone 'Asia/Kolkata', 'HH24:MI'), now(), now()
       from timed returning *)
     ${historyOfInserted}`,
    [count, note, shift, pastShare],
  )
}

const arrayOf = (ids: string[]) => `select array['${ids.join("','")}']::uuid[]`
const idsOf = (people: SignedIn[]) => arrayOf(people.map(({ id }) => id))
const patientsOf = (people: SignedIn[]) => arrayOf(people.map(({ patientId }) => patientId))

export async function withClient<T>(
  connection: Connection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export function urlOf({ user, password, host, port, database }: Connection): string {
  const url = new URL(`postgres://localhost:${port}/${database}`)
  url.username = String(user)
  url.password = String(password)
  // A folder, for a socket connection.
  url.searchParams.set('host', String(host))
  return url.href
}
