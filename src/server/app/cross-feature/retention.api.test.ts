import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closeAccount } from '../../../shared/accounts/accounts.endpoints.ts'
import { addPatient } from '../../../shared/patients/patients.endpoints.ts'
import { recordStatements } from '../../../../bench/recording.ts'
import { patientIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { rowsOfPerson } from '../../../../tests/setup/rows-of-person.ts'
import { openS3Server, type S3Server } from '../../../../tests/setup/s3-server.ts'
import { emptyTown, first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildWholePerson } from '../../../../tests/setup/whole-person.ts'
import { eraseClosed } from '../../accounts/closing/accounts.retention.ts'
import { eraseRecords } from '../../patients/retention/patients.retention.jobs.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import { features } from '../features.ts'
import { forgetOldRows } from '../housekeeping.ts'

let town: TestTown
let s3: S3Server
beforeAll(async () => {
  s3 = await openS3Server()
  town = await openTown({ servers: 2, settings: { s3Url: s3.url, retentionYears: 3 } })
})
afterAll(async () => {
  await town.close()
  await s3.close()
})
beforeEach(async () => {
  town.clock.now = start
  s3.failWith = null
  s3.objects.clear()
  await emptyTown(town)
})

const start = new Date('2026-11-21T10:00:00+05:30')
const appContext = () => first(town.servers).appContext
const pool = () => appContext().store.pool
const yearsLater = (years: number, days = 0) => {
  town.clock.now = new Date(start)
  town.clock.now.setUTCFullYear(start.getUTCFullYear() + years)
  town.clock.now.setUTCDate(town.clock.now.getUTCDate() + days)
}
const close = ({ token }: SignedIn) => town.api.must(closeAccount, { token, body: { password: 'secret1' } })
const isThere = async (table: 'patients' | 'users', id: string) =>
  ((await pool().query(`select from ${table} where id = $1`, [id])).rowCount ?? 0) > 0

/** The irreversible jobs of a night, in the order of their times. */
async function runNight(context: AppContext = appContext()): Promise<void> {
  const daily = features.flatMap(({ jobs = [] }) => jobs.filter((job) => job.isIrreversible && job.backfill))
  const atTime = ({ cron = '' }: { cron?: string }) => {
    const [minute = 0, hour = 0] = cron.split(' ').map(Number)
    return hour * 60 + minute
  }
  const jobs = [...daily, forgetOldRows].toSorted((a, b) => atTime(a) - atTime(b))
  for (const job of jobs) await job.run(context, {})
}

const child = {
  name: 'Gurnoor',
  relation: 'child',
  birthDate: '2024-03',
  gender: 'Female',
  address: '',
  phone: '',
  consent: false,
} as const

describe('the record and the account of somebody who left', () => {
  it('are whole until the last day of the period, and gone after it: every row, every file, every name', async () => {
    const { patient, doctor, helper } = await buildWholePerson(appContext())
    const ids = { userId: patient.id, patientId: patient.patientId }
    expect(s3.objects.size).toBe(1)
    await close(patient)
    yearsLater(3)
    await runNight()
    expect([await isThere('patients', ids.patientId), await isThere('users', ids.userId)]).toEqual([
      true,
      true,
    ])
    expect(s3.objects.size).toBe(1)
    yearsLater(3, 1)
    await runNight()
    const left = [...(await rowsOfPerson(pool(), ids))].filter(([, rows]) => rows.length > 0)
    expect(left).toEqual([])
    expect(s3.objects.size).toBe(0)
    for (const said of [
      'Simranjit',
      'Simran K.',
      patient.username,
      'cough at night',
      'Metformin',
      '9814099887',
    ])
      expect([said, await tablesWith(said)]).toEqual([said, []])
    // The log keeps ids: they lead nowhere any more.
    expect(await tablesWith(ids.patientId)).toEqual(['audit_log'])
    expect(await isThere('users', doctor.id)).toBe(true)
    expect(await isThere('patients', helper.patientId)).toBe(true)
  })

  it('stand in the log as erased, by their ids only', async () => {
    const asha = await patientIn(appContext())
    await close(asha)
    yearsLater(4)
    await runNight()
    const { rows } = await pool().query(
      "select action, actor_id, actor_role, subject from audit_log where action like '%.erase' order by action",
    )
    expect(rows).toEqual([
      { action: 'accounts.erase', actor_id: null, actor_role: 'command', subject: asha.id },
      { action: 'patients.erase', actor_id: null, actor_role: 'command', subject: asha.patientId },
    ])
  })
})

/** The tables in which a text stands, in whatever column. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await pool().query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await pool().query(
      `select from ${name} as one where position($1 in one::text) > 0`,
      [text],
    )
    if (rowCount) found.push(name)
  }
  return found
}

describe('what stays', () => {
  it('a child for whom the other parent acts, and anybody whose account is open, however long ago', async () => {
    const [mother, father] = [await patientIn(appContext()), await patientIn(appContext())]
    const { id: baby } = await town.api.must(addPatient, { token: mother.token, body: child })
    await pool().query(
      "insert into patient_guardians (patient_id, user_id, relation, since) values ($1, $2, 'child', $3)",
      [baby, father.id, town.clock.now],
    )
    await close(mother)
    yearsLater(40)
    await runNight()
    expect(await isThere('patients', baby)).toBe(true)
    expect(await isThere('users', father.id)).toBe(true)
    expect(await isThere('users', mother.id)).toBe(false)
  })

  it('a child without any account, until 21', async () => {
    const mother = await patientIn(appContext())
    const { id: baby } = await town.api.must(addPatient, { token: mother.token, body: child })
    await pool().query('delete from patient_guardians where patient_id = $1', [baby])
    yearsLater(18)
    await runNight()
    expect(await isThere('patients', baby)).toBe(true)
    yearsLater(19)
    await runNight()
    expect(await isThere('patients', baby)).toBe(false)
  })

  it('a record with a newer entry than its profile', async () => {
    const { patient, doctor } = await buildWholePerson(appContext())
    await close(patient)
    yearsLater(2)
    await pool().query('update observations set acknowledged_at = $2 where patient_id = $1', [
      patient.patientId,
      town.clock.now,
    ])
    yearsLater(4)
    await runNight()
    expect(await isThere('patients', patient.patientId)).toBe(true)
    expect(await isThere('users', patient.id)).toBe(true)
    yearsLater(5, 1)
    await runNight()
    expect(await isThere('patients', patient.patientId)).toBe(false)
    expect(await isThere('users', doctor.id)).toBe(true)
  })

  it('a doctor to whom the record of a patient refers, until that is erased', async () => {
    const { patient, doctor } = await buildWholePerson(appContext())
    await close(doctor)
    yearsLater(10)
    await runNight()
    expect(await isThere('users', doctor.id)).toBe(true)
    await pool().query('update patient_guardians set until = $1 where user_id = $2', [start, patient.id])
    await runNight()
    expect(await isThere('users', doctor.id)).toBe(false)
  })
})

describe('when it goes wrong', () => {
  it('two servers at once erase each once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => patientIn(appContext())))
    for (const one of people) await close(one)
    yearsLater(4)
    await Promise.all(town.servers.map((server) => eraseRecords(server.appContext)))
    await Promise.all(town.servers.map((server) => eraseClosed(server.appContext)))
    const { rows } = await pool().query<{ action: string; count: number }>(
      "select action, count(*)::int from audit_log where action like '%.erase' group by 1 order by 1",
    )
    expect(rows).toEqual([
      { action: 'accounts.erase', count: 6 },
      { action: 'patients.erase', count: 6 },
    ])
  })

  it('while the store of files is away the record stays, others go, and the next run continues', async () => {
    const [{ patient }, other] = [await buildWholePerson(appContext()), await patientIn(appContext())]
    await close(patient)
    await close(other)
    yearsLater(4)
    s3.failWith = 500
    await expect(eraseRecords(appContext())).rejects.toMatchObject({ code: 'unavailable' })
    expect(await isThere('patients', patient.patientId)).toBe(true)
    expect(await isThere('patients', other.patientId)).toBe(false)
    s3.failWith = null
    await eraseRecords(appContext())
    expect(await isThere('patients', patient.patientId)).toBe(false)
    expect(s3.objects.size).toBe(0)
  })

  it('killed in the middle of a record, nothing of it is gone; the next run erases it', async () => {
    const { patient } = await buildWholePerson(appContext())
    await close(patient)
    yearsLater(4)
    const dying: AppContext = {
      ...appContext(),
      retention: {
        ...appContext().retention,
        async erase(tx, record) {
          await appContext().retention.erase(tx, record)
          const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
          await pool().query('select pg_terminate_backend($1)', [rows[0]?.pid])
        },
      },
    }
    const before = (await rowsOfPerson(pool(), { userId: patient.id, patientId: patient.patientId })).get(
      'observations',
    )
    await expect(eraseRecords(dying)).rejects.toThrow(/connection|ECONNRESET/i)
    const after = await rowsOfPerson(pool(), { userId: patient.id, patientId: patient.patientId })
    expect(after.get('observations')).toEqual(before)
    await eraseRecords(appContext())
    expect(await isThere('patients', patient.patientId)).toBe(false)
  })

  it('a record of which somebody else holds the row is left for the next night', async () => {
    const asha = await patientIn(appContext())
    await close(asha)
    yearsLater(4)
    const client = await pool().connect()
    await client.query('begin')
    await client.query('select from patients where id = $1 for key share', [asha.patientId])
    await eraseRecords(appContext())
    expect(await isThere('patients', asha.patientId)).toBe(true)
    await client.query('rollback')
    client.release()
    await eraseRecords(appContext())
    expect(await isThere('patients', asha.patientId)).toBe(false)
  })
})

it('goes by indexes in batches, however many people there are', async () => {
  await pool().query(`
    insert into users (id, username, username_key, email, email_key, password_hash, name, phone, role, created_at, closed_at)
    select gen_random_uuid(), n, n, '', 'closed ' || n, '-', '-', '', 'patient', '2020-01-01',
      case when n % 100 = 0 then timestamptz '2020-01-01' + n * interval '1 second' end
    from generate_series(1, 20000) n`)
  await pool().query(`
    insert into patients (id, name, phone, updated_at) select id, name, '', created_at + (closed_at - created_at) from users where closed_at is not null
    union all select id, name, '', '2026-11-01' from users where closed_at is null`)
  await pool().query(`
    insert into patient_guardians (patient_id, user_id, relation, since, until)
    select id, id, 'self', created_at, closed_at from users`)
  await pool().query('analyze users, patients, patient_guardians')
  const plans: string[] = []
  const statements = await recordStatements(async () => {
    await eraseRecords(appContext(), 50)
    await eraseClosed(appContext(), 50)
  })
  for (const { text, values } of statements.filter((one) => / limit /.test(one.text))) {
    const { rows } = await pool().query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  expect(plans.length).toBeGreaterThan(8)
  for (const plan of plans) {
    expect(plan).toMatch(/using (?:patients_by_change|closed_accounts)/)
    expect(plan).not.toMatch(/Seq Scan|Sort/)
  }
  const { rows } = await pool().query(
    'select count(*)::int as users, (select count(*)::int from patients) as patients from users',
  )
  expect(rows).toEqual([{ users: 19_800, patients: 19_800 }])
})
