import { sql } from 'kysely'
import { section, type ExportedSection, type Exporting } from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'

/** What was shared and who opened it; not the encrypted content, which is of the record itself. */
export async function exportShares(tx: Tx, { account, patientId }: Exporting): Promise<ExportedSection[]> {
  return [
    ...(patientId === null ? [] : await exportOfPatient(tx, patientId)),
    ...(account ? await exportOfDoctor(tx, account.id) : []),
  ]
}

async function exportOfPatient(tx: Tx, patientId: string): Promise<ExportedSection[]> {
  return [
    section(
      'shares.shares',
      await readShares(tx, patientId),
      ['content', 'madeAt', 'madeBy', 'expiresAt', 'endedAt', 'wrongPins'],
      { content: 'exportFile.shareContents' },
    ),
    section('shares.openings', await readOpenings(tx, patientId), ['openedAt', 'recipient']),
    section('shares.grants', await readGrants(tx, patientId), [
      'grantedAt',
      'doctor',
      'grantedBy',
      'endsAt',
      'endedAt',
    ]),
  ]
}

function readShares(tx: Tx, patientId: string) {
  return tx
    .selectFrom('shares as s')
    .leftJoin('users as maker', 'maker.id', 's.made_by')
    .select(['s.id', 's.content', 's.made_at as madeAt', 'maker.name as madeBy'])
    .select(['s.expires_at as expiresAt', 's.ended_at as endedAt', 's.wrong_pins as wrongPins'])
    .select(sql<boolean>`s.pin_digest is not null`.as('hasPin'))
    .where('s.patient_id', '=', patientId)
    .orderBy('s.made_at')
    .execute()
}

function readOpenings(tx: Tx, patientId: string) {
  return tx
    .selectFrom('share_openings as o')
    .innerJoin('shares as s', 's.id', 'o.share_id')
    .select(['o.id', 'o.share_id as shareId', 'o.recipient', 'o.opened_at as openedAt'])
    .select(sql<boolean>`o.doctor_id is not null`.as('isDoctor'))
    .where('s.patient_id', '=', patientId)
    .orderBy('o.opened_at')
    .execute()
}

function readGrants(tx: Tx, patientId: string) {
  return tx
    .selectFrom('record_grants as g')
    .leftJoin('doctors as d', 'd.user_id', 'g.doctor_id')
    .leftJoin('users as giver', 'giver.id', 'g.granted_by')
    .select(['g.id', 'd.name as doctor', 'giver.name as grantedBy'])
    .select(['g.granted_at as grantedAt', 'g.ends_at as endsAt', 'g.ended_at as endedAt'])
    .where('g.patient_id', '=', patientId)
    .orderBy('g.granted_at')
    .execute()
}

/** When patients let this doctor read; not whose record. */
async function exportOfDoctor(tx: Tx, doctorId: string): Promise<ExportedSection[]> {
  const rows = await tx
    .selectFrom('record_grants')
    .select(['granted_at as grantedAt', 'ends_at as endsAt', 'ended_at as endedAt'])
    .where('doctor_id', '=', doctorId)
    .orderBy('granted_at')
    .execute()
  return rows.length === 0 ? [] : [section('shares.granted', rows, ['grantedAt', 'endsAt', 'endedAt'])]
}
