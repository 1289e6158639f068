import { section, type ExportedSection, type Exporting } from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'

/** The lines about this person: what others did with the data, and what the person did. */
export async function exportLog(tx: Tx, { account, patientId }: Exporting): Promise<ExportedSection[]> {
  const subjects = [account?.id ?? null, patientId].filter((id) => id !== null)
  const byOthers = await readByOthers(tx, subjects, account?.id ?? null)
  return [
    section('audit.byOthers', byOthers, ['at', 'act', 'byRole', 'by'], {
      act: 'audit.acts',
      byRole: 'exportFile.roles',
    }),
    // Only in the JSON file: a patient knows what they did themselves.
    ...(account ? [section('audit.own', await readOwn(tx, account.id), [])] : []),
  ]
}

/** Doctors are named, since patients know them; of others the role is enough. */
function readByOthers(tx: Tx, subjects: string[], ownId: string | null) {
  return tx
    .selectFrom('audit_log as l')
    .leftJoin('doctors as doctor', 'doctor.user_id', 'l.actor_id')
    .select(['l.at', 'l.action as act', 'l.actor_role as byRole', 'doctor.name as by', 'l.subject'])
    .where('l.subject', 'in', subjects)
    .where((is) => is.or([is('l.actor_id', 'is', null), is('l.actor_id', 'is distinct from', ownId)]))
    .orderBy('l.at')
    .execute()
}

function readOwn(tx: Tx, userId: string) {
  return tx
    .selectFrom('audit_log')
    .select(['at', 'action as act', 'subject'])
    .where('actor_id', '=', userId)
    .orderBy('at')
    .execute()
}
