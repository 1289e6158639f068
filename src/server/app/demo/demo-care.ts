import { nameWithoutTitle } from '../../../shared/doctors/doctors.names.ts'
import type { ItemDraft } from '../../../shared/prescriptions/prescriptions.forms.ts'
import type { BuiltPerson } from '../../accounts/accounts.fixtures.ts'
import { buildCondition } from '../../conditions/conditions.fixtures.ts'
import { buildImmunization } from '../../immunizations/immunizations.fixtures.ts'
import { buildPrescription, exampleItem } from '../../prescriptions/prescriptions.fixtures.ts'
import type { AppContext } from '../../platform/context/request-context.ts'

/** The patient's allergies, illnesses and vaccinations, and the prescription of the latest visit. */
export async function seedCare(
  appContext: Pick<AppContext, 'store' | 'clock' | 'town'>,
  patient: BuiltPerson,
  doctor: BuiltPerson,
): Promise<void> {
  const { patientId } = patient
  const now = appContext.clock()
  const at = new Date(now.getTime() - 30 * dayMs)
  const said = { code: 'penicillins', text: '', reaction: 'rash', userId: patient.id } as const
  await buildCondition(appContext, { patientId, at, ...said })
  await buildCondition(appContext, {
    patientId,
    kind: 'condition',
    code: 'hypertension',
    text: '',
    at,
    doctorId: doctor.id,
  })
  const card = { patientId, userId: patient.id, at }
  await buildImmunization(appContext, { ...card, givenOn: '2021-06-14', doses: ['covid19'] })
  await buildImmunization(appContext, { ...card, givenOn: '2024-08-02', doses: ['td'], doctorId: doctor.id })
  const visit = await appContext.store.db
    .selectFrom('encounters as e')
    .innerJoin('users as u', 'u.id', 'e.doctor_id')
    .select(['e.id', 'e.ended_at', 'u.name'])
    .where('e.patient_id', '=', patientId)
    .where('e.status', '=', 'finished')
    .where('e.ended_at', '<', now)
    .orderBy('e.ended_at', 'desc')
    .executeTakeFirst()
  if (!visit?.ended_at) return
  await buildPrescription(appContext, {
    encounterId: visit.id,
    doctor: nameWithoutTitle(visit.name),
    patient: patient.name,
    signedAt: visit.ended_at,
    draft: { advice: 'Less salt, half an hour of walking each day', items: medicines },
  })
}

const dayMs = 24 * 3_600_000
const everyMorning = { morning: 1, noon: 0, evening: 0, night: 0 }

const medicines: ItemDraft[] = [
  {
    ...exampleItem,
    medicine: 'amlodipine',
    strength: '5 mg',
    dose: { kind: 'slots', amounts: everyMorning, every: 1, days: 30 },
    quantity: 30,
    refills: 1,
  },
  {
    ...exampleItem,
    dose: { kind: 'needed', amount: 1, gapHours: 6, mostPerDay: 3, days: 5 },
    quantity: 15,
  },
]
