import { emptyNote, type NoteDraft } from '../../shared/encounters/encounters.forms.ts'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import { buildVisit } from '../appointments/appointments.fixtures.ts'
import type { AccessRows } from '../platform/context/access-rows.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { newId } from '../platform/runtime/ids.ts'
import { columnsOf } from './encounters.presenter.ts'
import { noteFollowUp } from './follow-ups/encounters.follow-ups.repo.ts'

/** Whole enough to be signed. */
export const exampleNote = {
  ...emptyNote,
  mode: 'in-person',
  identity: true,
  informant: 'patient',
  complaint: 'Fever and cough for three days',
  diagnosis: 'Viral upper respiratory infection',
  diagnosisStatus: 'provisional',
} as const satisfies NoteDraft

interface BegunEncounter {
  patientId: string
  doctorId: string
  /** HL7 v3 ActCode: at the clinic, or at a distance. */
  kind: 'AMB' | 'VR'
}

/** Inserts an encounter that its doctor has begun now, without an appointment; the one before is over. Returns its id. */
export async function beginEncounter(
  { store, clock }: Pick<AppContext, 'store' | 'clock'>,
  { patientId, doctorId, kind }: BegunEncounter,
): Promise<string> {
  const id = newId()
  // Of one doctor and patient only one is open.
  await store.pool.query(
    `update encounters set status = 'finished', ended_at = started_at
     where status = 'in-progress' and patient_id = $1 and doctor_id = $2`,
    [patientId, doctorId],
  )
  await store.pool.query(
    `insert into encounters (id, patient_id, doctor_id, class, status, started_at)
     values ($1, $2, $3, $4, 'in-progress', $5)`,
    [id, patientId, doctorId, kind, clock()],
  )
  return id
}

export interface NoteOptions {
  encounterId: string
  note?: Partial<NoteDraft>
  /** Null: a draft. */
  signedAt: Date | null
}

/** Inserts a note in its final state, without the drafts before. For tests and seeds. */
export async function buildNote(
  { store, clock }: Pick<AppContext, 'store' | 'clock'>,
  { encounterId, note, signedAt }: NoteOptions,
): Promise<void> {
  const at = signedAt ?? clock()
  const row = { encounter_id: encounterId, version: 1, created_at: at, updated_at: at }
  const { class: kind } = await store.db
    .selectFrom('encounters')
    .select('class')
    .where('id', '=', encounterId)
    .executeTakeFirstOrThrow()
  const mode = kind === 'VR' ? ({ mode: 'phone', consent: 'implied' } as const) : {}
  const columns = columnsOf({ ...exampleNote, ...mode, ...note }, signedAt)
  await store.db
    .insertInto('encounter_notes')
    .values({ ...row, ...columns })
    .execute()
  if (!signedAt) return
  const { db } = store
  const encounter = await db
    .selectFrom('encounters')
    .select(['id', 'patient_id', 'doctor_id'])
    .where('id', '=', encounterId)
    .executeTakeFirstOrThrow()
  await noteFollowUp(db, encounter, note?.followUpOn ?? '', { now: signedAt, signedAt })
}

let visits = 0
/** A visit of a day of its own, which its doctor has begun. */
async function encounterOf({ appContext, patientId, doctorId }: Parameters<AccessRows[string]>[0]) {
  visits += 1
  return buildVisit(appContext, { patientId, doctorId, daysAgo: 30 + visits })
}

const ofDoctor =
  (body?: object, isSigned = false): AccessRows[string] =>
  async (known) => {
    const id = await encounterOf(known)
    if (isSigned) await buildNote(known.appContext, { encounterId: id, signedAt: known.appContext.clock() })
    return { owner: 'doctor', id, ...(body && { body }) }
  }

export const accessRows: AccessRows = {
  'encounters.read': ofDoctor(),
  'encounters.open': ({ patientId }) => Promise.resolve({ owner: 'doctor', id: patientId }),
  'encounters.save': ofDoctor(emptyNote),
  'encounters.sign': ofDoctor(exampleNote),
  'encounters.amend': ofDoctor({ reason: 'Left out', addition: 'Allergic to penicillin' }, true),
  'encounters.mark': ofDoctor({ isSensitive: true }),
  'encounters.settle': async (known) => {
    const id = await encounterOf(known)
    const signedAt = known.appContext.clock()
    const note = { followUpOn: dayIn(known.appContext.town.timeZone, signedAt) }
    await buildNote(known.appContext, { encounterId: id, note, signedAt })
    return { owner: 'doctor', id, body: { outcome: 'notReached' } }
  },
  'encounters.ofPatient': ({ patientId }) => Promise.resolve({ owner: 'doctor', id: patientId }),
}
