import type { ImmunizationEntry } from '../../shared/immunizations/immunizations.forms.ts'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import type { AccessRows } from '../platform/context/access-rows.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { newId } from '../platform/runtime/ids.ts'

export interface ImmunizationOptions extends Partial<ImmunizationEntry> {
  patientId: string
  at?: Date
  /** Without one the patient said it. */
  doctorId?: string
  /** The patient's account. */
  userId?: string
}

/** Inserts a Td of that day, or what is said, as if nobody had been told. Returns its id. */
export async function buildImmunization(
  { store, clock, town }: Pick<AppContext, 'store' | 'clock' | 'town'>,
  {
    patientId,
    at = clock(),
    doctorId,
    userId,
    givenOn = dayIn(town.timeZone, at),
    doses = ['td'],
    text = '',
    place = '',
  }: ImmunizationOptions,
): Promise<string> {
  const id = newId()
  await store.db
    .insertInto('immunizations')
    .values({
      id,
      patient_id: patientId,
      given_on: givenOn,
      doses,
      text,
      place,
      status: 'completed',
      entered_by: doctorId ?? userId ?? null,
      entered_as: doctorId === undefined ? 'patient' : 'doctor',
      entered_at: at,
      ...(doctorId !== undefined && { confirmed_by: doctorId, confirmed_at: at }),
    })
    .execute()
  return id
}

const ofDoctor: AccessRows[string] = ({ patientId }) => Promise.resolve({ owner: 'doctor', id: patientId })

export const accessRows: AccessRows = {
  'immunizations.markWrong': async ({ appContext, patientId }) => ({
    owner: 'patient',
    id: await buildImmunization(appContext, { patientId }),
  }),
  'immunizations.ofPatient': ofDoctor,
  'immunizations.addOfPatient': async (known) => ({
    ...(await ofDoctor(known)),
    body: { givenOn: '2026-11-01', doses: ['td'] },
  }),
  'immunizations.confirm': async ({ appContext, patientId }) => ({
    owner: 'doctor',
    id: patientId,
    body: { immunization: await buildImmunization(appContext, { patientId }) },
  }),
  'immunizations.markWrongOfPatient': async ({ appContext, patientId }) => ({
    owner: 'doctor',
    id: patientId,
    body: { immunization: await buildImmunization(appContext, { patientId }) },
  }),
}
