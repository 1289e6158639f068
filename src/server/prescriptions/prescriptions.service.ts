import * as v from 'valibot'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { fieldCodes } from '../../shared/kit/schemas.ts'
import { fetalSexFields } from '../../shared/kit/text/fetal-sex-in-prose.ts'
import { canPrescribe, isTooLongAgo } from '../../shared/prescriptions/prescriptions.access.ts'
import {
  judgeAll,
  problemsOf,
  situationOf,
  type Known,
} from '../../shared/prescriptions/prescriptions.checks.ts'
import {
  prescriptionSigned,
  prescriptionStopped,
  type prescriptionEvents,
} from '../../shared/prescriptions/prescriptions.events.ts'
import { prescriptionToSign, type PrescriptionDraft } from '../../shared/prescriptions/prescriptions.forms.ts'
import type { Prescription } from '../../shared/prescriptions/prescriptions.schemas.ts'
import { validityProblem, validUntilOf } from '../../shared/prescriptions/rules/prescriptions.validity.ts'
import { theDoctor } from '../platform/auth/care/sensitive.ts'
import { newNumber } from '../platform/auth/paper-code.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { publish, topicOfPerson } from '../platform/events/publish.ts'
import { appError, endpointError, validationError } from '../platform/http/errors/app-error.ts'
import { newId } from '../platform/runtime/ids.ts'
import { listPapers } from './paper/prescriptions.paper.repo.ts'
import { hashOf } from './prescriptions.code.ts'
import { listDispensed } from './prescriptions.dispensed.ts'
import { knownOf, missingOf, presentDesk, prescriberOf } from './prescriptions.desk.ts'
import {
  saveDraft,
  signPrescription,
  stopPrescription,
  type readPrescribing,
} from './prescriptions.operations.ts'
import { columnsOf, itemRow, presentSigned } from './prescriptions.presenter.ts'
import {
  changePrescription,
  findDraft,
  findEncounter,
  findPrescriber,
  findSigned,
  getVersion,
  insertPrescription,
  listItems,
  lockEncounter,
  lockSigned,
  replaceItems,
  type EncounterRow,
} from './prescriptions.repo.ts'

/** Of src/shared/prescriptions/rules: raised with each change of what they allow. */
const rulesVersion = 3

type OfEncounter = RequestContext<typeof readPrescribing | typeof saveDraft | typeof signPrescription>

/** 404 for everybody but the doctor of the encounter. */
async function ownEncounter(
  ctx: OfEncounter,
  find: (id: string) => Promise<EncounterRow | undefined>,
): Promise<EncounterRow> {
  const row = await find(ctx.params.id)
  if (!row || !canPrescribe({ doctorId: row.doctor_id }, ctx.actor)) throw appError('notFound')
  return row
}

async function lockToWrite(
  ctx: OfEncounter,
  tx: Tx,
  operation: typeof saveDraft | typeof signPrescription,
): Promise<EncounterRow> {
  const row = await ownEncounter(ctx, (id) => lockEncounter(tx, id))
  if (isTooLongAgo(row.started_at, ctx.now)) throw endpointError(operation, 'tooLongAgo')
  return row
}

export async function read(
  ctx: RequestContext<typeof readPrescribing>,
): Promise<AnswerOf<typeof readPrescribing>> {
  const row = await ownEncounter(ctx, (id) => findEncounter(ctx.db, id))
  return ctx.write((tx) => presentDesk(ctx, tx, row), { subject: row.patient_id })
}

export function save(ctx: RequestContext<typeof saveDraft>): Promise<AnswerOf<typeof saveDraft>> {
  return ctx.write(async (tx) => {
    const encounter = await lockToWrite(ctx, tx, saveDraft)
    const { version, ...draft } = ctx.body
    const known = await knownOf(ctx, tx, encounter, codesOf(draft))
    const saved = await keep(tx, { encounter, draft, known, version, now: ctx.now }, saveDraft)
    return { version: saved.version, undisclosed: [...known.undisclosed] }
  })
}

function codesOf({ items }: PrescriptionDraft): string[] {
  return items.map(({ medicine }) => medicine)
}

interface Keeping {
  encounter: EncounterRow
  draft: PrescriptionDraft
  known: Known
  /** What it was typed from. */
  version: number
  now: Date
}

/** Saves the draft as a whole. Refused if another device saved another one since. */
async function keep(
  tx: Tx,
  { encounter, draft, known, version, now }: Keeping,
  operation: typeof saveDraft | typeof signPrescription,
): Promise<{ id: string; version: number }> {
  const before = await findDraft(tx, encounter.id)
  if ((await getVersion(tx, encounter.id)) !== version) throw endpointError(operation, 'savedElsewhere')
  const saved = { id: before?.id ?? newId(), version: version + 1 }
  const columns = { ...columnsOf(draft), version: saved.version, updated_at: now }
  if (before) await changePrescription(tx, before.id, columns)
  else
    await insertPrescription(tx, {
      ...columns,
      id: saved.id,
      encounter_id: encounter.id,
      status: 'draft',
      created_at: now,
    })
  const judged = judgeAll(draft, known)
  const items = draft.items.map((item, at) => itemRow(saved.id, at, item, judged[at] ?? { concerns: [] }))
  await replaceItems(tx, saved.id, items)
  return saved
}

