import type { Condition, Encounter } from '@medplum/fhirtypes'
import { allDiagnosisNames } from '../../shared/encounters/diagnoses/encounters.diagnoses-all.ts'
import { codedDiagnoses } from '../../shared/encounters/diagnoses/encounters.diagnosis-codes.ts'
import type { DiagnosisStatus, NoteMode } from '../../shared/encounters/encounters.note.ts'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import { seenBy } from '../platform/auth/care/sensitive.ts'
import type { FhirAsked, FhirEntry, FhirSource } from '../platform/context/fhir.ts'
import type { Tx } from '../platform/db/database.ts'
import {
  concept,
  doctorRef,
  facilityRef,
  hl7,
  idBeside,
  ips,
  patientRef,
  urlOf,
} from '../platform/fhir/elements.ts'

/** Visits and calls that are over, with the diagnosis of their signed note. */
export const encounterFhir: FhirSource = {
  sections: ['encounters'],
  async read(tx, asked) {
    return (await readRows(tx, asked)).map((row) => encounterEntry(row, asked.zone))
  },
}

export interface EncounterFhirRow {
  id: string
  patient_id: string
  doctor_id: string
  facility_id: string | null
  class: 'AMB' | 'VR'
  mode: NoteMode | null
  started_at: Date | null
  ended_at: Date | null
  /** Of a visit from before times were kept. */
  day: string | null
  complaint: string | null
  diagnosis: string | null
  diagnosis_status: DiagnosisStatus | null
  advice: string | null
  signed_at: Date | null
}

function readRows(
  tx: Tx,
  { patientId, viewer }: Pick<FhirAsked, 'patientId' | 'viewer'>,
): Promise<EncounterFhirRow[]> {
  return tx
    .selectFrom('encounters as e')
    .leftJoin('encounter_notes as n', (join) =>
      join.onRef('n.encounter_id', '=', 'e.id').on('n.status', '=', 'final'),
    )
    .leftJoin('appointments as a', 'a.id', 'e.appointment_id')
    .select(['e.id', 'e.patient_id', 'e.doctor_id', 'e.facility_id', 'e.class', 'e.started_at', 'e.ended_at'])
    .select([
      'a.day',
      'n.mode',
      'n.complaint',
      'n.diagnosis',
      'n.diagnosis_status',
      'n.advice',
      'n.signed_at',
    ])
    .where('e.patient_id', '=', patientId)
    .where(seenBy(viewer, 'e'))
    .where((is) => is.or([is('e.status', '=', 'finished'), is('n.status', '=', 'final')]))
    .orderBy('e.started_at', (order) => order.desc().nullsLast())
    .orderBy('e.id')
    .execute()
}

const displays = { AMB: 'ambulatory', VR: 'virtual' } as const

export function encounterEntry(row: EncounterFhirRow, zone: string): FhirEntry {
  const { id, complaint } = row
  const period = periodOf(row)
  const diagnoses = diagnosesOf(row)
  const resource: Encounter & { id: string } = {
    resourceType: 'Encounter',
    id,
    status: 'finished',
    class: {
      system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode',
      code: row.class,
      display: displays[row.class],
    },
    subject: patientRef(row.patient_id),
    participant: [{ individual: doctorRef(row.doctor_id) }],
    ...(period && { period }),
    ...(complaint && { reasonCode: [concept(complaint)] }),
    ...(diagnoses.length > 0 && {
      diagnosis: diagnoses.map((one) => ({ condition: { reference: urlOf(one.id), type: 'Condition' } })),
    }),
    ...(row.facility_id !== null && { serviceProvider: facilityRef(row.facility_id) }),
  }
  const on = row.started_at ? dayIn(zone, row.started_at) : (row.day ?? 'date not known')
  const said = [row.diagnosis, row.advice].filter((text) => text)
  const how = row.mode === null || row.mode === 'in-person' ? displays[row.class] : `virtual (${row.mode})`
  const line = [on, how, ...said].join(', ')
  return { section: 'encounters', resource, line, with: diagnoses, ...(row.advice && { advice: row.advice }) }
}

function periodOf({ started_at: start, ended_at: end, day }: EncounterFhirRow): Encounter['period'] {
  if (!start && !end) return day === null ? undefined : { start: day, end: day }
  return { ...(start && { start: start.toISOString() }), ...(end && { end: end.toISOString() }) }
}

/** One for each line of the note: of this visit, not of the list of problems, as nobody knows whether it still holds. */
function diagnosesOf(row: EncounterFhirRow): (Condition & { id: string })[] {
  const lines = (row.diagnosis ?? '').split('\n').filter((line) => line.trim() !== '')
  return lines.map((line, nth) => ({
    resourceType: 'Condition',
    id: idBeside(row.id, nth === 0 ? 'diagnosis' : `diagnosis ${nth + 1}`),
    meta: ips('Condition'),
    ...(row.diagnosis_status && { verificationStatus: hl7('condition-ver-status', row.diagnosis_status) }),
    category: [hl7('condition-category', 'encounter-diagnosis')],
    code: concept(
      line.trim(),
      codedDiagnoses(line, allDiagnosisNames).map(({ code }) => ({ system: icd10, code })),
    ),
    subject: patientRef(row.patient_id),
    encounter: { reference: urlOf(row.id), type: 'Encounter' },
    ...(row.signed_at && { recordedDate: row.signed_at.toISOString() }),
    recorder: doctorRef(row.doctor_id),
  }))
}

const icd10 = 'http://hl7.org/fhir/sid/icd-10'
