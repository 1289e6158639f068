import type { BuiltPerson } from '../../accounts/accounts.fixtures.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import { buildPrescriptionDraft } from '../../prescriptions/prescriptions.fixtures.ts'
import { sampleFigures } from './demo-weeks.ts'

/** Prescriptions of the doctor's latest visits that wait for the signature, as many as in the specification's samples. */
export async function seedPrescriptionDrafts(
  appContext: Pick<AppContext, 'store' | 'clock'>,
  doctor: BuiltPerson,
): Promise<void> {
  const visits = await appContext.store.db
    .selectFrom('encounters as e')
    .select(['e.id', 'e.started_at'])
    .where('e.doctor_id', '=', doctor.id)
    .where('e.started_at', '<', appContext.clock())
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('prescriptions as p').whereRef('p.encounter_id', '=', 'e.id'))),
    )
    .orderBy('e.started_at', 'desc')
    .limit(sampleFigures.unsignedPrescriptions)
    .execute()
  for (const { id, started_at: at } of visits)
    if (at) await buildPrescriptionDraft(appContext, { encounterId: id, at })
}
