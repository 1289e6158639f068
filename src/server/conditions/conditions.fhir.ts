import type { AllergyIntolerance, Condition } from '@medplum/fhirtypes'
import type {
  AllergyReaction,
  ConditionCode,
  ConditionKind,
  ConditionStatus,
} from '../../shared/conditions/conditions.codes.ts'
import { withoutContradicted } from '../../shared/conditions/conditions.none.ts'
import { conditionSeenBy } from '../platform/auth/care/sensitive.ts'
import type { FhirAsked, FhirEntry, FhirSource } from '../platform/context/fhir.ts'
import type { Tx } from '../platform/db/database.ts'
import {
  concept,
  doctorRef,
  hl7,
  ips,
  named,
  patientRef,
  snomed,
  type Concept,
  type Texts,
} from '../platform/fhir/elements.ts'

/** Allergies and long illnesses, also those that are over; what was entered by mistake is left out. */
export const conditionFhir: FhirSource = {
  sections: ['allergies', 'problems', 'pastProblems'],
  async read(tx, asked) {
    return withoutContradicted(await readRows(tx, asked)).flatMap(conditionEntry)
  },
}

export interface ConditionFhirRow {
  id: string
  patient_id: string
  kind: ConditionKind
  code: ConditionCode
  text: string
  reaction: AllergyReaction | ''
  status: ConditionStatus
  entered_as: 'patient' | 'doctor'
  entered_by: string | null
  entered_at: Date
  confirmed_by: string | null
  ended_at: Date | null
}

function readRows(
  tx: Tx,
  { patientId, viewer }: Pick<FhirAsked, 'patientId' | 'viewer'>,
): Promise<ConditionFhirRow[]> {
  return tx
    .selectFrom('conditions')
    .select(['id', 'patient_id', 'kind', 'code', 'text', 'reaction', 'status'])
    .select(['entered_as', 'entered_by', 'entered_at', 'confirmed_by', 'ended_at'])
    .where('patient_id', '=', patientId)
    .where('status', '<>', 'entered-in-error')
    .where(conditionSeenBy(viewer, 'conditions'))
    .orderBy('entered_at', 'desc')
    .orderBy('id')
    .execute()
}

/** SNOMED CT; groups of medicines without a code here have their names only. Sources: docs/clinical-sources.md. */
const snomedCodes: Partial<Record<`${ConditionKind}.${ConditionCode}`, string>> = {
  'allergy.none': '716186003',
  'allergy.penicillins': '91936005',
  'allergy.cephalosporins': '294532003',
  'allergy.sulfonamides': '91939003',
  'condition.none': '160245001',
  'condition.diabetes': '73211009',
  'condition.hypertension': '38341003',
  'condition.heartDisease': '56265001',
  'condition.heartFailure': '84114007',
  'condition.stroke': '230690007',
  'condition.asthma': '195967001',
  'condition.copd': '13645005',
  'condition.kidneyDisease': '90708001',
  'condition.liverDisease': '235856003',
  'condition.pepticUlcer': '13200003',
  'condition.epilepsy': '84757009',
  'condition.thyroid': '14304000',
}

export function conditionEntry(row: ConditionFhirRow): FhirEntry[] {
  const { kind, code, status } = row
  // That there was none once says nothing of today.
  if (code === 'none' && status !== 'active') return []
  if (kind === 'allergy')
    return [{ section: 'allergies', resource: allergyOf(row), line: lineOf(row, row.reaction) }]
  const section = status === 'active' ? 'problems' : 'pastProblems'
  return [{ section, resource: problemOf(row), line: lineOf(row, '') }]
}

function allergyOf(row: ConditionFhirRow): AllergyIntolerance & { id: string } {
  const { id, patient_id: patientId, reaction } = row
  return {
    resourceType: 'AllergyIntolerance',
    id,
    meta: ips('AllergyIntolerance'),
    clinicalStatus: hl7('allergyintolerance-clinical', row.status),
    verificationStatus: hl7('allergyintolerance-verification', verificationOf(row)),
    code: codeOf(row),
    patient: patientRef(patientId),
    recordedDate: row.entered_at.toISOString(),
    ...recorderOf(row),
    ...(reaction !== '' && {
      reaction: [{ manifestation: [concept(named(`conditions.reactions.${reaction}`))] }],
    }),
  }
}

function problemOf(row: ConditionFhirRow): Condition & { id: string } {
  const { id, patient_id: patientId, ended_at: endedAt } = row
  return {
    resourceType: 'Condition',
    id,
    meta: ips('Condition'),
    clinicalStatus: hl7('condition-clinical', row.status),
    verificationStatus: hl7('condition-ver-status', verificationOf(row)),
    category: [hl7('condition-category', 'problem-list-item')],
    code: codeOf(row),
    subject: patientRef(patientId),
    recordedDate: row.entered_at.toISOString(),
    ...recorderOf(row),
    ...(row.status === 'resolved' && endedAt && { abatementDateTime: endedAt.toISOString() }),
  }
}

function verificationOf({ entered_as: as, confirmed_by: by }: ConditionFhirRow): string {
  return as === 'doctor' || by !== null ? 'confirmed' : 'unconfirmed'
}

/** The doctor who entered or confirmed it. Who of the family said it is not said. */
function recorderOf({ entered_as: as, entered_by: by, confirmed_by: confirmed }: ConditionFhirRow) {
  const doctor = as === 'doctor' ? by : confirmed
  return doctor === null ? {} : { recorder: doctorRef(doctor) }
}

function codeOf(row: ConditionFhirRow): Concept {
  const code = snomedCodes[`${row.kind}.${row.code}`]
  return concept(namesOf(row), code === undefined ? [] : [{ system: snomed, code }])
}

/** As `conditionName` of the browser. */
function namesOf({ kind, code, text }: ConditionFhirRow): Texts {
  if (code === 'none') return named(`conditions.none.${kind}`)
  const words = { en: text, hi: text, pa: text }
  if (code === 'other') return text === '' ? named(`conditions.codes.${code}`) : words
  const name = named(`conditions.codes.${code}`)
  if (text === '') return name
  return { en: `${name.en}: ${text}`, hi: `${name.hi}: ${text}`, pa: `${name.pa}: ${text}` }
}

function lineOf(row: ConditionFhirRow, reaction: AllergyReaction | ''): string {
  const said = verificationOf(row) === 'confirmed' ? '' : ' (not confirmed by a doctor)'
  const over = row.status === 'resolved' ? ' (over)' : ''
  const does = reaction === '' ? '' : `, ${named(`conditions.reactions.${reaction}`).en}`
  return `${namesOf(row).en}${does}${over}${said}`
}
