import { section, type ExportedSection, type Exporting } from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'

/** The messages of a patient; of who wrote to or for others, when, without the words. */
export async function exportCommunications(
  tx: Tx,
  { account, patientId }: Exporting,
): Promise<ExportedSection[]> {
  return [
    ...(patientId === null ? [] : await exportOfPatient(tx, patientId)),
    ...(account === null
      ? []
      : [section('communications.written', await readWritten(tx, account.id), ['at'])]),
  ]
}

async function exportOfPatient(tx: Tx, patientId: string): Promise<ExportedSection[]> {
  const ofPatient = tx
    .selectFrom('communication_threads as t')
    .innerJoin('users as doctor', 'doctor.id', 't.doctor_id')
    .where('t.patient_id', '=', patientId)
  const threads = await ofPatient
    .select(['t.id', 'doctor.name as doctor', 't.last_at as updatedAt', 't.answer_due_at as answerDueAt'])
    .select(['t.patient_read_until as patientReadUntil', 't.doctor_read_until as doctorReadUntil'])
    .select(['t.red_flags as redFlags', 't.overdue_told_at as overdueToldAt'])
    .select('t.come_by_told_on as comeByToldOn')
    .orderBy('t.last_at')
    .execute()
  const messages = await ofPatient
    .innerJoin('communications as c', 'c.thread_id', 't.id')
    .leftJoin('users as writer', 'writer.id', 'c.written_by')
    .select(['c.id', 'doctor.name as doctor', 'c.sender', 'writer.name as person', 'c.payload as text'])
    .select(['c.sent_at as at', 'c.received_at as receivedAt', 'c.answer_due_at as answerDueAt'])
    .select([
      'c.photos',
      'c.by_stand_in as byStandIn',
      'c.asks_to_come as asksToCome',
      'c.come_by as comeBy',
      'c.red_flags as redFlags',
      'c.red_flag_rules as redFlagRules',
    ])
    .orderBy('c.received_at')
    .execute()
  return [
    section('communications.threads', threads, ['doctor', 'updatedAt']),
    section('communications.messages', messages, ['at', 'doctor', 'person', 'text', 'photos']),
  ]
}

function readWritten(tx: Tx, accountId: string) {
  return tx
    .selectFrom('communications')
    .select(['id', 'sent_at as at', 'received_at as receivedAt'])
    .where('written_by', '=', accountId)
    .orderBy('received_at')
    .execute()
}
