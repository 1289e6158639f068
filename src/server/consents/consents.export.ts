import { section, type ExportedSection, type Exporting } from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'

/** Of the patient, whoever agreed for them; of staff, about their own account. */
export async function exportConsents(tx: Tx, { account, patientId }: Exporting): Promise<ExportedSection[]> {
  const rows = await tx
    .selectFrom('consents')
    .innerJoin('users', 'users.id', 'consents.user_id')
    .select(['consents.id', 'consents.purpose', 'consents.notice_version as noticeVersion'])
    .select(['consents.language', 'consents.given_at as givenAt', 'consents.withdrawn_at as withdrawnAt'])
    .select('users.name as by')
    .where((is) =>
      is.or([
        is('consents.patient_id', '=', patientId),
        is.and([is('consents.user_id', '=', account?.id ?? null), is('consents.patient_id', 'is', null)]),
      ]),
    )
    .orderBy('consents.given_at')
    .orderBy('consents.id')
    .execute()
  const purposes = { purpose: 'consents.purposes' }
  return [section('consents.answers', rows, ['purpose', 'givenAt', 'withdrawnAt', 'by'], purposes)]
}
