import { section, type ExportedSection, type Exporting } from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'

const areaNames = { areas: 'sharing.areas' }

export async function exportSharing(tx: Tx, { account, patientId }: Exporting): Promise<ExportedSection[]> {
  return [
    ...(patientId === null
      ? []
      : [
          section(
            'sharing.helpers',
            await readHelpers(tx, patientId),
            ['username', 'areas', 'invitedAt', 'acceptedAt', 'endedAt'],
            areaNames,
          ),
          section('sharing.handOverCodes', await readHandOverCodes(tx, patientId), [
            'createdAt',
            'expiresAt',
          ]),
        ]),
    ...(account
      ? [
          section(
            'sharing.helping',
            await readHelping(tx, account.id),
            ['patient', 'areas', 'invitedAt', 'acceptedAt', 'endedAt'],
            areaNames,
          ),
        ]
      : []),
  ]
}

const terms = [
  'h.id',
  'h.areas',
  'h.invited_at as invitedAt',
  'h.answer_by as answerBy',
  'h.accepted_at as acceptedAt',
  'h.expires_at as expiresAt',
  'h.ended_at as endedAt',
  'h.ended_as as endedAs',
  'h.tells_missed as tellsMissed',
  'h.told_missed_on as toldMissedOn',
] as const

function readHelpers(tx: Tx, patientId: string) {
  return tx
    .selectFrom('patient_helpers as h')
    .leftJoin('users as inviter', 'inviter.id', 'h.invited_by')
    .select([...terms, 'h.username_key as username', 'inviter.name as invitedBy'])
    .where('h.patient_id', '=', patientId)
    .orderBy('h.invited_at')
    .execute()
}

function readHelping(tx: Tx, userId: string) {
  return tx
    .selectFrom('patient_helpers as h')
    .innerJoin('patients', 'patients.id', 'h.patient_id')
    .select([...terms, 'patients.name as patient'])
    .where('h.user_id', '=', userId)
    .orderBy('h.invited_at')
    .execute()
}

function readHandOverCodes(tx: Tx, patientId: string) {
  return tx
    .selectFrom('hand_over_codes')
    .select(['created_at as createdAt', 'expires_at as expiresAt'])
    .where('patient_id', '=', patientId)
    .execute()
}
