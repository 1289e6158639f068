import { sql } from 'kysely'
import { section, type ExportedSection, type Exporting } from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'

/** What was shared and who opened it; not the encrypted content, which is of the record itself. */
export async function exportShares(tx: Tx, { patientId }: Exporting): Promise<ExportedSection[]> {
  if (patientId === null) return []
  return [
    section(
      'shares.shares',
      await readShares(tx, patientId),
      ['content', 'madeAt', 'madeBy', 'expiresAt', 'endedAt', 'wrongPins'],
      { content: 'exportFile.shareContents' },
    ),
    section('shares.openings', await readOpenings(tx, patientId), ['openedAt', 'recipient']),
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
    .where('s.patient_id', '=', patientId)
    .orderBy('o.opened_at')
    .execute()
}
