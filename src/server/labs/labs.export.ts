import { section, type ExportedSection, type Exporting } from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'

/** The tests ordered for the patient; a doctor gets when they ordered, without the patients. */
export async function exportLabs(tx: Tx, { account, patientId }: Exporting): Promise<ExportedSection[]> {
  return [
    ...(patientId === null ? [] : await exportOfPatient(tx, patientId)),
    ...(account?.role === 'doctor' ? await exportOfDoctor(tx, account.id) : []),
  ]
}

async function exportOfPatient(tx: Tx, patientId: string): Promise<ExportedSection[]> {
  const orders = await tx
    .selectFrom('lab_orders as o')
    .innerJoin('users as doctor', 'doctor.id', 'o.doctor_id')
    .select(['o.id', 'o.encounter_id as encounterId', 'doctor.name as doctor', 'o.number', 'o.status'])
    .select(['o.pregnancy', 'o.note', 'o.ordered_at as orderedAt', 'o.revoked_at as revokedAt'])
    .select('o.revoke_reason as revokeReason')
    .where('o.patient_id', '=', patientId)
    .orderBy('o.ordered_at')
    .execute()
  const tests = await tx
    .selectFrom('lab_orders as o')
    .innerJoin('lab_order_items as i', 'i.order_id', 'o.id')
    .select(['i.id', 'i.order_id as orderId', 'i.position', 'i.code'])
    .where('o.patient_id', '=', patientId)
    .orderBy('o.ordered_at')
    .orderBy('i.position')
    .execute()
  return [
    section('labs.orders', orders, ['orderedAt', 'doctor', 'number', 'note', 'revokeReason']),
    section('labs.tests', tests, ['code'], { code: 'labTests.names' }),
  ]
}

async function exportOfDoctor(tx: Tx, doctorId: string): Promise<ExportedSection[]> {
  const written = await tx
    .selectFrom('lab_orders')
    .select(['ordered_at as orderedAt', 'status'])
    .where('doctor_id', '=', doctorId)
    .orderBy('ordered_at')
    .execute()
  return [section('labs.written', written, ['orderedAt'])]
}
