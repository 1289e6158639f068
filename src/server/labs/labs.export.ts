import { section, type ExportedSection, type Exporting } from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'

/** The tests ordered for the patient, with their results; doctors and laboratories get when they wrote, without the patients. */
export async function exportLabs(tx: Tx, { account, patientId }: Exporting): Promise<ExportedSection[]> {
  return [
    ...(patientId === null ? [] : await exportOfPatient(tx, patientId)),
    ...(account?.role === 'doctor' ? await exportOfDoctor(tx, account.id) : []),
    ...(account ? await exportOfLaboratory(tx, account.id) : []),
  ]
}

async function exportOfPatient(tx: Tx, patientId: string): Promise<ExportedSection[]> {
  const orders = await tx
    .selectFrom('lab_orders as o')
    .innerJoin('users as doctor', 'doctor.id', 'o.doctor_id')
    .select(['o.id', 'o.encounter_id as encounterId', 'doctor.name as doctor', 'o.number', 'o.status'])
    .select('o.to_review_since as toReviewSince')
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
    section('labs.reviews', await readReviews(tx, patientId), ['reviewedAt', 'doctor', 'note']),
    section('labs.results', await readResults(tx, patientId), shownOfResult, { code: 'labTests.names' }),
  ]
}

async function exportOfDoctor(tx: Tx, doctorId: string): Promise<ExportedSection[]> {
  const written = await tx
    .selectFrom('lab_orders')
    .select(['ordered_at as orderedAt', 'status'])
    .where('doctor_id', '=', doctorId)
    .orderBy('ordered_at')
    .execute()
  const reviewed = await tx
    .selectFrom('lab_reviews')
    .select('reviewed_at as reviewedAt')
    .where('doctor_id', '=', doctorId)
    .orderBy('reviewed_at')
    .execute()
  return [section('labs.written', written, ['orderedAt']), section('labs.reviewed', reviewed, ['reviewedAt'])]
}

function readReviews(tx: Tx, patientId: string) {
  return tx
    .selectFrom('lab_orders as o')
    .innerJoin('lab_reviews as r', 'r.order_id', 'o.id')
    .innerJoin('users as doctor', 'doctor.id', 'r.doctor_id')
    .select([
      'r.id',
      'r.order_id as orderId',
      'doctor.name as doctor',
      'r.reviewed_at as reviewedAt',
      'r.note',
    ])
    .where('o.patient_id', '=', patientId)
    .orderBy('r.reviewed_at')
    .execute()
}

const shownOfResult = ['measuredAt', 'code', 'value', 'word', 'performer', 'facility', 'reason'] as const

/** Every version, so that a correction is seen. */
function readResults(tx: Tx, patientId: string) {
  return tx
    .selectFrom('lab_orders as o')
    .innerJoin('lab_results as r', 'r.order_id', 'o.id')
    .innerJoin('lab_order_items as i', 'i.id', 'r.item_id')
    .innerJoin('facilities as f', 'f.id', 'r.facility_id')
    .select(['r.id', 'r.order_id as orderId', 'r.item_id as itemId', 'i.code', 'r.version', 'r.status'])
    .select(['r.value', 'r.word', 'r.flag', 'r.range_low as rangeLow', 'r.range_high as rangeHigh'])
    .select(['r.reason', 'f.name as facility', 'r.performer', 'r.measured_at as measuredAt'])
    .select('r.recorded_at as recordedAt')
    .where('o.patient_id', '=', patientId)
    .orderBy('r.measured_at')
    .orderBy('r.version')
    .execute()
}

async function exportOfLaboratory(tx: Tx, userId: string): Promise<ExportedSection[]> {
  const entered = await tx
    .selectFrom('lab_results')
    .select(['recorded_at as recordedAt', 'status'])
    .where('entered_by', '=', userId)
    .orderBy('recorded_at')
    .execute()
  const reports = await tx
    .selectFrom('documents')
    .select('created_at as recordedAt')
    .where('created_by', '=', userId)
    .where('facility_id', 'is not', null)
    .orderBy('created_at')
    .execute()
  return [
    ...(entered.length === 0 ? [] : [section('labs.entered', entered, ['recordedAt'])]),
    ...(reports.length === 0 ? [] : [section('labs.reports', reports, ['recordedAt'])]),
  ]
}
