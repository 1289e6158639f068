import { section, type ExportedSection, type Exporting } from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'

/** What was dispensed to the patient; a pharmacist gets when they dispensed, without the patients. */
export async function exportDispenses(tx: Tx, { account, patientId }: Exporting): Promise<ExportedSection[]> {
  return [
    ...(patientId === null ? [] : await exportOfPatient(tx, patientId)),
    ...(account ? await exportOfPharmacist(tx, account.id) : []),
  ]
}

async function exportOfPatient(tx: Tx, patientId: string): Promise<ExportedSection[]> {
  const own = tx
    .selectFrom('encounters as e')
    .innerJoin('prescriptions as p', 'p.encounter_id', 'e.id')
    .innerJoin('medication_dispenses as d', 'd.prescription_id', 'p.id')
    .where('e.patient_id', '=', patientId)
  const dispenses = await own
    .innerJoin('facilities as f', 'f.id', 'd.facility_id')
    .select(['d.id', 'd.prescription_id as prescriptionId', 'f.name as facility', 'd.performer', 'd.status'])
    .select(['d.issue', 'd.is_h1 as scheduleH1', 'd.dispensed_at as dispensedAt'])
    .select(['d.recorded_at as recordedAt', 'd.error_at as errorAt', 'd.error_reason as errorReason'])
    .orderBy('d.dispensed_at')
    .execute()
  const medicines = await own
    .innerJoin('medication_dispense_items as m', 'm.dispense_id', 'd.id')
    .innerJoin('prescription_items as i', 'i.id', 'm.item_id')
    .select(['m.id', 'm.dispense_id as dispenseId', 'm.item_id as itemId', 'i.name', 'i.strength'])
    .select(['m.quantity', 'm.product', 'm.batch'])
    .orderBy('d.dispensed_at')
    .orderBy('i.position')
    .execute()
  return [
    section('dispensing.dispenses', dispenses, ['dispensedAt', 'facility', 'performer', 'errorReason']),
    section('dispensing.medicines', medicines, ['name', 'strength', 'quantity', 'product', 'batch']),
  ]
}

async function exportOfPharmacist(tx: Tx, userId: string): Promise<ExportedSection[]> {
  const given = await tx
    .selectFrom('medication_dispenses as d')
    .innerJoin('facilities as f', 'f.id', 'd.facility_id')
    .select(['d.dispensed_at as dispensedAt', 'f.name as facility', 'd.status'])
    .where('d.dispensed_by', '=', userId)
    .orderBy('d.dispensed_at')
    .execute()
  return given.length === 0 ? [] : [section('dispensing.given', given, ['dispensedAt', 'facility'])]
}
