import { section, type ExportedSection, type Exporting } from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'

/** The prescriptions of the patient with their medicines; a doctor gets when they wrote, without the patients. */
export async function exportPrescriptions(
  tx: Tx,
  { account, patientId }: Exporting,
): Promise<ExportedSection[]> {
  return [
    ...(patientId === null ? [] : await exportOfPatient(tx, patientId)),
    ...(account?.role === 'doctor' ? await exportOfDoctor(tx, account.id) : []),
  ]
}

async function exportOfPatient(tx: Tx, patientId: string): Promise<ExportedSection[]> {
  const own = tx
    .selectFrom('encounters as e')
    .innerJoin('prescriptions as p', 'p.encounter_id', 'e.id')
    .where('e.patient_id', '=', patientId)
  const rows = await own
    .innerJoin('users as doctor', 'doctor.id', 'e.doctor_id')
    .select(['p.id', 'p.encounter_id as encounterId', 'doctor.name as doctor', 'p.status', 'p.version'])
    .select(['p.pregnancy', 'p.weight_grams as weightGrams', 'p.same_complaint as sameComplaint', 'p.age'])
    .select(['p.gender', 'p.address', 'p.advice', 'p.created_at as createdAt', 'p.updated_at as updatedAt'])
    .select(['p.number', 'p.mode', 'p.follow_up as followUp', 'p.rules_version as rulesVersion'])
    .select(['p.prescriber', 'p.patient', 'p.content_hash as contentHash', 'p.signed_at as signedAt'])
    .select(['p.valid_until as validUntil', 'p.stopped_at as stoppedAt', 'p.stop_reason as stopReason'])
    .orderBy('p.created_at')
    .execute()
  const shown = rows.map((row) => ({
    ...row,
    prescriber: row.prescriber && JSON.stringify(row.prescriber),
    patient: row.patient && JSON.stringify(row.patient),
  }))
  const items = await own
    .innerJoin('prescription_items as i', 'i.prescription_id', 'p.id')
    .select(['i.id', 'i.prescription_id as prescriptionId', 'i.position', 'i.medicine', 'i.name', 'i.form'])
    .select(['i.strength', 'i.guideline_list as guidelineList', 'i.schedule', 'i.dose', 'i.food'])
    .select(['i.quantity', 'i.refills', 'i.note', 'i.concerns', 'i.reason'])
    .orderBy('p.created_at')
    .orderBy('i.position')
    .execute()
  const medicines = items.map((item) => ({ ...item, dose: item.dose && JSON.stringify(item.dose) }))
  return [
    section('prescriptions.prescriptions', shown, [
      'signedAt',
      'doctor',
      'number',
      'validUntil',
      'advice',
      'stopReason',
    ]),
    section('prescriptions.medicines', medicines, ['name', 'strength', 'quantity', 'refills', 'note']),
  ]
}

async function exportOfDoctor(tx: Tx, doctorId: string): Promise<ExportedSection[]> {
  const written = await tx
    .selectFrom('encounters as e')
    // Laterally: by the index of the table, however many prescriptions there are of others.
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('prescriptions')
          .select(['created_at as createdAt', 'signed_at as signedAt', 'stopped_at as stoppedAt'])
          .whereRef('encounter_id', '=', 'e.id')
          .limit(1_000)
          .as('p'),
      (join) => join.onTrue(),
    )
    .selectAll('p')
    .where('e.doctor_id', '=', doctorId)
    .orderBy('p.createdAt')
    .execute()
  return [section('prescriptions.written', written, ['createdAt', 'signedAt'])]
}
