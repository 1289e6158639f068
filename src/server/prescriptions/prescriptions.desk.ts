import { withoutContradicted } from '../../shared/conditions/conditions.none.ts'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import { ageOn } from '../../shared/patients/patients.rules.ts'
import { isCurrent } from '../../shared/prescriptions/doses/prescriptions.doses.ts'
import { isTooLongAgo } from '../../shared/prescriptions/prescriptions.access.ts'
import type { Known } from '../../shared/prescriptions/prescriptions.checks.ts'
import { emptyDraft } from '../../shared/prescriptions/prescriptions.forms.ts'
import type { PrescribingDesk, Prescription } from '../../shared/prescriptions/prescriptions.schemas.ts'
import { modeOf } from '../../shared/prescriptions/rules/prescriptions.situation.ts'
import { undisclosedOf } from '../../shared/prescriptions/rules/prescriptions.undisclosed.ts'
import { theDoctor, viewerOf } from '../platform/auth/care/sensitive.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { listPapers } from './paper/prescriptions.paper.repo.ts'
import { listDispensed } from './prescriptions.dispensed.ts'
import { draftOf, presentSigned } from './prescriptions.presenter.ts'
import {
  findDraft,
  findLanguage,
  findPrescriber,
  getVersion,
  lastInPerson,
  listCurrent,
  listItems,
  listOfEncounter,
  listRecord,
  type EncounterRow,
} from './prescriptions.repo.ts'

type Asking = Pick<RequestContext, 'actor' | 'appContext' | 'today' | 'now'>

/** What the rules need to know of patient and encounter, and of what the doctor may not see, for these medicines. */
export async function knownOf(
  ctx: Asking,
  db: Database | Tx,
  encounter: EncounterRow,
  codes: readonly string[],
): Promise<Known & Pick<PrescribingDesk, 'record'>> {
  const { appContext, today, now } = ctx
  const { town } = appContext
  const at = encounter.started_at ?? now
  const last = await lastInPerson(db, encounter, at)
  const viewer = await viewerOf(db, ctx, encounter.patient_id)
  const current = await listCurrent(db, encounter, { today, viewer })
  const isTaken = ({ dose, refills, signed_at }: (typeof current)[number]) =>
    dose !== null && isCurrent({ dose, refills }, dayIn(town.timeZone, signed_at), today)
  const taken = current.filter(isTaken)
  const seen = codesOf(taken.filter(({ isSeen }) => isSeen))
  const all = await listRecord(db, encounter.patient_id, viewer)
  const record = withoutContradicted(
    all.filter(({ isSeen }) => isSeen).map(({ isSeen: _, ...entry }) => entry),
  )
  const hidden = all.filter(
    ({ isSeen, code }) => !isSeen && !record.some((one) => one.kind === 'condition' && one.code === code),
  )
  const medicines = codesOf(taken).filter((code) => !seen.includes(code))
  return {
    patient: {
      age: ageIn(encounter, today),
      gender: encounter.gender,
      address: encounter.address ?? '',
    },
    // Nothing measures video yet.
    mode: modeOf({ class: encounter.class, said: encounter.said, videoSeconds: null }),
    date: dayIn(town.timeZone, at),
    lastInPerson: last && dayIn(town.timeZone, last),
    current: seen,
    undisclosed: undisclosedOf(codes, { medicines, record: hidden }),
    record,
  }
}

function codesOf(rows: readonly { medicine: string }[]): string[] {
  return Array.from(new Set(rows.map(({ medicine }) => medicine)))
}

function ageIn(
  { birth_year: birthYear, age_said_on: saidOn, age_said_at_birth: atBirth }: EncounterRow,
  today: string,
): number | null {
  return birthYear === null || saidOn === null ? null : ageOn(today, { birthYear, saidOn, atBirth })
}

type PrescriberRow = Awaited<ReturnType<typeof findPrescriber>>

export function prescriberOf(row: PrescriberRow): Prescription['doctor'] {
  return {
    name: nameWithoutTitle(row.name),
    qualification: row.qualification ?? '',
    council: row.council ?? '',
    registrationNumber: row.registration_number ?? '',
    clinic: row.clinic ?? '',
  }
}

/** What the rules ask for and the doctor's profile lacks. */
export function missingOf(row: PrescriberRow): PrescribingDesk['missing'] {
  const facts = prescriberOf(row)
  return (['name', 'qualification', 'council', 'registrationNumber'] as const).filter(
    (fact) => facts[fact] === '',
  )
}

export async function presentDesk(
  ctx: Asking,
  db: Database | Tx,
  encounter: EncounterRow,
): Promise<PrescribingDesk> {
  const { keys, town } = ctx.appContext
  const draft = await findDraft(db, encounter.id)
  const signed = await listOfEncounter(db, encounter.id)
  const items = await listItems(
    db,
    [...signed, ...(draft ? [draft] : [])].map(({ id }) => id),
  )
  const ids = signed.map(({ id }) => id)
  const dispensed = await listDispensed(db, ids)
  const papers = await listPapers(db, ids, theDoctor(encounter.doctor_id).viewer)
  const isPast = isTooLongAgo(encounter.started_at, ctx.now)
  const own = draft ? items.filter((one) => one.prescription_id === draft.id) : []
  const known = await knownOf(
    ctx,
    db,
    encounter,
    own.map(({ medicine }) => medicine),
  )
  return {
    encounterId: encounter.id,
    patient: {
      id: encounter.patient_id,
      name: encounter.name,
      ...known.patient,
      language: await findLanguage(db, encounter.patient_id),
    },
    mode: known.mode,
    date: known.date,
    ...(isPast && { isTooLongAgo: isPast }),
    lastInPerson: known.lastInPerson,
    missing: missingOf(await findPrescriber(db, encounter.doctor_id)),
    current: isPast ? [] : [...known.current],
    undisclosed: isPast ? [] : [...known.undisclosed],
    record: isPast ? [] : known.record,
    version: await getVersion(db, encounter.id),
    draft: draft ? draftOf(draft, own) : emptyDraft,
    signed: signed.map((row) => presentSigned(row, items, { keys, zone: town.timeZone, dispensed, papers })),
  }
}
