import type { Immunization } from '@medplum/fhirtypes'
import { doses, type DoseCode, type Vaccine } from '../../shared/immunizations/immunizations.codes.ts'
import type { FhirAsked, FhirEntry, FhirSource } from '../platform/context/fhir.ts'
import type { Tx } from '../platform/db/database.ts'
import { concept, doctorRef, idBeside, ips, named, patientRef } from '../platform/fhir/elements.ts'

/** One resource a dose; what was entered by mistake is left out. */
export const immunizationFhir: FhirSource = {
  sections: ['immunizations'],
  async read(tx, asked) {
    return (await readRows(tx, asked)).flatMap(immunizationEntries)
  },
}

export interface ImmunizationFhirRow {
  id: string
  patient_id: string
  given_on: string
  doses: DoseCode[]
  text: string
  place: string
  entered_as: 'patient' | 'doctor'
  entered_by: string | null
  entered_at: Date
  confirmed_by: string | null
}

function readRows(tx: Tx, { patientId }: Pick<FhirAsked, 'patientId'>): Promise<ImmunizationFhirRow[]> {
  return tx
    .selectFrom('immunizations')
    .select(['id', 'patient_id', 'given_on', 'doses', 'text', 'place'])
    .select(['entered_as', 'entered_by', 'entered_at', 'confirmed_by'])
    .where('patient_id', '=', patientId)
    .where('status', '=', 'completed')
    .orderBy('given_on', 'desc')
    .orderBy('id')
    .execute()
}

/** CVX, for kinds of vaccine and not for brands. Sources: docs/clinical-sources.md. */
const cvx = 'http://hl7.org/fhir/sid/cvx'
const cvxCodes: Partial<Record<Vaccine, string>> = {
  bcg: '19',
  hepatitisB: '45',
  opv: '178',
  pentavalent: '198',
  rotavirus: '122',
  fipv: '10',
  pcv: '152',
  mr: '04',
  dpt: '01',
  td: '139',
  hpv: '137',
  japaneseEncephalitis: '129',
  rabies: '90',
  typhoid: '91',
  influenza: '88',
  covid19: '213',
}

export function immunizationEntries(row: ImmunizationFhirRow): FhirEntry[] {
  return row.doses.map((dose) => ({
    section: 'immunizations',
    resource: resourceOf(row, dose),
    line: lineOf(row, dose),
  }))
}

function resourceOf(row: ImmunizationFhirRow, dose: DoseCode): Immunization & { id: string } {
  const { id, patient_id: patientId, place } = row
  const { vaccine } = doses[dose]
  const code = cvxCodes[vaccine]
  const doctor = row.entered_as === 'doctor' ? row.entered_by : row.confirmed_by
  const number = numberOf(dose)
  return {
    resourceType: 'Immunization',
    id: idBeside(id, dose),
    meta: ips('Immunization'),
    status: 'completed',
    vaccineCode: concept(
      dose === 'other' ? row.text : named(`immunizations.doses.${dose}`),
      code === undefined ? [] : [{ system: cvx, code }],
    ),
    patient: patientRef(patientId),
    occurrenceDateTime: row.given_on,
    recorded: row.entered_at.toISOString(),
    // Nobody here gave it: it is from a card, or from memory.
    primarySource: false,
    ...(place !== '' && { location: { display: place } }),
    ...(doctor !== null && {
      performer: [{ function: recorder, actor: doctorRef(doctor) }],
    }),
    ...(number !== '' && { protocolApplied: [{ doseNumberString: number }] }),
  }
}

const recorder = {
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0443', code: 'EP' }],
  text: 'Entered or confirmed it',
}

function numberOf(dose: DoseCode): string {
  const { number } = doses[dose]
  return number === undefined ? '' : String(number)
}

function lineOf(row: ImmunizationFhirRow, dose: DoseCode): string {
  const name = dose === 'other' ? row.text : named(`immunizations.doses.${dose}`).en
  const said = row.entered_as === 'doctor' || row.confirmed_by !== null ? '' : ' (not confirmed by a doctor)'
  return [row.given_on, name, row.place].filter((text) => text !== '').join(', ') + said
}
