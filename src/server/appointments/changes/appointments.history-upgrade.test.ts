import { expect, it, onTestFinished } from 'vitest'
import { databaseBefore } from '../../../../tests/setup/older-database.ts'

const ids = (letter: string) => `${letter.repeat(8)}-0000-7000-8000-000000000000`
const [patient, one, two] = ['a', 'b', 'c'].map(ids)
const deleted = ids('d')
const names = new Map([
  [patient, 'patient'],
  [one, 'one'],
  [two, 'two'],
])

interface Before {
  status: string
  doctor?: string | undefined
  /** The minute at which it got its status; it begins after three hours. */
  updated: number
  autoClosed?: true
  reason?: string
  declines?: [doctor: string | undefined, cause: string, minute: number][]
  audited?: [actor: string | undefined, role: string | null, action: string, minute: number][]
}

const at = (minute: number) => new Date(Date.parse('2026-11-10T09:00Z') + minute * 60_000)

/** What was stored, and the rows made of it: minute, from, to, doctor, actor, role, cause. */
const cases: [what: string, before: Before, after: string[]][] = [
  [
    'never answered',
    { status: 'pending', doctor: one, updated: 0 },
    ['0 - pending one patient patient request'],
  ],
  [
    'audited from request to end',
    {
      status: 'completed',
      doctor: one,
      updated: 9,
      audited: [
        [patient, 'patient', 'request', 0],
        [one, 'doctor', 'accept', 5],
        [one, 'doctor', 'start', 7],
        [one, 'doctor', 'finish', 9],
      ],
    },
    [
      '0 - pending - patient patient request',
      '5 pending scheduled one one doctor accept',
      '7 scheduled in-progress one one doctor start',
      '9 in-progress completed one one doctor finish',
    ],
  ],
  [
    'completed, and nobody knows how',
    { status: 'completed', doctor: one, updated: 9 },
    ['0 - pending - patient patient request', '9 - completed one - unknown -'],
  ],
  [
    'rejected twice, the second time to whom it is with',
    {
      status: 'pending',
      doctor: two,
      updated: 6,
      declines: [
        [one, 'rejected', 3],
        [deleted, 'slotTaken', 6],
      ],
    },
    [
      '0 - pending - patient patient request',
      '3 pending pending - one doctor reject',
      '6 pending pending two - doctor slotTaken',
    ],
  ],
  [
    'given back, open to all, rejected by one of them',
    {
      status: 'pending',
      updated: 6,
      declines: [
        [one, 'cancelled', 6],
        [two, 'rejected', 8],
      ],
      audited: [[one, 'doctor', 'cancel', 6]],
    },
    [
      '0 - pending - patient patient request',
      '6 scheduled pending - one doctor cancel',
      '8 pending pending - two doctor reject',
    ],
  ],
  [
    'cancelled by its patient, as the log says; a role that it did not keep is the user’s',
    { status: 'cancelled', doctor: one, updated: 4, audited: [[patient, null, 'cancel', 4]] },
    ['0 - pending - patient patient request', '4 - cancelled one patient patient cancel'],
  ],
  [
    'cancelled by its doctor, with a reason',
    { status: 'cancelled', doctor: one, updated: 4, reason: 'Ill', audited: [[one, 'doctor', 'cancel', 4]] },
    ['0 - pending - patient patient request', '4 - cancelled one one doctor cancel Ill'],
  ],
  [
    'cancelled, and the log does not have it',
    { status: 'cancelled', updated: 4, audited: [[one, 'doctor', 'cancel', 3]] },
    ['0 - pending - patient patient request', '4 - cancelled - - unknown -'],
  ],
  [
    'missed',
    { status: 'missed', doctor: one, updated: 900 },
    ['0 - pending - patient patient request', '900 - missed one - system expired'],
  ],
  [
    'closed at the end of its day',
    { status: 'completed', doctor: one, updated: 900, autoClosed: true },
    ['0 - pending - patient patient request', '900 - completed one - system expired'],
  ],
  [
    'failed once its time had come, for whatever reason',
    { status: 'failed', updated: 200 },
    ['0 - pending - patient patient request', '200 - failed - - system -'],
  ],
  [
    'failed by the rejection of its last doctor, in an early version',
    { status: 'failed', updated: 5, declines: [[one, 'rejected', 5]] },
    ['0 - pending - patient patient request', '5 pending failed - one doctor reject'],
  ],
  [
    'failed before its time, and nobody knows why',
    { status: 'failed', updated: 5 },
    ['0 - pending - patient patient request', '5 - failed - - unknown -'],
  ],
]

