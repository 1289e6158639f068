import type { AccessRows } from '../platform/context/access-rows.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { newId } from '../platform/runtime/ids.ts'

/** An invitation to the account with this patient of its own, to help the patient. For tests. */
async function buildInvitation({ store, clock }: AppContext, patientId: string, toOwnerOf: string) {
  const now = clock()
  const id = newId()
  const to = await store.db
    .selectFrom('patient_guardians')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['users.id', 'users.username_key'])
    .where('patient_id', '=', toOwnerOf)
    .executeTakeFirstOrThrow()
  await store.db
    .insertInto('patient_helpers')
    .values({
      id,
      patient_id: patientId,
      username_key: `${to.username_key}-${id}`,
      user_id: to.id,
      areas: ['vitals'],
      invited_by: to.id,
      invited_at: now,
      answer_by: new Date(now.getTime() + 24 * 3_600_000),
    })
    .execute()
  return { owner: 'patient' as const, id }
}

export const accessRows: AccessRows = {
  'sharing.endAccess': ({ appContext, patientId }) => buildInvitation(appContext, patientId, patientId),
  'sharing.tellMissed': async ({ appContext, patientId }) => ({
    ...(await buildInvitation(appContext, patientId, patientId)),
    body: { tell: false },
  }),
  'sharing.accept': ({ appContext, patientId }) => buildInvitation(appContext, patientId, patientId),
  'sharing.endHelping': ({ appContext, patientId }) => buildInvitation(appContext, patientId, patientId),
}
