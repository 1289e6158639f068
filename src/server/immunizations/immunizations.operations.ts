import * as doctorEndpoints from '../../shared/immunizations/immunizations.doctor.endpoints.ts'
import * as endpoints from '../../shared/immunizations/immunizations.endpoints.ts'
import * as schemas from '../../shared/immunizations/immunizations.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

/** A person who types does not come near it. */
const writing = [{ per: 'person', most: 120, seconds: 3_600 }] as const

export const listImmunizations = operation(endpoints.listImmunizations, schemas.listImmunizations, {
  summary: 'List the patient’s vaccinations, newest first, at most 200, with the day of birth',
  audited: false,
})

export const addImmunization = operation(endpoints.addImmunization, schemas.addImmunization, {
  summary: 'Add the vaccines that were given on one day',
  status: 201,
  audited: true,
  quotas: writing,
})

export const markImmunizationWrong = operation(
  endpoints.markImmunizationWrong,
  schemas.markImmunizationWrong,
  {
    summary: 'Say that a vaccination was entered in error; it stays in the record',
    refusals: { confirmedByDoctor: 409 },
    audited: true,
    quotas: writing,
  },
)

export const listImmunizationsOfPatient = operation(
  doctorEndpoints.listImmunizationsOfPatient,
  schemas.listImmunizationsOfPatient,
  { summary: 'List the vaccinations of a patient', audited: true },
)

export const addImmunizationOfPatient = operation(
  doctorEndpoints.addImmunizationOfPatient,
  schemas.addImmunizationOfPatient,
  {
    summary: 'Add the vaccines that were given on one day, as a doctor',
    status: 201,
    audited: true,
    quotas: writing,
  },
)

export const confirmImmunization = operation(
  doctorEndpoints.confirmImmunization,
  schemas.confirmImmunization,
  {
    summary: 'Confirm a vaccination that a patient entered, from the card',
    refusals: { alreadyWrong: 409 },
    audited: true,
    quotas: writing,
  },
)

export const markImmunizationOfPatientWrong = operation(
  doctorEndpoints.markImmunizationOfPatientWrong,
  schemas.markImmunizationOfPatientWrong,
  {
    summary: 'Say as a doctor that a vaccination was entered in error',
    audited: true,
    quotas: writing,
  },
)
