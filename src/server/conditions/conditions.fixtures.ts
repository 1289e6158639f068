import type { ConditionEntry } from '../../shared/conditions/conditions.forms.ts'
import type { AccessRows } from '../platform/context/access-rows.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { newId } from '../platform/runtime/ids.ts'

export interface ConditionOptions extends Partial<ConditionEntry> {
  patientId: string
  at?: Date
  /** Without one the patient said it. */
  doctorId?: string
  /** The patient's account. */
  userId?: string
  /** The visit in which the doctor noted it. */
  encounterId?: string
  isPrivate?: boolean
}

/** Inserts an allergy to a penicillin, or what is said, as if nobody had been told. Returns its id. */
export async function buildCondition(
  { store, clock }: Pick<AppContext, 'store' | 'clock'>,
  { patientId, at = clock(), doctorId, userId, encounterId, isPrivate = false, ...entry }: ConditionOptions,
): Promise<string> {
  const id = newId()
  await store.db
    .insertInto('conditions')
    .values({
      kind: 'allergy',
      code: 'penicillins',
      // Of each one only: a list has an entry once.
      text: id,
      reaction: '',
      ...entry,
      id,
      patient_id: patientId,
      status: 'active',
      entered_by: doctorId ?? userId ?? null,
      entered_as: doctorId === undefined ? 'patient' : 'doctor',
      entered_at: at,
      sensitive: isPrivate,
      ...(encounterId !== undefined && { encounter_id: encounterId }),
      ...(doctorId !== undefined && { confirmed_by: doctorId, confirmed_at: at }),
    })
    .execute()
  return id
}

const ofDoctor: AccessRows[string] = ({ patientId }) => Promise.resolve({ owner: 'doctor', id: patientId })

export const accessRows: AccessRows = {
  'conditions.end': async ({ appContext, patientId }) => ({
    owner: 'patient',
    id: await buildCondition(appContext, { patientId }),
    body: { as: 'resolved' },
  }),
  'conditions.ofPatient': ofDoctor,
  'conditions.addOfPatient': async (known) => ({
    ...(await ofDoctor(known)),
    body: { kind: 'condition', code: 'asthma' },
  }),
  'conditions.confirm': async ({ appContext, patientId }) => ({
    owner: 'doctor',
    id: patientId,
    body: { condition: await buildCondition(appContext, { patientId }) },
  }),
  'conditions.endOfPatient': async ({ appContext, patientId }) => ({
    owner: 'doctor',
    id: patientId,
    body: { condition: await buildCondition(appContext, { patientId }), as: 'resolved' },
  }),
}
