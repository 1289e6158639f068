import { section, type ExportedSection, type Exporting } from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'

/** Of one visit. */
const addendaExported = 1_000

/** The signed notes and drafts of the patient's visits; a doctor gets when they wrote, without the patients. */
export async function exportEncounters(
  tx: Tx,
  { account, patientId }: Exporting,
): Promise<ExportedSection[]> {
  return [
    ...(patientId === null ? [] : await exportOfPatient(tx, patientId)),
    ...(account?.role === 'doctor' ? await exportOfDoctor(tx, account.id) : []),
  ]
}

async function exportOfPatient(tx: Tx, patientId: string): Promise<ExportedSection[]> {
  return [
    section(
      'encounters.notes',
      await readNotes(tx, patientId),
      [
        'signedAt',
        'doctor',
        'mode',
        'consent',
        'consentWords',
        'complaint',
        'diagnosis',
        'tests',
        'referral',
        'advice',
        'followUpOn',
      ],
      {
        mode: 'visitNotes.modes',
        consent: 'visitNotes.consents',
        informant: 'visitNotes.informants',
        diagnosisStatus: 'exportFile.notes.diagnosisStatuses',
      },
    ),
    section('encounters.followUps', await readFollowUps(tx, patientId), ['dueOn', 'toldAt', 'closedAt']),
    section('encounters.addenda', await readAddenda(tx, patientId), ['recordedAt', 'reason', 'addition']),
  ]
}

async function exportOfDoctor(tx: Tx, doctorId: string): Promise<ExportedSection[]> {
  const own = tx.selectFrom('encounters as e').where('e.doctor_id', '=', doctorId)
  // Laterally: by the index of each table, however many notes there are of others.
  const written = await own
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('encounter_notes')
          .select(['created_at as createdAt', 'updated_at as updatedAt', 'signed_at as signedAt'])
          .whereRef('encounter_id', '=', 'e.id')
          .limit(1)
          .as('n'),
      (join) => join.onTrue(),
    )
    .selectAll('n')
    .orderBy('n.createdAt')
    .execute()
  const added = await own
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('encounter_addenda')
          .select('recorded_at as recordedAt')
          .whereRef('encounter_id', '=', 'e.id')
          .orderBy('recorded_at')
          .limit(addendaExported)
          .as('a'),
      (join) => join.onTrue(),
    )
    .selectAll('a')
    .orderBy('a.recordedAt')
    .execute()
  return [
    section('encounters.written', written, ['createdAt', 'signedAt']),
    section('encounters.added', added, ['recordedAt']),
  ]
}

function readNotes(tx: Tx, patientId: string) {
  return tx
    .selectFrom('encounter_notes as n')
    .innerJoin('encounters as e', 'e.id', 'n.encounter_id')
    .innerJoin('users as doctor', 'doctor.id', 'e.doctor_id')
    .select(['n.encounter_id as encounterId', 'doctor.name as doctor', 'n.status', 'n.version'])
    .select(['n.mode', 'n.consent', 'n.consent_words as consentWords'])
    .select(['n.identity_confirmed as identityConfirmed', 'n.informant', 'n.present', 'n.complaint'])
    .select(['n.history', 'n.finding_general as findingGeneral', 'n.finding_chest as findingChest'])
    .select(['n.finding_abdomen as findingAbdomen', 'n.finding_nervous as findingNervous'])
    .select(['n.finding_other as findingOther', 'n.not_examined as notExamined', 'n.diagnosis'])
    .select(['n.diagnosis_status as diagnosisStatus', 'n.tests', 'n.referral', 'n.advice'])
    .select(['n.return_signs as returnSigns', 'n.return_other as returnOther'])
    .select(['n.follow_up_on as followUpOn', 'n.created_at as createdAt', 'n.updated_at as updatedAt'])
    .select('n.signed_at as signedAt')
    .where('e.patient_id', '=', patientId)
    .orderBy('n.created_at')
    .execute()
}

function readAddenda(tx: Tx, patientId: string) {
  return tx
    .selectFrom('encounter_addenda as a')
    .innerJoin('encounters as e', 'e.id', 'a.encounter_id')
    .select(['a.id', 'a.encounter_id as encounterId', 'a.reason', 'a.addition'])
    .select('a.recorded_at as recordedAt')
    .where('e.patient_id', '=', patientId)
    .orderBy('a.recorded_at')
    .execute()
}

function readFollowUps(tx: Tx, patientId: string) {
  return tx
    .selectFrom('follow_ups as f')
    .select(['f.encounter_id as encounterId', 'f.due_on as dueOn', 'f.told_at as toldAt', 'f.tries'])
    .select(['f.tried_at as triedAt', 'f.outcome', 'f.created_at as createdAt', 'f.closed_at as closedAt'])
    .where('f.patient_id', '=', patientId)
    .orderBy('f.created_at')
    .execute()
}
