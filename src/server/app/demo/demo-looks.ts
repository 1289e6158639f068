import type { BuiltPerson } from '../../accounts/accounts.fixtures.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { AppContext } from '../../platform/context/request-context.ts'

/** What each doctor of the demo's patient has looked at, with how many minutes after the visit began. */
const looks = [
  ['patients.readTreated', 2],
  ['vitals.ofPatient', 3],
  ['patients.readTreated', 14],
] as const

/** Entries of the audit log as the doctors' requests at the past visits would have made them. */
export async function seedLooks(
  { store, clock }: Pick<AppContext, 'store' | 'clock'>,
  { patientId }: BuiltPerson,
): Promise<void> {
  await store.db.transaction().execute(async (tx) => {
    const visits = await tx
      .selectFrom('appointments')
      .select(['doctor_id', 'starts_at'])
      .where('patient_id', '=', patientId)
      .where('status', '=', 'completed')
      .where('starts_at', '<', clock())
      .execute()
    for (const { doctor_id: actorId, starts_at } of visits) {
      for (const [action, minutes] of looks) {
        const entry = { actorId, actorRole: 'doctor', action, subject: patientId, requestId: 'demo' } as const
        await audit(tx, entry, new Date(starts_at.getTime() + minutes * 60_000))
      }
    }
  })
}
