import { sql, type SqlBool } from 'kysely'
import { anyReading, refusedRecord } from '../../shared/audit/audit.acts.ts'
import type { PagePlace } from '../../shared/kit/pages.ts'
import { foldName } from '../../shared/kit/text/search.ts'
import type { Database } from '../platform/db/database.ts'
import { haveKeys, saysAll, searchKeys, searchQueries } from '../platform/db/search.ts'

export interface AuditOptions {
  act?: string | undefined
  person?: string | undefined
  after?: PagePlace | undefined
  /** The acts by which doctors read patient data. */
  readingActs: readonly string[]
}

// A subject is text: some acts have subjects whose id has another form.
const subjectId = sql<string>`case when log.subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then log.subject::uuid end`

function isReading(acts: readonly string[]) {
  return sql<SqlBool>`log.actor_role = 'doctor' and log.action = any(${[...acts]}::text[])`
}

const isOfDesk = sql<SqlBool>`log.actor_role in ('coordinator', 'command')`

// A literal rather than a parameter, so that the partial index for this act is used.
const isRefused = sql<SqlBool>`log.action = ${sql.lit(refusedRecord)}`

function partOf({ act, readingActs }: AuditOptions) {
  if (act === anyReading) return isReading(readingActs)
  return act === refusedRecord ? isRefused : isOfDesk
}

/** The desk's part of the log, doctors' reads of patients, or refused requests for others' records; newest first. */
export async function listForCoordinator(db: Database, options: AuditOptions, limit: number) {
  const { act, person, after } = options
  const part = partOf(options)
  let rows = db
    .selectFrom('audit_log as log')
    .leftJoin('users as actor', 'actor.id', 'log.actor_id')
    .leftJoin('users as subject', (join) => join.on('subject.id', '=', subjectId))
    .leftJoin('patients', (join) => join.on('patients.id', '=', subjectId))
    .leftJoin('facilities', (join) => join.on('facilities.id', '=', subjectId))
    .select([
      'log.id',
      'log.at',
      'log.action',
      'log.subject',
      'actor.id as actor_id',
      'actor.name as actor_name',
      'actor.username as actor_username',
      'subject.name as subject_name',
      'subject.username as subject_username',
      'patients.name as patient_name',
      'facilities.name as facility_name',
    ])
    .where(part)
    .orderBy('log.at', 'desc')
    .orderBy('log.id', 'desc')
    .limit(limit)
  if (act && act !== anyReading) rows = rows.where('log.action', '=', act)
  if (person) {
    const ids = part === isOfDesk ? await findPeople(db, person) : await findAnybody(db, person)
    rows = rows.where((is) =>
      is.or([
        is('log.actor_id', '=', sql<string>`any(${ids}::uuid[])`),
        is('log.subject', '=', sql<string>`any(${ids}::text[])`),
      ]),
    )
  }
  if (after) rows = rows.where(sql<SqlBool>`(log.at, log.id) < (${after.at}, ${after.id}::uuid)`)
  return rows.execute()
}
export type AuditRow = Awaited<ReturnType<typeof listForCoordinator>>[number]

/**
 * Only people in the desk's log: in a district, thousands of others share their name. Coordinators write it and are
 * few; whether each of them stands in it is not worth asking.
 */
async function findPeople(db: Database, search: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with named as (select id, role from users where ${isNamed('users', search)})
    select id from named where role = 'coordinator'
    union
    select id from named where exists (
      select from audit_log as log where ${isOfDesk} and log.subject = named.id::text)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Users and patients. Doctors read data of almost everybody, so the log is not asked. */
async function findAnybody(db: Database, search: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with named as (select id from users where ${isNamed('users', search)})
    select id from named
    union
    select patient_id from patient_guardians join named on named.id = user_id where relation = 'self'
    union
    select id from patients where ${isNamed('patients', search)}`.execute(db)
  return rows.map(({ id }) => id)
}

const names = { users: sql`name || ' ' || username`, patients: sql`name` }

function isNamed(table: keyof typeof names, search: string) {
  const words = foldName(search).split(/\s+/).filter(Boolean)
  return sql`(${haveKeys(searchKeys[table], searchQueries({ words }))} and ${saysAll(names[table], words)})`
}
