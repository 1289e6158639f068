import type { ServiceRequest } from '@medplum/fhirtypes'
import { sql } from 'kysely'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import { labTest } from '../../shared/labs/catalogue/labs.catalogue.ts'
import { seenThrough } from '../platform/auth/care/sensitive.ts'
import type { FhirAsked, FhirEntry, FhirSource } from '../platform/context/fhir.ts'
import type { Tx } from '../platform/db/database.ts'
import { concept, doctorRef, loinc, named, patientRef, urlOf } from '../platform/fhir/elements.ts'

/** The tests that doctors asked for, one by one, without those they took back. */
export const labOrderFhir: FhirSource = {
  sections: ['orders'],
  async read(tx, asked) {
    return (await readRows(tx, asked)).map((row) => orderEntry(row, asked.zone))
  },
}

function readRows(tx: Tx, { patientId, viewer, mostReadings }: FhirAsked) {
  return tx
    .selectFrom('lab_orders as o')
    .innerJoin('lab_order_items as i', 'i.order_id', 'o.id')
    .select(['i.id', 'i.order_id', 'i.code', 'o.patient_id', 'o.doctor_id', 'o.encounter_id'])
    .select(['o.number', 'o.note', 'o.ordered_at'])
    .select(
      sql<boolean>`exists (
        select from lab_results r where r.item_id = i.id and r.status in ('final', 'amended'))`.as('is_done'),
    )
    .where('o.patient_id', '=', patientId)
    .where(seenThrough(viewer, 'o.encounter_id'))
    .where('o.status', '<>', 'revoked')
    .orderBy('o.ordered_at', 'desc')
    .orderBy('o.id')
    .orderBy('i.position')
    .limit(mostReadings)
    .execute()
}
export type LabOrderFhirRow = Awaited<ReturnType<typeof readRows>>[number]

export function orderEntry(row: LabOrderFhirRow, zone: string): FhirEntry {
  const name = named(`labTests.names.${row.code}`)
  const resource: ServiceRequest & { id: string } = {
    resourceType: 'ServiceRequest',
    id: row.id,
    requisition: { value: row.number },
    status: row.is_done ? 'completed' : 'active',
    intent: 'order',
    code: concept(name, [{ system: loinc, code: labTest(row.code).loinc }]),
    subject: patientRef(row.patient_id),
    ...(row.encounter_id !== null && {
      encounter: { reference: urlOf(row.encounter_id), type: 'Encounter' },
    }),
    authoredOn: row.ordered_at.toISOString(),
    requester: doctorRef(row.doctor_id),
    ...(row.note !== '' && { patientInstruction: row.note }),
  }
  const line = `${dayIn(zone, row.ordered_at)}: ${name.en}${row.is_done ? '' : ' (no result yet)'}`
  return { section: 'orders', resource, line, partOf: row.order_id }
}
