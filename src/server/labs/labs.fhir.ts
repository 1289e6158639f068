import type { Observation } from '@medplum/fhirtypes'
import { sql, type SqlBool } from 'kysely'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import { labTest, shownUnit, type LabCode } from '../../shared/labs/catalogue/labs.catalogue.ts'
import { seenThrough } from '../platform/auth/care/sensitive.ts'
import type { FhirAsked, FhirEntry, FhirSource } from '../platform/context/fhir.ts'
import type { Tx } from '../platform/db/database.ts'
import {
  concept,
  facilityRef,
  hl7,
  ips,
  loinc,
  named,
  patientRef,
  quantity,
} from '../platform/fhir/elements.ts'

/** What laboratories measured; of a corrected value the correction, nothing that was taken back. */
export const labFhir: FhirSource = {
  sections: ['results'],
  async read(tx, asked) {
    return (await readRows(tx, asked)).map((row) => resultEntry(row, asked.zone))
  },
}

function readRows(tx: Tx, { patientId, viewer, mostReadings }: FhirAsked) {
  return tx
    .selectFrom('lab_orders as o')
    .innerJoin('lab_results as r', 'r.order_id', 'o.id')
    .innerJoin('lab_order_items as i', 'i.id', 'r.item_id')
    .select(['r.id', 'r.order_id', 'o.patient_id', 'i.code', 'r.status', 'r.value', 'r.word', 'r.flag'])
    .select(['r.range_low', 'r.range_high', 'r.facility_id', 'r.measured_at', 'r.recorded_at'])
    .where('o.patient_id', '=', patientId)
    .where(seenThrough(viewer, 'o.encounter_id'))
    .where('r.status', 'in', ['final', 'amended'])
    .where(
      sql<SqlBool>`not exists (
        select from lab_results later where later.item_id = r.item_id and later.version > r.version)`,
    )
    .orderBy('r.measured_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(mostReadings)
    .$narrowType<{ status: 'final' | 'amended' }>()
    .execute()
}
export type LabFhirRow = Awaited<ReturnType<typeof readRows>>[number]

export function resultEntry(row: LabFhirRow, zone: string): FhirEntry {
  const { code, flag, patient_id: patientId, measured_at: at } = row
  const name = named(`labTests.names.${code}`)
  const resource: Observation & { id: string } = {
    resourceType: 'Observation',
    id: row.id,
    meta: ips('Observation-results-laboratory-pathology'),
    status: row.status,
    category: [hl7('observation-category', 'laboratory')],
    code: concept(name, [{ system: loinc, code: labTest(code).loinc }]),
    subject: patientRef(patientId),
    effectiveDateTime: at.toISOString(),
    issued: row.recorded_at.toISOString(),
    performer: [facilityRef(row.facility_id)],
    ...valueOf(row),
    ...(flag !== null && { interpretation: [hl7('v3-ObservationInterpretation', flag)] }),
    ...rangeOf(row),
  }
  const flagged = flag === null ? '' : ` (${named(`labTests.flags.${flag}`).en})`
  const line = `${dayIn(zone, at)}: ${name.en} ${textOf(row)}${flagged}`
  return { section: 'results', resource, line, partOf: row.order_id }
}

const words: ReadonlySet<string> = new Set(['negative', 'positive', 'nil', 'trace'])

function valueOf({
  code,
  value,
  word,
}: LabFhirRow): Pick<Observation, 'valueQuantity' | 'valueCodeableConcept'> {
  if (value !== null) return { valueQuantity: quantityOf(code, value) }
  const text = word ?? ''
  return { valueCodeableConcept: concept(words.has(text) ? named(`labTests.words.${text}`) : text) }
}

function rangeOf({
  code,
  range_low: low,
  range_high: high,
}: LabFhirRow): Pick<Observation, 'referenceRange'> {
  if (low === null && high === null) return {}
  return {
    referenceRange: [
      {
        ...(low !== null && { low: quantityOf(code, low) }),
        ...(high !== null && { high: quantityOf(code, high) }),
      },
    ],
  }
}

function quantityOf(code: LabCode, value: number) {
  return quantity(value, labTest(code).unit)
}

function textOf({ code, value, word }: LabFhirRow): string {
  return value === null ? (word ?? '') : `${value} ${shownUnit(labTest(code).unit)}`
}