type Client = Awaited<ReturnType<typeof databaseBefore>>['client']

async function insertUser(client: Client, id: string | undefined, name: string): Promise<void> {
  await client.query(
    `insert into users (id, username, username_key, email, email_key, password_hash, name, phone, role, created_at)
     values ($1, $2, $2, $2, $2, '-', $2, '', $3, now())`,
    [id, name, id === patient ? 'patient' : 'doctor'],
  )
  if (id !== patient) return
  await client.query("insert into patients (id, name, phone, updated_at) values ($1, $2, '', now())", [
    id,
    name,
  ])
  await client.query(
    "insert into patient_guardians (patient_id, user_id, relation, since) values ($1, $1, 'self', now())",
    [id],
  )
}

/** `nth`: the minute in which it begins, because a patient has one active appointment at a time. */
async function insertBefore(client: Client, what: string, before: Before, nth: number): Promise<void> {
  const { status, doctor = null, updated, autoClosed = false, reason = null } = before
  const { rows } = await client.query<{ id: string }>(
    `insert into appointments (id, patient_id, doctor_id, specialization, type, status, offered_to_all, starts_at,
       day, time, reason, auto_closed, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, $3, 'in-person', $4, false, $5, '2026-11-10', '17:30', $6, $7, $8, $9)
     returning id`,
    [patient, doctor, what, status, at(180 + nth), reason, autoClosed, at(0), at(updated)],
  )
  const id = rows[0]?.id
  for (const [decliner, cause, minute] of before.declines ?? []) {
    await client.query(
      'insert into appointment_declines (appointment_id, doctor_id, cause, at, starts_at) values ($1, $2, $3, $4, $4)',
      [id, decliner, cause, at(minute)],
    )
  }
  for (const [actor, role, action, minute] of before.audited ?? []) {
    await client.query(
      `insert into audit_log (id, at, actor_id, actor_role, action, subject, request_id)
       values (gen_random_uuid(), $1, $2, $3, 'appointments.' || $4::text, $5, 'test')`,
      [at(minute), actor, role, action, id],
    )
  }
}

type Row = Record<'what' | 'to_status' | 'actor_role', string> &
  Record<'from_status' | 'doctor_id' | 'actor_id' | 'cause' | 'reason', string | null> & {
    seq: number
    recorded_at: Date
  }

function lineOf(row: Row): string {
  const nameOf = (id: string | null) => (id === null ? '-' : (names.get(id) ?? id))
  const minute = (row.recorded_at.getTime() - at(0).getTime()) / 60_000
  const change = [minute, row.from_status ?? '-', row.to_status, nameOf(row.doctor_id)]
  const origin = [nameOf(row.actor_id), row.actor_role, row.cause ?? '-', row.reason]
  return [...change, ...origin].filter((part) => part !== null).join(' ')
}

it('an upgrade gives each appointment the history that was stored, and no more', async () => {
  const older = await databaseBefore('appointment_status_history.sql')
  onTestFinished(() => older.drop())
  await older.dropChecks()
  for (const [id, name] of names) await insertUser(older.client, id, name)
  for (const [nth, [what, before]] of cases.entries()) await insertBefore(older.client, what, before, nth)
  expect(await older.upgradeThrough('_appointment_status_history.sql')).toContain(
    '0029_appointment_status_history.sql',
  )
  const { rows } = await older.client.query<Row>(
    `select a.specialization as what, h.* from appointment_status_history h
     join appointments a on a.id = h.appointment_id order by h.appointment_id, h.seq`,
  )
  for (const [what, , after] of cases) {
    const found = rows.filter((row) => row.what === what)
    expect({ what, lines: found.map(lineOf) }).toEqual({ what, lines: after })
    expect(found.map(({ seq }) => seq)).toEqual(after.map((_, n) => n + 1))
  }
})
