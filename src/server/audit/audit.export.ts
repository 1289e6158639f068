import { sql } from 'kysely'
import { section, type ExportedSection, type Exporting } from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'

/** The lines about this person: what others did with the data, and what the person did. */
export async function exportLog(tx: Tx, { account, patientId }: Exporting): Promise<ExportedSection[]> {
  const subjects = [account?.id ?? null, patientId].filter((id) => id !== null)
  const byOthers = await readByOthers(tx, subjects, { ownId: account?.id ?? null, patientId })
  return [
    section('audit.byOthers', byOthers, ['at', 'act', 'byRole', 'by'], {
      act: 'exportFile.acts',
      byRole: 'exportFile.roles',
    }),
    // Only in the JSON file: a patient knows what they did themselves.
    ...(account ? [section('audit.own', await readOwn(tx, account.id), [])] : []),
  ]
}

/** Doctors, guardians and helpers are named, since patients know them; of others the role is enough. */
function readByOthers(
  tx: Tx,
  subjects: string[],
  { ownId, patientId }: { ownId: string | null; patientId: string | null },
) {
  const isFamily = sql<boolean>`exists (
    select from patient_guardians where patient_id = ${patientId} and user_id = l.actor_id
    union all select from patient_helpers where patient_id = ${patientId} and user_id = l.actor_id)`
  return tx
    .selectFrom('audit_log as l')
    .leftJoin('doctors as doctor', 'doctor.user_id', 'l.actor_id')
    .leftJoin('users as person', 'person.id', 'l.actor_id')
    .select(['l.at', 'l.action as act', 'l.subject'])
    .select([
      sql<string | null>`case when ${isFamily} then 'family' else l.actor_role end`.as('byRole'),
      sql<string | null>`coalesce(doctor.name, case when ${isFamily} then person.name end)`.as('by'),
    ])
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