export async function sign(
  ctx: RequestContext<typeof signPrescription>,
): Promise<AnswerOf<typeof signPrescription>> {
  const { patient_id: subject } = await ownEncounter(ctx, (id) => findEncounter(ctx.db, id))
  return ctx.write(
    async (tx) => {
      const encounter = await lockToWrite(ctx, tx, signPrescription)
      const { version, ...draft } = ctx.body
      const prescriber = await findPrescriber(tx, encounter.doctor_id)
      if (missingOf(prescriber).length > 0) throw endpointError(signPrescription, 'profileIncomplete')
      const known = await knownOf(ctx, tx, encounter, codesOf(draft))
      requireComplete(draft, known, ctx.today)
      const { id } = await keep(tx, { encounter, draft, known, version, now: ctx.now }, signPrescription)
      await lock(ctx, tx, { id, encounter, draft, known, doctor: prescriberOf(prescriber) })
      await tell(ctx, tx, { id, patientId: subject, doctor: prescriber.name }, prescriptionSigned)
      return presentDesk(ctx, tx, encounter)
    },
    { subject },
  )
}

/** What each field asks for, then what the rules say. */
function requireComplete(draft: PrescriptionDraft, known: Known, today: string): void {
  const checked = v.safeParse(prescriptionToSign, draft)
  const problem = validityProblem(draft.validUntil, today)
  const codes = {
    ...(problem && { validUntil: problem }),
    ...fetalSexFields({ advice: draft.advice }),
    ...problemsOf(draft, known),
    ...(checked.success ? {} : fieldCodes(checked.issues)),
  }
  if (Object.keys(codes).length > 0) throw validationError('prescriptions', codes)
}

interface Locking {
  id: string
  encounter: EncounterRow
  draft: PrescriptionDraft
  known: Known
  doctor: Prescription['doctor']
}

/** From now on it never changes; what it says of doctor and patient is what was true today. */
async function lock(
  { now, today }: Pick<RequestContext, 'now' | 'today'>,
  tx: Tx,
  { id, encounter, draft, known, doctor }: Locking,
): Promise<void> {
  const { mode, isFollowUp, age, gender, pregnancy } = situationOf(draft, known)
  if (age === null || gender === null) throw new Error('Checked before.')
  const address = known.patient.address || draft.address
  const patient = { name: encounter.name, age, gender, address, weightKg: draft.weightKg, pregnancy }
  const number = newNumber()
  const items = await listItems(tx, [id])
  const validUntil = draft.validUntil || validUntilOf(draft.items, today)
  const content = { number, at: now.toISOString(), validUntil, doctor, patient, items, advice: draft.advice }
  await changePrescription(tx, id, {
    status: 'active',
    number,
    valid_until: validUntil,
    mode,
    follow_up: isFollowUp,
    rules_version: rulesVersion,
    prescriber: JSON.stringify(doctor),
    patient: JSON.stringify(patient),
    content_hash: hashOf(content),
    signed_at: now,
  })
}

export async function stop(
  ctx: RequestContext<typeof stopPrescription>,
): Promise<AnswerOf<typeof stopPrescription>> {
  const { patient_id: subject } = await ownSigned(ctx, (id) => findSigned(ctx.db, id))
  return ctx.write(
    async (tx) => {
      const before = await ownSigned(ctx, (id) => lockSigned(tx, id))
      if (before.status !== 'active') throw endpointError(stopPrescription, 'alreadyStopped')
      const { now, body } = ctx
      const change = {
        status: 'stopped' as const,
        stopped_at: now,
        stop_reason: body.reason,
        updated_at: now,
      }
      await changePrescription(tx, before.id, change)
      const doctor = before.prescriber?.name ?? ctx.actor.name
      await tell(ctx, tx, { id: before.id, patientId: subject, doctor }, prescriptionStopped)
      return presentOne(ctx, tx, { ...before, ...change })
    },
    { subject },
  )
}

export type Signed = NonNullable<Awaited<ReturnType<typeof findSigned>>>

/** 404 for everybody but the doctor who signed it. */
export async function ownSigned(
  ctx: Pick<RequestContext<typeof stopPrescription>, 'actor' | 'params'>,
  find: (id: string) => Promise<Signed | undefined>,
): Promise<Signed> {
  const row = await find(ctx.params.id)
  if (!row || !canPrescribe({ doctorId: row.doctor_id }, ctx.actor)) throw appError('notFound')
  return row
}

export async function presentOne(
  { appContext: { keys, town } }: Pick<RequestContext, 'appContext'>,
  db: Database | Tx,
  row: Signed,
): Promise<Prescription> {
  const dispensed = await listDispensed(db, [row.id])
  const papers = await listPapers(db, [row.id], theDoctor(row.doctor_id).viewer)
  return presentSigned(row, await listItems(db, [row.id]), { keys, zone: town.timeZone, dispensed, papers })
}

/** The doctor's other screens fetch anew, and who acts for the patient is told, without the name of a medicine. */
export async function tell(
  { actor, now, today }: Pick<RequestContext<typeof stopPrescription>, 'actor' | 'now' | 'today'>,
  tx: Tx,
  { id, patientId, doctor }: { id: string; patientId: string; doctor: string },
  kind: (typeof prescriptionEvents)[number],
): Promise<void> {
  await publish(
    tx,
    {
      kind,
      subject: id,
      topics: [topicOfPerson(actor.id)],
      about: { patientId, area: 'guardianship' },
      tell: [{ patientId, facts: { doctor: nameWithoutTitle(doctor), date: today } }],
    },
    now,
  )
}
